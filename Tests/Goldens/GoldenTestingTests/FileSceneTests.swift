import LayoutSim
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimSnapshots
import Testing

@testable import LayoutSimGoldenTesting

@Suite struct FileSceneTests {
    private let project: ExampleProject

    init() throws {
        project = try ExampleProject()
        try File(project.root + "/Settings.storyboard").write(Array(FileSceneTests.storyboard.utf8))
        try File(project.root + "/Row.xib").write(Array(FileSceneTests.xib.utf8))
    }

    /// A static table with one section of one row, whose label is in the body's text style.
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="scene"><objects>
        <tableViewController storyboardIdentifier="Settings" id="controller" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <sections><tableViewSection headerTitle="Sound" id="section"><cells>\(cell)</cells></tableViewSection></sections>
        </tableView></tableViewController></objects></scene></scenes></document>
        """

    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>\(cell)</objects></document>
        """

    private static let cell = """
        <tableViewCell id="row" customClass="SoundCell">
        <rect key="frame" x="0" y="55.5" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
        <rect key="frame" x="0" y="0" width="375" height="43.5"/>
        <subviews><label text="Ring" numberOfLines="0" userLabel="title" \
        translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="16" y="11" width="343" height="21.5"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
        <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
        <constraint firstItem="label" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="c2"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c3"/>
        <constraint firstItem="label" firstAttribute="bottom" secondItem="content" secondAttribute="bottomMargin" id="c4"/>
        </constraints></tableViewCellContentView></tableViewCell>
        """

