public import CoreGraphics
public import Foundation
import LayoutSimPixels

/// A picture, or what makes one: pixels are computed when a context draws it.
open class CIImage: NSObject {
    /// Where the picture is, in pixels from the lower left corner; infinite for colors.
    public let extent: CGRect
    /// What is known of the file; always empty here.
    open var properties: [String: Any] { [:] }
    /// Computes the pixels of a part, which is finite.
    let render: (PixelArea) -> Grid
    /// The image that the picture was made of.
    open private(set) var cgImage: CGImage?

    init(extent: CGRect, _ render: @escaping (PixelArea) -> Grid) {
        (self.extent, self.render) = (extent, render)
    }

    /// Creates a picture of an image.
    public init(cgImage image: CGImage) {
        extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        render = { _ in Grid(image.bitmap) }
        cgImage = image
    }

    /// Creates a picture of a file's data; `nil` for other data.
    public convenience init?(data: Data) {
        guard let image = CGImage(data: data) else { return nil }
        self.init(cgImage: image)
    }

    /// Creates a picture of a file; `nil` if it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a picture of one color without an end.
    public convenience init(color: CIColor) {
        let value = color.light
        self.init(extent: .infinite) { area in
            Grid(x: area.x, y: area.y, width: area.width, height: area.height) { _, _ in value }
        }
    }

    /// Returns a picture of nothing.
    open class func empty() -> CIImage {
        CIImage(extent: .null) { _ in Grid(x: 0, y: 0, width: 0, height: 0) { _, _ in .zero } }
    }

    /// A picture of black.
    public class var black: CIImage { CIImage(color: .black) }
    /// A picture of white.
    public class var white: CIImage { CIImage(color: .white) }
    /// A picture of clear.
    public class var clear: CIImage { CIImage(color: .clear) }
    /// A picture of red.
    public class var red: CIImage { CIImage(color: .red) }

    /// All pixels of a picture that ends, or those of an area.
    func grid(_ area: PixelArea? = nil) -> Grid {
        let own = PixelArea(extent)
        return render(own ?? area ?? PixelArea(x: 0, y: 0, width: 1, height: 1))
    }
}

/// A rectangle of whole pixels.
struct PixelArea {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Creates the smallest area around a rectangle; `nil` if it has no end.
    init?(_ rect: CGRect) {
        guard !rect.isInfinite else { return nil }
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let whole = rect.integral
        guard abs(whole.minX) < 1e6, abs(whole.minY) < 1e6, whole.width < 1e5, whole.height < 1e5 else { return nil }
        self.init(x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
    }
}
