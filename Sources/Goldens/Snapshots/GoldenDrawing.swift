package import LayoutSimDrawing
package import LayoutSimPixels
package import LayoutSimRendering

/// The image of a golden before its pixels are needed: a still image is drawn on demand.
package enum GoldenDrawing: Sendable {
    case still(DisplayList)
    /// The drawn moments of a recording.
    case strip(Bitmap)

    /// The width in pixels.
    var width: Int {
        switch self {
        case .still(let list): list.pixelWidth
        case .strip(let picture): picture.width
        }
    }

    /// The height in pixels.
    var height: Int {
        switch self {
        case .still(let list): list.pixelHeight
        case .strip(let picture): picture.height
        }
    }

    /// Returns the hash of the pixels.
    func pixelHash(_ renderer: Renderer) throws -> ContentHash {
        switch self {
        case .still(let list): try renderer.pixelHash(list)
        case .strip(let picture): picture.pixelHash
        }
    }

    /// Returns the pixels.
    package func bitmap(_ renderer: Renderer) throws -> Bitmap {
        switch self {
        case .still(let list): try renderer.bitmap(list)
        case .strip(let picture): picture
        }
    }

    /// Returns the image as PNG data; `file` is the path that errors name.
    func pngData(_ renderer: Renderer, file: String) throws -> [UInt8] {
        switch self {
        case .still(let list): try renderer.pngData(list, file: file)
        case .strip(let picture): try picture.pngData(file: file)
        }
    }
}
