import Foundation
import LayoutSimPixels
import Testing

@testable import UIKit

/// JPEGs and GIFs in UIKit and ImageIO.
@MainActor @Suite struct PhotoTests {
    /// One pixel a point.
    private static var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    /// A picture of 30 by 20 pixels: red, with a blue square of 10 pixels at the top left.
    private static var picture: UIImage {
        UIGraphicsImageRenderer(
            size: CGSize(width: 30, height: 20), format: format
        ).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    /// The picture as a JPEG with an orientation of Exif.
    private static func jpeg(_ orientation: UInt8) throws -> Data {
        let jpeg = try #require(picture.jpegData(compressionQuality: 1))
        let exif: [UInt8] =
            Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            + [0, 0, 0, 0]
        return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg.dropFirst(2)
    }

    private static func isBlue(_ pixel: Pixel) -> Bool { pixel.blue > 150 && pixel.red < 100 }

    @Test func `JPEG data is a JPEG that is read again`() throws {
        let data = try #require(Self.picture.jpegData(compressionQuality: 0.8))
        #expect(data.prefix(3) == Data([0xFF, 0xD8, 0xFF]))
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 15, height: 10))
        let pixels = try #require(image.cgImage).bitmap
        #expect(Self.isBlue(pixels[3, 3]) && !Self.isBlue(pixels[25, 15]))
        #expect(image.cgImage?.utType == "public.jpeg")
        #expect(Self.picture.jpegData(compressionQuality: 0.8) == data)
    }

    /// Where the blue corner is shown (Apple, *UIImage.Orientation*).
    @Test(
        arguments: [
            (1, .up, false, false), (2, .upMirrored, true, false), (3, .down, true, true),
            (4, .downMirrored, false, true), (5, .leftMirrored, false, false), (6, .right, true, false),
            (7, .rightMirrored, true, true), (8, .left, false, true),
        ] as [(UInt8, UIImage.Orientation, Bool, Bool)])
    func `the orientation of a file turns the image`(
        _ value: UInt8, _ orientation: UIImage.Orientation, _ isRight: Bool, _ isBelow: Bool
    ) throws {
        let image = try #require(UIImage(data: try Self.jpeg(value)))
        let isTurned = value > 4
        #expect(image.imageOrientation == orientation)
        #expect(image.size == (isTurned ? CGSize(width: 20, height: 30) : CGSize(width: 30, height: 20)))
        #expect(image.cgImage?.width == 30)
        let view = UIImageView(image: image)
        #expect(view.intrinsicContentSize == image.size)
        let drawn = try #require(
            UIGraphicsImageRenderer(size: image.size, format: Self.format).image { _ in
                image.draw(at: .zero)
            }.cgImage)
        for shown in [drawn.bitmap, try #require(image.shownPixels).bitmap] {
            #expect((shown.width, shown.height) == (isTurned ? (20, 30) : (30, 20)))
            for (x, y) in [(false, false), (true, false), (false, true), (true, true)] {
                let pixel = shown[x ? shown.width - 3 : 2, y ? shown.height - 3 : 2]
                #expect(Self.isBlue(pixel) == (x == isRight && y == isBelow))
            }
        }
    }

    @Test func `a bundle's JPEG has its size, whatever its file is called`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/photo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Self.jpeg(6).write(to: set.appendingPathComponent("photo.png"))
        try Data(#"{"images": [{"filename": "photo.png", "idiom": "universal", "scale": "2x"}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        try Self.jpeg(1).write(to: folder.appendingPathComponent("loose@2x.jpg"))
        let bundle = try #require(Bundle(path: folder.path))
        let photo = try #require(UIImage(named: "photo", in: bundle, compatibleWith: nil))
        #expect(photo.size == CGSize(width: 10, height: 15))
        #expect(photo.imageOrientation == .right)
        #expect(UIImage(named: "loose.jpg", in: bundle, compatibleWith: nil)?.size == CGSize(width: 15, height: 10))
        let path = folder.appendingPathComponent("loose@2x.jpg").path
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 15, height: 10))
        let provider = try #require(CGDataProvider(data: NSData(data: try Self.jpeg(1))))
        let read = unsafe CGImage(
            jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(read?.height == 20)
    }

    @Test func `ImageIO tells the type and the orientation of a JPEG, and turns thumbnails`() throws {
        let source = try #require(CGImageSourceCreateWithData(NSData(data: try Self.jpeg(6)), nil))
        #expect(CGImageSourceGetType(source) == "public.jpeg")
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
        #expect(properties[kCGImagePropertyHasAlpha] as? Bool == false)
        let options = NSDictionary(dictionary: [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 15,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ])
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect((thumbnail.width, thumbnail.height) == (10, 15))
        #expect(Self.isBlue(thumbnail.bitmap[8, 1]))
    }

    @Test func `a destination writes a JPEG of the requested quality`() throws {
        let image = try #require(Self.picture.cgImage)
        let sizes = try [0.1, 0.9].map { quality -> Int in
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
            CGImageDestinationAddImage(
                destination, image, NSDictionary(dictionary: [kCGImageDestinationLossyCompressionQuality: quality]))
            #expect(CGImageDestinationFinalize(destination))
            #expect(Data(referencing: data) == Self.picture.jpegData(compressionQuality: quality))
            return data.count
        }
        #expect(sizes[0] < sizes[1])
    }

    /// A GIF of 2 by 1 pixels: red and green for 50 ms, then blue over the left one for 200 ms.
    private static let gif = Data(
        Array("GIF89a".utf8) + [2, 0, 1, 0, 0x81, 0, 0] + [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
            + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
            + [0x21, 0xF9, 4, 4, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0]
            + [0x21, 0xF9, 4, 4, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x54, 0x01, 0, 0x3B])

    @Test func `ImageIO gives the frames of a GIF and their delays`() throws {
        let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.gif), nil))
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
        let frames = [0, 1].compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil)?.bitmap.pixels.map(\.bits) }
        #expect(frames == [[0xFFFF_0000, 0xFF00_FF00], [0xFF00_00FF, 0xFF00_FF00]])
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
        let delays = [0, 1].map { index -> [Double?] in
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            let gif = properties?[kCGImagePropertyGIFDictionary] as? NSDictionary
            return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime].map { gif?[$0] as? Double }
        }
        #expect(delays == [[0.1, 0.05], [0.2, 0.2]])
        let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
        #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == 0)
    }

    @Test func `an image of a GIF is its first frame, and animates with all of them`() throws {
        let image = try #require(UIImage(data: Self.gif))
        #expect(image.images == nil)
        #expect(image.cgImage?.bitmap.pixels.map(\.bits) == [0xFFFF_0000, 0xFF00_FF00])
        let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.gif), nil))
        let frames = [0, 1].compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }.map { UIImage(cgImage: $0) }
        let animated = try #require(UIImage.animatedImage(with: frames, duration: 0.25))
        #expect(animated.size == CGSize(width: 2, height: 1))
        #expect(animated.images?.count == 2)
    }

    @Test func `a format without a reader gives no image`() {
        #expect(UIImage(data: Data([0, 0, 0, 24] + Array("ftypheic".utf8))) == nil)
    }
}
