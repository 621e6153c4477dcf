import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

/// The widths of rows on other devices than that of their file.
@Suite struct RowWidthTests {
    /// Returns the width of a row, stored with a margin at both sides, of a table that fills the window.
    private func width(_ style: String, stored margin: Double, in window: Double) throws -> Double {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch"><device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects><tableViewController id="controller">
            <tableView key="view" style="\(style)" id="table"><rect key="frame" x="0" y="0" width="393" height="600"/>
            <prototypes><tableViewCell id="row">
            <rect key="frame" x="\(margin)" y="28" width="\(393 - 2 * margin)" height="56"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="\(393 - 2 * margin)" height="56"/>
            </tableViewCellContentView></tableViewCell></prototypes>
            </tableView></tableViewController></objects></scene></scenes></document>
            """
        var request = InterfaceBuilderRequest()
        request.viewport = try DeviceCatalog.embedded.device(named: "iphone-6").viewport(.portrait)
        request.viewport?.size.width = window
        let roots = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Rows.storyboard").roots(for: request)
            .roots
        return try #require(roots.first { $0.id == "row" }).screen.viewport.size.width
    }

    @Test(arguments: [
        ("plain", 0.0, 324.0, 324.0), ("grouped", 0, 500, 500), ("insetGrouped", 20, 324, 292),
        ("insetGrouped", 16, 393, 361),
        ("insetGrouped", 20, 394, 354), ("insetGrouped", 20, 500, 460),
    ])
    func `a row is as wide as its table, without the margins of inset groups`(
        _ style: String, _ margin: Double, _ window: Double, _ width: Double
    ) throws {
        #expect(try self.width(style, stored: margin, in: window) == width)
    }
}
