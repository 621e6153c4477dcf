import Foundation
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimFileProjects

/// Projects of files in temporary folders, which are removed at the end.
@Suite final class FileProjectTests {
    private let root = NSTemporaryDirectory() + "layoutsim-files-" + UUID().uuidString

    init() throws { try Folder(root).create() }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func write(_ text: String, to path: String) throws {
        let file = "\(root)/\(path)"
        try Folder(String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])).create()
        try File(file).write(text)
    }

    private func settings(_ files: String..., exclude: [String] = []) throws {
        var settings = FileProjectSettings()
        settings.files = files
        settings.exclude = exclude
        settings.devices = ["iphone-5"]
        try write(settings.text, to: FileProjectSettings.fileName)
    }

    private func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(root.count + 1)) } }

    @Test func `dependencies, build output and hidden folders are not searched, but may be named`() throws {
        for path in [
            "Main.storyboard", "App/Base.lproj/Home.storyboard", "App/Cell.xib", "Pods/X/X.xib", "Carthage/Y.xib",
            ".build/checkouts/Z.xib", "build/W.xib", "A.framework/V.xib", "App/Old.xib", "App/notes.txt",
        ] { try write("<document/>", to: path) }
        #expect(
            try FileSearch.files(below: root)
                == ["App/Base.lproj/Home.storyboard", "App/Cell.xib", "App/Old.xib", "Main.storyboard"])
        try settings("**/*.xib", "Main.storyboard", "Pods/X/X.xib", "Gone.xib", exclude: ["App/Old.xib"])
        let project = try FileProject(configuredIn: root)
        #expect(relative(project.files.map(\.path)) == ["App/Cell.xib", "Main.storyboard", "Pods/X/X.xib"])
        #expect(relative(project.missing.map(\.file)) == ["Gone.xib"])
        let one = try FileProject(configuredIn: root, only: ["\(root)/App/../Main.storyboard"])
        #expect(one.files == project.files)
        #expect(relative(one.chosen.map(\.path)) == ["Main.storyboard"])
        #expect(throws: FileProjectError.self) { try FileProject(configuredIn: root, only: ["\(root)/App/Old.xib"]) }
    }

    @Test func `operands are files and folders, each once`() throws {
        for path in ["Main.storyboard", "Cells/A.xib", "Cells/B.xib"] { try write("<document/>", to: path) }
        let names = ["Main.storyboard", "./Main.storyboard", "Cells", "None.xib"].map { "\(root)/\($0)" }
        let project = try FileProject(of: names, in: root, settings: FileProjectSettings())
        #expect(relative(project.chosen.map(\.path)) == ["Main.storyboard", "Cells/A.xib", "Cells/B.xib"])
        #expect(project.missing.map(\.reason) == [.missing(isInSettings: false)])
        #expect(throws: FileProjectError(file: "a.txt", .otherFile)) {
            try FileProject(of: ["a.txt"], in: root, settings: FileProjectSettings())
        }
    }

    /// Two scenes of one class, a scene with an identifier, and a scene without a view.
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>\(scene("1", #"storyboardIdentifier="Sign In""#))\(scene("2", #"customClass="List""#))\
        \(scene("3", #"customClass="List""#))\(scene("4", #"customClass="Main""#))
        <scene sceneID="s5"><objects><navigationController id="c5"/></objects></scene></scenes></document>
        """

    private static func scene(_ id: String, _ attributes: String) -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController \(attributes) id="c\(id)"><view key="view" id="v\(id)">
        <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
        """
    }

    private func tested() throws -> (project: FileProject, files: [TestedFile]) {
        let project = try FileProject(configuredIn: root)
        let files = try project.chosen.map { try TestedFile($0, settings: project.settings, with: Renderers()) }
        return (project, files)
    }

    @Test func `screens go by identifier, class or object id behind the name of their file`() throws {
        try write(FileProjectTests.storyboard, to: "Main.storyboard")
        try settings("*.storyboard")
        let file = try #require(try tested().files.first)
        #expect(file.screens.map(\.name) == ["Main.Sign-In", "Main.c2", "Main.c3", "Main"])
        let reader = SceneReader(of: root, renderers: Renderers())
        let variant = file.matrix[1]
        let drawn = try reader.subjects(of: file, in: variant) { $0.screen != "Main.c2" }
        #expect(
            drawn.map { "\($0.subject.key)" }
                == [
                    "Main.Sign-In/iphone-5-landscape@2x", "Main.c3/iphone-5-landscape@2x", "Main/iphone-5-landscape@2x",
                ])
        #expect(drawn.first?.subject.screen.viewport.size.width == 568)
    }

    @Test func `a view of a xib goes by its class, its owner's class or its object id`() throws {
        func xib(_ objects: String) -> String {
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" "#
                + #"targetRuntime="iOS.CocoaTouch"><objects>\#(objects)</objects></document>"#
        }
        func view(_ id: String, _ attributes: String = "") -> String {
            #"<view \#(attributes) id="\#(id)"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#
        }
        let owner =
            #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Profile"><connections>"#
            + #"<outlet property="view" destination="a" id="o"/></connections></placeholder>"#
        try write(xib(owner + view("a") + view("b") + view("c", #"customClass="Badge""#)), to: "Profile.xib")
        try settings("*.xib")
        #expect(try tested().files.first?.screens.map(\.name) == ["Profile", "Profile.b", "Profile.Badge"])
    }

    @Test func `a file is tested in the languages that it is translated into, and in those from right to left`() throws
    {
        let label =
            #"<subviews><label text="Name" id="l1"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>"#
        try write(
            FileProjectTests.storyboard.replacing(#"height="667"/></view>"#, with: #"height="667"/>\#(label)</view>"#),
            to: "Base.lproj/Main.storyboard")
        try write("\"l1.text\" = \"Nom\";", to: "fr.lproj/Main.strings")
        var asked = FileProjectSettings()
        (asked.files, asked.devices, asked.orientations) = (["**/*.storyboard"], ["iphone-5"], [.portrait])
        asked.languages = ["Base", "de", "fr", "ar"]
        try write(asked.text, to: FileProjectSettings.fileName)
        let file = try #require(try tested().files.first)
        #expect(file.matrix.names == ["iphone-5-portrait@2x", "iphone-5-portrait@2x-fr", "iphone-5-portrait@2x-ar"])
        let reader = SceneReader(of: root, renderers: Renderers())
        let screens = try file.matrix.map { try reader.subjects(of: file, in: $0)[0].subject.screen }
        #expect(screens.map { $0.root.inPreorder.first { $0.id == "l1" }?.label } == ["Name", "Nom", "Name"])
        #expect(screens.map(\.isRightToLeft) == [false, false, true])
        asked.languages = ["fr"]
        #expect(try file.variants(in: asked) == ["iphone-5-portrait@2x-fr"])
        asked.languages = ["de"]
        #expect(try file.variants(in: asked) == ["iphone-5-portrait@2x"])
    }

    @Test func `scenes and files that are gone are declared without variants; unread files keep their goldens`() throws
    {
        try write(FileProjectTests.storyboard, to: "Main.storyboard")
        try write("broken", to: "Broken.storyboard")
        try settings("*.storyboard")
        let project = try FileProject(configuredIn: root)
        let main = try TestedFile(
            try #require(project.files.last), settings: project.settings, with: Renderers())
        let goldens = Set(
            ["Main.Gone", "Main.c2", "Old.x", "Old", "Broken.y"].map { SnapshotKey(screen: $0, variant: "v") })
        func gone(ownsAll: Bool, in project: FileProject) throws -> [String] {
            try project.declarations(of: [main], goldens: goldens, ownsAll: ownsAll)
                .filter(\.variants.isEmpty).map(\.screen)
        }
        #expect(try gone(ownsAll: true, in: project) == ["Main.Gone", "Old", "Old.x"])
        #expect(try gone(ownsAll: false, in: project) == ["Main.Gone", "Old.x"])
        let declared = try project.declarations(of: [main], goldens: goldens, ownsAll: true)
        #expect(declared.first { $0.screen == "Main.c2" }?.variants == main.matrix.names)

        let loose = try FileProject(of: ["\(root)/Main.storyboard"], in: root, settings: project.settings)
        #expect(try gone(ownsAll: true, in: loose) == ["Main.Gone"])
        let kept = try loose.declarations(of: [main], goldens: goldens, ownsAll: true)
        #expect(kept.first { $0.screen == "Main.c2" }?.variants == main.matrix.names + ["v"])
    }
}

extension View {
    /// The text of a label.
    fileprivate var label: String? { if case .label(let text, _) = content { text.text } else { nil } }
}
