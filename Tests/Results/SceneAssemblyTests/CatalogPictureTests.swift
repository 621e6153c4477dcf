import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@testable import LayoutSimSceneAssembly

/// Pictures of the catalog beside a file, which may have changed since Xcode wrote it.
@Suite struct CatalogPictureTests {
    /// An image view and a label below it; the file says that the picture is 8 by 4 points.
    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="top">
        <rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
        <imageView image="flag" translatesAutoresizingMaskIntoConstraints="NO" id="flag">
        <rect key="frame" x="0" y="0" width="8" height="4"/></imageView></subviews>
        <constraints><constraint firstItem="flag" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="c1"/>
        <constraint firstItem="flag" firstAttribute="top" secondItem="top" secondAttribute="top" id="c2"/></constraints>
        </view></objects><resources><image name="flag" width="8" height="4"/></resources></document>
        """

    private struct Result {
        let frame: Rect
        let image: Image
        let warnings: [String]
    }

    /// Returns the frame of the image view, its picture and the warnings, with a picture of a size in pixels.
    private func result(pixels: (width: Int, height: Int)?, scale: Int) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("A.xcassets/flag.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = #"{"images": [{"filename": "flag.png", "idiom": "universal", "scale": "\#(scale)x"}]}"#
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        if let pixels {
            let png = try Bitmap(width: pixels.width, height: pixels.height, filledWith: Pixel(bits: 0xFFFF_FFFF))
                .pngData(file: "flag.png")
            try Data(png).write(to: set.appendingPathComponent("flag.png"))
        }
        let file = folder.appendingPathComponent("Flag.xib")
        try Data(Self.xib.utf8).write(to: file)
        let renderers = Renderers()
        let assembly = try SceneAssembly(contentsOf: file.path, for: InterfaceBuilderRequest(), with: renderers)
        let root = try #require(assembly.layoutRoots.first)
        let screen = try #require(try assembly.screens().first).screen
        return Result(
            frame: try #require(assembly.layout(root)["flag"]).frame,
            image: try #require(screen.root.subviews.first?.image),
            warnings: renderers.warnings.map { $0.replacingOccurrences(of: set.path + "/", with: "") })
    }

    @Test(arguments: [
        (8, 4, 1, 8.0, 4.0), (16, 8, 2, 8, 4), (64, 50, 1, 64, 50), (64, 50, 2, 32, 25), (7, 3, 2, 3.5, 1.5),
    ])
    func `a picture has the size of its file`(
        _ width: Int, _ height: Int, _ scale: Int, _ points: Double, _ high: Double
    ) throws {
        let found = try result(pixels: (width, height), scale: scale)
        #expect(found.frame.size == Size(width: points, height: high))
        #expect(found.image.size == found.frame.size)
        #expect(found.warnings == [])
    }

    @Test func `a picture that is not there is missing, and the rest is drawn`() throws {
        let found = try result(pixels: nil, scale: 1)
        #expect(found.frame.size == Size(width: 8, height: 4))
        #expect(found.image.source == .missing("flag"))
        #expect(found.warnings == ["flag.png: warning: cannot read: no such file"])
    }
}
