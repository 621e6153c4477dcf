import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

@Suite struct CanvasTests {
    /// Returns the screen of a xib's root that fills a device.
    private func screen(_ version: String, _ device: String, _ size: Size) throws -> Screen {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" \
            targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait" appearance="light"/>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
            </view></objects></document>
            """
        let roots = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Canvas.xib")
            .roots(for: InterfaceBuilderRequest()).roots
        return try #require(roots.first).screen
    }

    @Test(
        "The status bars of iOS 16 come with the last version of Xcode 14",
        arguments: [
            ("20020", "retina6_1", 44), ("21169", "retina6_1", 44), ("21207", "retina6_1", 48),
            ("21169", "retina6_7", 44), ("21207", "retina6_7", 47),
            ("19519", "retina6_0", 44), ("21169", "retina6_0", 44), ("21207", "retina6_0", 47),
            ("20037", "retina5_9", 44), ("21505", "retina5_9", 47), ("21678", "retina5_9", 50),
        ] as [(String, String, Double)])
    func statusBar(version: String, device: String, height: Double) throws {
        let sizes = [
            "retina6_1": Size(width: 414, height: 896), "retina6_7": Size(width: 428, height: 926),
            "retina6_0": Size(width: 390, height: 844), "retina5_9": Size(width: 375, height: 812),
        ]
        let screen = try screen(version, device, try #require(sizes[device]))
        #expect(screen.viewport.safeArea.top == height)
    }

    /// Returns the side margin of a row's content in a table inside another view.
    private func margin(_ version: String, _ device: String, rowWidth: Double) throws -> Double {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" \
            targetRuntime="iOS.CocoaTouch"><device id="\(device)" orientation="portrait" appearance="light"/>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="736"/><subviews>
            <tableView style="plain" id="table"><rect key="frame" x="0" y="0" width="\(rowWidth)" height="600"/>
            <prototypes><tableViewCell id="row"><rect key="frame" x="0" y="0" width="\(rowWidth)" height="69"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="\(rowWidth)" height="69"/>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews></view></objects></document>
            """
        let roots = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Rows.xib")
            .roots(for: InterfaceBuilderRequest()).roots
        let row = try #require(roots.first { $0.id == "row" }).screen.root
        return try #require(row.subviews.first?.layoutMargins.own).left
    }

    @Test(
        "Rows of the largest phone with a home button have wide margins until Xcode 15",
        arguments: [
            ("17126", 414, 20), ("19519", 414, 20), ("19519", 359, 20), ("22685", 374, 16),
        ] as [(String, Double, Double)])
    func largePhone(version: String, width: Double, margin: Double) throws {
        #expect(try self.margin(version, "retina5_5", rowWidth: width) == margin)
    }

    @Test(
        "Rows of the first phone with a sensor housing have wide margins in Xcode 14",
        arguments: [("20020", 16), ("21505", 20), ("21679", 20), ("22685", 16)] as [(String, Double)])
    func notch(version: String, margin: Double) throws {
        #expect(try self.margin(version, "retina5_9", rowWidth: 375) == margin)
    }
}
