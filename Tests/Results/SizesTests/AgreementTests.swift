import Foundation
import LayoutSimAudits
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimPackageFolder
import LayoutSimRendering
import LayoutSimSceneAssembly
import Testing

@testable import LayoutSimSizes

@Suite struct AgreementTests {
    static let sizes = [
        Size(width: 324, height: 667), Size(width: 351.5, height: 480), Size(width: 375, height: 667),
        Size(width: 402, height: 874), Size(width: 611, height: 390),
    ]

    @Test(arguments: ["Looks.storyboard", "Main.storyboard", "Welcome.storyboard"])
    func `audit and sizes find the same in every window`(_ name: String) throws {
        let path = PackageFolder.url("Examples/Storyboards").appending(path: name).path(percentEncoded: false)
        for size in Self.sizes {
            let assembly = try SceneAssembly(contentsOf: path, for: try request(size), with: Renderers())
            #expect(try audited(assembly) == sized(assembly), "\(size)")
        }
    }

    /// A row of an inset group at 324 points has 252 or 260 points for its text, as the group is inset by 20 or 16.
    @Test(arguments: ["plain", "grouped", "insetGrouped"])
    func `rows are as wide as in their table`(_ style: String) throws {
        let file = try InterfaceBuilderFile(parsing: Array(list(style).utf8), file: "List.storyboard")
        for size in Self.sizes + [Size(width: 300, height: 667), Size(width: 330, height: 667)] {
            let assembly = try SceneAssembly(
                file, at: "List.storyboard", for: try request(size), with: Renderers())
            #expect(try audited(assembly) == sized(assembly), "\(size)")
        }
    }

    private func request(_ size: Size) throws -> InterfaceBuilderRequest {
        var request = InterfaceBuilderRequest()
        request.viewport = try DeviceCatalog.embedded.device(named: "iphone-6").window(of: size, .portrait)
        return request
    }

    /// Returns the faults that an audit finds, by root.
    private func audited(_ assembly: SceneAssembly) throws -> [String: Set<FaultName>] {
        try assembly.audit().reduce(into: [:]) { faults, found in
            faults[found.root.id, default: []].formUnion(found.findings.map(FaultName.init))
        }
    }

    /// Returns the faults that a search along widths finds in its first window, by root.
    private func sized(_ assembly: SceneAssembly) -> [String: Set<FaultName>] {
        zip(assembly.layoutRoots, assembly.stretchableScreens).reduce(into: [:]) { faults, pair in
            let (root, screen) = pair
            let found = assembly.renderer.audit(
                assembly.renderer.layout(screen), isFullScreen: root.kind == .sceneView)
            if !found.isEmpty { faults[root.id] = Set(found.map(FaultName.init)) }
        }
    }

    private func list(_ style: String) -> String {
        let (x, width) = style == "insetGrouped" ? (20, 353) : (0, 393)
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21505" \
            targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects><tableViewController id="controller">
            <tableView key="view" dataMode="static" style="\(style)" id="table">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <sections><tableViewSection id="section"><cells><tableViewCell rowHeight="50" id="row">
            <rect key="frame" x="\(x)" y="28" width="\(width)" height="50"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="\(width)" height="50"/><subviews>
            <label text="A text of some length that just fits" translatesAutoresizingMaskIntoConstraints="NO" id="text">
            <rect key="frame" x="16" y="11" width="300" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
            <constraint firstItem="text" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
            constant="16" id="c1"/>
            <constraint firstItem="content" firstAttribute="trailing" secondItem="text" secondAttribute="trailing" \
            constant="16" id="c2"/>
            <constraint firstItem="text" firstAttribute="top" secondItem="content" secondAttribute="top" constant="11" \
            id="c3"/></constraints></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
            </tableView></tableViewController></objects></scene></scenes></document>
            """
    }
}
