import LayoutSimAutoLayout
import LayoutSimDocuments
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import Testing

@testable import LayoutSimGoldenTesting

/// A scene with pictures of an asset catalog, in projects in different folders.
@Suite struct SceneInFoldersTests {
    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view customClass="Card" id="top">
        <rect key="frame" x="0" y="0" width="80" height="40"/><subviews>
        <imageView image="flag" id="flag"><rect key="frame" x="0" y="0" width="8" height="4"/></imageView>
        <button buttonType="custom" id="button"><rect key="frame" x="0" y="10" width="8" height="4"/>
        <state key="normal" backgroundImage="flag"/></button>
        </subviews></view></objects><resources><image name="flag" width="4" height="2"/></resources></document>
        """
    private static let svg = """
        <svg width="4" height="2" xmlns="http://www.w3.org/2000/svg"><path fill="#00f" d="M0 0h4v2H0z"/></svg>
        """

    /// Returns the document of the scene in a new project.
    private func document(_ folder: String) throws -> String {
        let project = try ExampleProject()
        let set = "\(project.root)/\(folder)Assets.xcassets/flag.imageset"
        try Folder(set).create()
        try File("\(set)/Contents.json").write(#"{"images": [{"filename": "flag.svg", "idiom": "universal"}]}"#)
        try File("\(set)/flag.svg").write(Self.svg)
        try File("\(project.root)/\(folder)Card.xib").write(Self.xib)
        var request = InterfaceBuilderRequest()
        request.viewport = try Matrix(devices: ["iphone-5"])[0].viewport
        let scene = try FileScene(
            "Card", in: "\(project.root)/\(folder)Card.xib", request: request, inProject: project.root)
        let layout = scene.renderer.layout(scene.screen)
        let before = scene.renderer.displayList(layout)
        try CodePictures(root: project.root).add(for: scene.screen, to: scene.renderer)
        #expect(try scene.renderer.pixelHash(before) == scene.renderer.pixelHash(scene.renderer.displayList(layout)))
        return scene.renderer.document(layout).description
    }

    @Test func `has the same document in both`() throws {
        let first = try document("App/")
        #expect(try first == document("App/"))
        let path = "App/Assets.xcassets/flag.imageset/flag.svg"
        #expect(first.contains("image file \"\(path)\""))
        #expect(first.contains("background-image file \"\(path)\""))
    }
}
