import CoreGraphics
import Foundation
import LayoutSimPixels
import Testing

@testable import UIKit

/// Encoded pictures are decoded when they are drawn.
@MainActor @Suite struct EncodedPictureTests {
    private func png(_ color: UIColor) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
    }

    @Test func `the pixels are those of the file`() throws {
        let picture = try #require(UIImage(data: png(.red))?.cgImage)
        #expect(picture.width == 6 && picture.height == 4)
        #expect(picture.bitmap.pixels.allSatisfy { $0.bits == 0xFFFF_0000 })
        #expect(picture == UIImage(data: png(.red))?.cgImage)
        #expect(picture != UIImage(data: png(.blue))?.cgImage)
    }

    @Test func `what follows the end does not matter`() throws {
        let picture = try #require(UIImage(data: png(.red) + Data("more".utf8))?.cgImage)
        #expect(picture.bitmap.pixels.allSatisfy { $0.bits == 0xFFFF_0000 })
    }

    @Test func `a picture whose inside is damaged has its size and is clear`() throws {
        var bytes = png(.red)
        let middle = try #require(bytes.range(of: Data("IDAT".utf8))).upperBound + 4
        bytes[middle] ^= 0xFF
        let picture = try #require(UIImage(data: bytes)?.cgImage)
        #expect(picture.width == 6 && picture.height == 4)
        #expect(picture.bitmap.pixels.allSatisfy { $0.bits == 0 })
    }

    @Test func `a picture that ends too soon is none`() {
        #expect(UIImage(data: png(.red).dropLast(5)) == nil)
    }
}
