import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree
import Testing

/// The texts of a content configuration are labels in the content view.
@Suite struct ListContentTests {
    private func views(_ configuration: String) throws -> [PlacedView] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch"><device id="retina5_5" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects><tableViewController id="controller">
            <tableView key="view" style="plain" id="table"><rect key="frame" x="0" y="0" width="414" height="736"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="414" height="60"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="414" height="60"/>
            </tableViewCellContentView>\(configuration)</tableViewCell></prototypes>
            </tableView></tableViewController></objects></scene></scenes></document>
            """
        let roots = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Cells.storyboard").roots().roots
        return try Renderer(era: .y2020).layout(#require(roots.first { $0.id == "cell" }).screen).views
    }

    private func frames(_ configuration: String) throws -> [String: Rect] {
        Dictionary(uniqueKeysWithValues: try views(configuration).map { ($0.view.id, $0.frame) })
    }

    /// The body's line is 20.33 high; half of it is above the middle, 30, rounded to pixels.
    @Test func `a text is centered between the margins`() throws {
        let frames = try frames(
            #"<listContentConfiguration key="contentConfiguration" text="Hello" secondaryText=""/>"#)
        #expect(frames.count == 3)
        let text = try #require(frames["content-text"])
        #expect(text.minX == 20 && text.maxX == 394)
        #expect(abs(text.midY - 30) < 0.34 && abs(text.height - 20.333) < 0.01)
    }

    @Test func `a second text stands below the first`() throws {
        let frames = try frames(
            #"<listContentConfiguration key="contentConfiguration" text="Hello" secondaryText="you"/>"#)
        let (first, second) = (try #require(frames["content-text"]), try #require(frames["content-secondaryText"]))
        #expect(second.minY == first.maxY)
        #expect(abs((first.minY + second.maxY) / 2 - 30) < 0.34)
        #expect(second.height < first.height)
    }

    @Test func `a configuration without texts, and one of another kind, adds nothing`() throws {
        #expect(try frames(#"<listContentConfiguration key="contentConfiguration"/>"#).count == 2)
        #expect(try frames(#"<otherConfiguration key="contentConfiguration" text="Hello"/>"#).count == 2)
    }
}
