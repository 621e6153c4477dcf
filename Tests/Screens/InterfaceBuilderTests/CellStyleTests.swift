import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree
import Testing

/// Cells of built-in styles place their parts themselves, which is visible on another device.
@Suite struct CellStyleTests {
    /// Returns a cell laid out for an iPhone 8; the parts have the frames that Xcode would store.
    private func cell(
        _ style: String, _ attributes: String, _ labels: String, contentSize: ContentSizeCategory? = nil
    ) throws -> [String: Rect] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects><tableViewController id="controller">
            <tableView key="view" style="plain" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes><tableViewCell style="IBUITableViewCellStyle\(style)" \(attributes) id="cell">
            <rect key="frame" x="0" y="28" width="375" height="56"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="56"/>
            <subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell></prototypes>
            </tableView></tableViewController></objects></scene></scenes></document>
            """
        var request = InterfaceBuilderRequest()
        request.contentSize = contentSize
        request.viewport = try DeviceCatalog.embedded.device(named: "iphone-6-plus").viewport(.portrait)
        let roots = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Cells.storyboard").roots(for: request)
            .roots
        let screen = try #require(roots.first { $0.id == "cell" }).screen
        let views = try Renderer(era: .y2020).layout(screen).views
        return Dictionary(uniqueKeysWithValues: views.map { ($0.view.id, $0.frame) })
    }

    private func label(_ id: String, size: Int) -> String {
        """
        <label text="Label" id="\(id)"><rect key="frame" x="16" y="9" width="10" height="10"/>
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
        """
    }

    /// The disclosure indicator takes 20 + 10.33, the margins 20 and 8.
    @Test func `the text of the default style fills the content`() throws {
        let frames = try cell(
            "Default", "accessoryType=\"disclosureIndicator\" textLabel=\"text\"", label("text", size: 17))
        let text = try #require(frames["text"])
        #expect(text.minX == 20 && text.minY == 0 && text.height == 56)
        #expect(abs(text.width - (414 - 30.33 - 28)) < 0.34)
    }

    /// Lines of 17 points are 20.33 high, of 12 points 14.33; both end in the middle, 28.
    @Test func `text and value stand at the two sides`() throws {
        let frames = try cell(
            "Value1", "textLabel=\"text\" detailTextLabel=\"detail\"",
            label("text", size: 17) + label("detail", size: 12))
        let (text, detail) = (try #require(frames["text"]), try #require(frames["detail"]))
        #expect(text.minX == 20 && detail.maxX == 394)
        #expect(abs(text.midY - 28) < 0.34 && abs(detail.midY - 28) < 0.34)
        #expect(abs(text.height - 20.333) < 0.01 && abs(detail.height - 14.333) < 0.01)
    }

    /// Together they are 34.67 high, so 10.67 are left above and below.
    @Test func `a subtitle stands below the text`() throws {
        let frames = try cell(
            "Subtitle", "textLabel=\"text\" detailTextLabel=\"detail\"",
            label("text", size: 17) + label("detail", size: 12))
        let (text, detail) = (try #require(frames["text"]), try #require(frames["detail"]))
        #expect(text.minX == 20 && detail.minX == 20)
        #expect(abs(text.minY - 10.667) < 0.34 && abs(detail.minY - text.maxY) < 0.01)
    }

    /// Fonts of a fixed size stay as they are; the row of automatic height has its stored height here.
    @Test(
        arguments: ["Value1", "Value2"],
        [
            (ContentSizeCategory.extraExtraExtraLarge, "", false), (.accessibilityMedium, "", true),
            (.accessibilityMedium, "rowHeight=\"56\"", false),
        ])
    func `details stand below their text at accessibility sizes where the row sizes itself`(
        style: String, size: (category: ContentSizeCategory, height: String, isStacked: Bool)
    ) throws {
        let frames = try cell(
            style, size.height + " textLabel=\"text\" detailTextLabel=\"detail\"",
            label("text", size: 17) + label("detail", size: 12), contentSize: size.category)
        let (text, detail) = (try #require(frames["text"]), try #require(frames["detail"]))
        #expect((detail.minY >= text.maxY && detail.minX == text.minX) == size.isStacked)
    }
}
