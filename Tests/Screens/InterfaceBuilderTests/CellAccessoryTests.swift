import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

@Suite struct CellAccessoryTests {
    /// Returns the width of the content view in a row of a plain table that fills the device.
    private func contentWidth(
        _ version: String, _ device: String, rowWidth: Double, style: String = "plain"
    ) throws -> Double {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(version)" \
            targetRuntime="iOS.CocoaTouch"><device id="\(device)" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects><tableViewController id="controller">
            <tableView key="view" style="\(style)" id="table"><rect key="frame" x="0" y="0" width="\(rowWidth)" height="600"/>
            <prototypes><tableViewCell accessoryType="disclosureIndicator" id="row">
            <rect key="frame" x="0" y="28" width="\(rowWidth)" height="56"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="\(rowWidth)" height="56"/>
            </tableViewCellContentView></tableViewCell></prototypes>
            </tableView></tableViewController></objects></scene></scenes></document>
            """
        let roots = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Rows.storyboard")
            .roots(for: InterfaceBuilderRequest()).roots
        let row = try #require(roots.first { $0.id == "row" }).screen.root
        return try #require(row.subviews.first?.autoresizing).frame.width
    }

    /// The margin of 16 or 20 and three fifths of the body size, which is 14 points from Xcode 12.5 to 13.4, in whole
    /// pixels.
    @Test(
        "A disclosure indicator is smaller at the smallest content size, and before iOS 15 a point wider there",
        arguments: [
            ("18122", "retina4_7", 25.5), ("20037", "retina4_7", 24.5), ("19529", "retina5_9", 24.667),
            ("19455", "retina5_5", 29.667), ("20037", "retina6_1", 28.5), ("21701", "retina6_1", 30.5),
        ] as [(String, String, Double)])
    func disclosureIndicator(version: String, device: String, width: Double) throws {
        let rowWidth = ["retina4_7", "retina5_9"].contains(device) ? 375.0 : 414
        let content = try contentWidth(version, device, rowWidth: rowWidth)
        #expect(abs(rowWidth - content - width) < 1e-3)
    }

    /// A disclosure indicator takes 10.33 points at 3x next to the margin of 16 or 20.
    @Test(
        "The first phone with a sensor housing has wide margins in Xcode 14, and later in inset groups only",
        arguments: [
            ("20020", "plain", 24.667), ("21207", "plain", 30.333), ("21505", "grouped", 30.333),
            ("22504", "grouped", 26.333), ("22504", "insetGrouped", 30.333), ("24063", "plain", 26.333),
        ] as [(String, String, Double)])
    func notch(version: String, style: String, width: Double) throws {
        let rowWidth = style == "insetGrouped" ? 335.0 : 375
        let content = try contentWidth(version, "retina5_9", rowWidth: rowWidth, style: style)
        #expect(abs(rowWidth - content - width) < 1e-2)
    }
}
