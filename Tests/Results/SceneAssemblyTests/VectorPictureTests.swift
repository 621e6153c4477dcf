import Foundation
import LayoutSimDevices
import LayoutSimInterfaceBuilder
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@testable import LayoutSimSceneAssembly

/// Vector pictures in the asset catalogs around a file.
@Suite struct VectorPictureTests {
    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="top">
        <rect key="frame" x="0" y="0" width="8" height="4"/><subviews>
        <imageView contentMode="scaleToFill" image="flag" id="flag"><rect key="frame" x="0" y="0" width="8" height="4"/>
        </imageView></subviews></view></objects><resources><image name="flag" width="4" height="2"/></resources></document>
        """
    /// A blue picture with a red left side.
    private static let svg = """
        <svg width="4" height="2" xmlns="http://www.w3.org/2000/svg"><path fill="#00f" d="M0 0h4v2H0z"/>
        <path fill="#f00" d="M0 0h1.25v2H0z"/></svg>
        """

    /// Returns the picture of the file, and the warnings about it.
    private func render(
        _ picture: String, _ contents: String, properties: String = ""
    ) throws -> (pixels: [String], warnings: [String], image: Image?) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vectors-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("A.xcassets/flag.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = #"{"images": [{"filename": "\#(picture)", "idiom": "universal"}], "properties": {\#(properties)}}"#
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try Data(contents.utf8).write(to: set.appendingPathComponent(picture))
        let file = folder.appendingPathComponent("Flag.xib")
        try Data(Self.xib.utf8).write(to: file)
        let renderers = Renderers()
        let assembly = try SceneAssembly(contentsOf: file.path, for: InterfaceBuilderRequest(), with: renderers)
        var screen = try #require(try assembly.screens().first).screen
        screen.viewport.scale = 1
        let bitmap = try assembly.renderer.bitmap(assembly.renderer.displayList(assembly.renderer.layout(screen)))
        let pixels = (0..<bitmap.width).map { x in
            let pixel = bitmap[x, 1]
            return "\(pixel.red),\(pixel.blue)"
        }
        let warnings = renderers.warnings.map { $0.replacingOccurrences(of: set.path + "/", with: "") }
        return (pixels, warnings, screen.root.subviews.first?.image)
    }

    @Test func `one that preserves its outlines is sharp at twice its size`() throws {
        let drawn = try render("flag.svg", Self.svg, properties: #""preserves-vector-representation": true"#)
        // The edge is in the middle of the third pixel.
        #expect(drawn.pixels == ["255,0", "255,0", "128,127"] + Array(repeating: "0,255", count: 5))
        #expect(drawn.warnings == [])
    }

    @Test func `another one is made of the pixels of its own size`() throws {
        let drawn = try render("flag.svg", Self.svg)
        #expect(drawn.pixels.first == "255,0")
        #expect(drawn.pixels.last == "0,255")
        // The pixel with the edge, a quarter of which is red, is spread over several.
        #expect(drawn.pixels[2] != "128,127")
    }

    @Test func `a set says that its picture takes the tint`() throws {
        let drawn = try render("flag.svg", Self.svg, properties: #""template-rendering-intent": "template""#)
        #expect(drawn.image?.isTemplate == true)
    }

    @Test func `a PDF is drawn too`() throws {
        let pdf = """
            %PDF-1.4
            1 0 obj << /Type /Page /MediaBox [0 0 4 2] /Contents 2 0 R >> endobj
            2 0 obj << /Length 41 >> stream
            0 0 1 rg 0 0 4 2 re f 1 0 0 rg 0 0 1 2 re f
            endstream endobj
            """
        let drawn = try render("flag.pdf", pdf, properties: #""preserves-vector-representation": true"#)
        #expect(drawn.pixels == ["255,0", "255,0"] + Array(repeating: "0,255", count: 6))
    }

    @Test func `one that cannot be read is a warning, and keeps its placeholder`() throws {
        let drawn = try render("flag.pdf", "%PDF-1.4")
        #expect(drawn.image?.source == .missing("flag"))
        #expect(
            drawn.warnings == ["flag.pdf: warning: the picture is damaged (it has no page); export it again"])
    }

    @Test func `what is left out of one is a warning`() throws {
        let drawn = try render("flag.svg", #"<svg width="4" height="2"><text>Hi</text></svg>"#)
        #expect(drawn.warnings == ["flag.svg: warning: not drawn in the picture: a text"])
        #expect(drawn.image?.source != .missing("flag"))
    }
}
