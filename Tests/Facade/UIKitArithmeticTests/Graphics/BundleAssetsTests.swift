import CoreGraphics
import Foundation
import LayoutSimAssets
import LayoutSimPixels
import LayoutSimUIKitArithmetic
import Testing

/// The pictures of a bundle.
@Suite struct BundleAssetsTests {
    @Test func `a picture is read once while it is used`() throws {
        let folder = try FilledFolder([:])
        defer { folder.remove() }
        let bitmap = Bitmap(width: 3, height: 2, filledWith: Pixel(bits: 0xFF00_00FF))
        try folder.write(bitmap.pngData(file: "dot"), to: "dot.png")
        let picture = BundleAssets.picture(at: folder.path + "/dot.png")
        #expect(picture?.width == 3 && picture?.height == 2)
        try folder.write([], to: "dot.png")
        #expect(picture != nil && BundleAssets.picture(at: folder.path + "/dot.png") === picture)
        #expect(BundleAssets.picture(at: folder.path + "/none.png") == nil)
    }

    @Test(arguments: [(1.0, 20, 10), (2, 40, 20), (0.25, 5, 3), (0.01, 1, 1)])
    func `a vector file has the pixels of a scale`(_ scale: Double, _ width: Int, _ height: Int) throws {
        let folder = try FilledFolder([
            "bar.svg":
                #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>"#
        ])
        defer { folder.remove() }
        var file = AssetCatalog.Picture(path: folder.path + "/bar.svg", scale: 1)
        file.preservesVectors = true
        let picture = BundleAssets.vectorPicture(file, scale: scale)
        #expect(picture?.width == width && picture?.height == height)
        #expect(picture?.outlines != nil)
        file.path += "x"
        #expect(BundleAssets.vectorPicture(file, scale: scale) == nil)
    }

    @Test func `a bundle has its loose pictures, as they were first found`() throws {
        let folder = try FilledFolder(["Art/dot.png": ""])
        defer { folder.remove() }
        let found = try BundleAssets.catalog(of: folder.bundle).picture(named: "dot", scale: 1)
        #expect(found?.path.hasSuffix("Art/dot.png") == true)
        folder.remove()
        #expect(try BundleAssets.catalog(of: folder.bundle).picture(named: "dot", scale: 1) == found)
    }
}