    @Test func `a storyboard identifier that cannot name files is tested under another name`() throws {
        let text = FileSceneTests.storyboard.replacing(
            "storyboardIdentifier=\"Settings\"", with: "storyboardIdentifier=\"My Settings/2\"")
        try File(project.root + "/Settings.storyboard").write(text)
        let variant = try Matrix(devices: ["iphone-5"])[0]
        func failure(named name: String?) throws -> ExpectationFailure? {
            var warnings: [String] = []
            return try project.newRun().failure(
                ofScene: "My Settings/2", in: "Settings.storyboard", named: name, as: variant, contents: [:],
                at: CodePlace(file: "x.swift", line: 1), warnings: &warnings)
        }
        #expect(
            try failure(named: "settings")?.message.hasPrefix("settings/iphone-5-portrait@2x: there is no golden")
                == true)
        let error = #expect(throws: SnapshotError.self) { try failure(named: nil) }
        #expect(error?.description.contains("cannot be used in file names; give the screen") == true)
        #expect(error?.description.hasSuffix("a scene by 'named:'") == true)
    }

    private func scene(
        _ name: String, in file: String = "Settings.storyboard",
        _ change: (inout InterfaceBuilderRequest) -> Void = { _ in }
    ) throws -> FileScene {
        var request = InterfaceBuilderRequest()
        request.viewport = try Matrix(devices: ["iphone-5"])[0].viewport
        change(&request)
        return try FileScene(name, in: "\(project.root)/\(file)", request: request)
    }

    @Test
    func `a table shows its sections and rows, whose contents keep their constraints, ids and names`()
        throws
    {
        let scene = try scene("Settings")
        let layout = scene.renderer.layout(scene.screen)
        #expect(
            layout.views.map(\.view.id).prefix(6) == [
                "table", "header of section", "rows of section", "row", "content", "label",
            ])
        #expect(layout["label"]?.view.source.name == "title")
        #expect(layout["row"]?.frame == Rect(x: 0, y: 0, width: 320, height: 44))
        #expect(layout["label"]?.frame.minX == 16)
        #expect(scene.screen.constraints.map { $0.first.item }.contains(.view("label")))
        #expect(scene.screen.name == "Settings")
        #expect(scene.warnings == [])
    }

    @Test func `what the reader does not understand is kept as warnings`() throws {
        let odd = FileSceneTests.xib.replacing("<subviews>", with: "<subviews><hologramView id=\"hologram\"/>")
        try File(project.root + "/Odd.xib").write(odd)
        let warnings = try scene("SoundCell", in: "Odd.xib").warnings
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("Odd.xib:") == true && warnings.first?.contains("'hologramView'") == true)
    }

    @Test func `rows grow with the size of texts, and what is below them moves down`() throws {
        let usual = try scene("Settings")
        let large = try scene("Settings") { $0.contentSize = .accessibilityExtraExtraExtraLarge }
        let before = usual.renderer.layout(usual.screen)
        let after = large.renderer.layout(large.screen)
        #expect(before["label"]?.frame.height == 22)
        #expect(after["label"]?.frame.height ?? 0 > 60)
        #expect(after["row"]?.frame.height ?? 0 > 80)
        #expect(after["header of section"]?.frame.height ?? 0 > 50)
    }

    @Test func `the appearance and the direction are those of the request`() throws {
        let scene = try scene("Settings") {
            $0.appearance = .dark
            $0.isRightToLeft = true
        }
        #expect(scene.screen.appearance == .dark)
        let layout = scene.renderer.layout(scene.screen)
        #expect(layout["row"]?.view.backgroundColor == SystemColor.secondaryGroupedBackground.color(in: .dark))
        #expect(layout["label"].map { $0.frame.maxX } == 304)
    }

    @Test func `a row of a xib goes by its class and is as wide as the device`() throws {
        let scene = try scene("SoundCell", in: "Row.xib")
        #expect(scene.renderer.layout(scene.screen).screen.viewport.size == Size(width: 320, height: 44))
        let grown = try self.scene("SoundCell", in: "Row.xib") { request in
            var title = ContentOverride()
            title.text = "Ring, and ring again until somebody is there who answers"
            request.content = ["title": title]
        }
        #expect(grown.renderer.layout(grown.screen).screen.viewport.size.height > 60)
    }

    @Test func `contents that name nothing are an error, with a similar name`() throws {
        let error = #expect(throws: GoldenError.self) {
            try scene("Settings") { $0.content = ["titel": ContentOverride()] }
        }
        #expect(
            error?.description
                == "\(project.root)/Settings.storyboard: error: 'titel' in 'contents' is not an object id, "
                + "outlet or user label of the file; did you mean 'title'?")
    }

    @Test func `a missing scene is reported with those that exist`() throws {
        let error = #expect(throws: InterfaceBuilderError.self) { try scene("Account") }
        #expect(error?.description.hasSuffix("error: there is no scene 'Account'; choose one of 'Settings'") == true)
        let other = #expect(throws: InterfaceBuilderError.self) { try scene("Card", in: "Row.xib") }
        #expect(other?.description.hasSuffix("error: there is no scene 'Card'; choose one of 'SoundCell'") == true)
    }

    /// Returns the table under a navigation bar with a button.
    private static func storyboard(button: String) -> String {
        let item =
            #"<navigationItem key="navigationItem" title="Settings" id="item">"#
            + #"<barButtonItem key="rightBarButtonItem" title="\#(button)" id="button"/></navigationItem>"#
        let navigation =
            #"<scene sceneID="s2"><objects><navigationController id="stack"><navigationBar key="navigationBar"/>"#
            + #"<connections><segue destination="controller" kind="relationship" relationship="rootViewController" id="s"/>"#
            + "</connections></navigationController></objects></scene>"
        return storyboard.replacing("</tableView>", with: "</tableView>" + item)
            .replacing("</scenes>", with: navigation + "</scenes>")
    }

    @Test func `the text of a bar's button is part of the golden, and the cause of its change`() throws {
        let variant = try Matrix(devices: ["iphone-5"], contents: [.typical("Hello")])[0]
        func failure(_ button: String) throws -> String? {
            try File(project.root + "/Settings.storyboard").write(Array(FileSceneTests.storyboard(button: button).utf8))
            return try project.failure(of: scene("Settings").screen, as: variant)?.message
        }
        #expect(try failure("Help")?.contains("there is no golden yet") == true)
        try project.acceptAll()
        #expect(try failure("Help") == nil)
        let changed = try #require(try failure("Support")?.split(separator: "\n").first)
        #expect(changed.contains("\"Help\"") && changed.contains("\"Support\""), "\(changed)")
    }
}
