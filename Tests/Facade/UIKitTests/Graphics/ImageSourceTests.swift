import Foundation
import Testing
import UIKit

/// Reading and writing pictures with ImageIO.
@MainActor @Suite struct ImageSourceTests {
    /// A PNG of 40 by 20 pixels.
    private static var png: Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
    }

    private func source() throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(NSData(data: Self.png), nil))
    }

    @Test func `a picture has its size and its properties`() throws {
        let source = try source()
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGSize(width: image.width, height: image.height) == CGSize(width: 40, height: 20))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        let width = properties[kCGImagePropertyPixelWidth] as? Int
        #expect(width == 40)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test func `a thumbnail is as long as it may be`() throws {
        let options = NSDictionary(dictionary: [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
        ])
        let image = try #require(CGImageSourceCreateThumbnailAtIndex(try source(), 0, options))
        #expect(CGSize(width: image.width, height: image.height) == CGSize(width: 10, height: 5))
        #expect(CGImageSourceCreateThumbnailAtIndex(try source(), 0, nil) == nil)
    }

    @Test func `bytes that are no picture have none`() throws {
        let source = try #require(CGImageSourceCreateWithData(NSData(data: Data([1, 2, 3])), nil))
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect([CGImageSourceGetType(source)].compactMap(\.self).isEmpty)
    }

    @Test func `what is written is read again`() throws {
        let image = try #require(CGImageSourceCreateImageAtIndex(try source(), 0, nil))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(UIImage(data: Data(referencing: data))?.size == CGSize(width: 40, height: 20))
    }
}
