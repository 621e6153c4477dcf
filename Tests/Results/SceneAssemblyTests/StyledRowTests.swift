import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimSceneAssembly

/// Rows of built-in cell styles for readers with other settings than the file's, on its own device.
@Suite struct StyledRowTests {
    /// Returns the frames of a static table with one row, whose texts are in the body style.
    private func frames(
        _ style: String, at size: ContentSizeCategory?, rowHeight: Int = -1
    ) throws -> (row: Rect, text: Rect, detail: Rect) {
        func label(_ id: String, x: Int) -> String {
            """
            <label text="Label" id="\(id)"><rect key="frame" x="\(x)" y="12" width="41.5" height="20.5"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects><tableViewController id="controller">
            <tableView key="view" dataMode="static" style="plain" rowHeight="\(rowHeight)" id="table">
            <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="section"><cells>
            <tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="text" detailTextLabel="detail" id="row">
            <rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews>\(label("text", x: 16))\(label("detail", x: 317))</subviews></tableViewCellContentView>
            </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes>
            </document>
            """
        var request = InterfaceBuilderRequest()
        request.contentSize = size
        let file = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Rows.storyboard")
        let assembly = try SceneAssembly(file, at: "Rows.storyboard", for: request, with: Renderers())
        let layout = assembly.renderer.layout(try #require(try assembly.screens().first).screen)
        func frame(_ id: String) throws -> Rect {
            try #require(layout.views.first { $0.view.id == id || $0.view.id.hasSuffix(" \(id)") }).frame
        }
        return (try frame("row"), try frame("text"), try frame("detail"))
    }

    /// 11 points are left above and below two lines of 63.5.
    @Test(arguments: ["Value1", "Subtitle"]) func `a row grows with its texts`(_ style: String) throws {
        #expect(try frames(style, at: .large).row.height == 44)
        let large = try frames(style, at: .accessibilityExtraExtraExtraLarge)
        #expect(abs(large.row.height - 149) <= 0.5, "\(large.row.height)")
        #expect(abs(large.text.height - 63.5) <= 0.5)
        #expect(abs(large.text.minY - 11) <= 0.5, "\(large.text.minY)")
    }

    @Test func `a row of a fixed height does not grow`() throws {
        let large = try frames("Value1", at: .accessibilityExtraExtraExtraLarge, rowHeight: 50)
        #expect(large.row.height == 44)
    }

    @Test func `stored frames are for the reader of the file alone`() throws {
        #expect(try frames("Value1", at: nil).detail == Rect(x: 317, y: 12, width: 41.5, height: 20.5))
        let large = try frames("Value1", at: .extraExtraExtraLarge)
        #expect(large.detail.maxX == 359 && large.detail.width > 50, "\(large.detail)")
    }
}
