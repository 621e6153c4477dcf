import Foundation
import LayoutSimGeometry
import LayoutSim
import Testing

@testable import UIKit

@MainActor @Suite struct NibPictureTests {
    @Test(arguments: [("logo", CGSize(width: 12, height: 8)), ("other", CGSize(width: 3, height: 3))])
    func `a picture that a file names is that of the bundle`(name: String, size: CGSize) throws {
        let bundle = try Self.bundle()
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        let held = LayoutSim.Image(
            .missing(name), size: Size(width: 3, height: 3), intrinsicSize: Size(width: 3, height: 3))
        #expect(UIImage(held, in: bundle).size == size)
    }

    /// Returns a bundle whose catalog has a picture of 12 by 8 points.
    private static func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let set = folder.appendingPathComponent("Assets.xcassets/logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8), format: format)
        try renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 12, height: 8)) }
            .write(to: set.appendingPathComponent("logo.png"))
        try Data(#"{"images": [{"filename": "logo.png", "idiom": "universal", "scale": "1x"}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        return try #require(Bundle(path: folder.path))
    }
}
