package import LayoutSimDrawing
package import LayoutSimPixels
package import LayoutSimRendering

/// The picture of a golden before it is needed as pixels: a still picture is drawn when somebody asks for it.
package enum GoldenDrawing: Sendable {
    case still(DisplayList)
    /// The moments of a recording, drawn.
    case strip(Bitmap)

    /// In pixels.
    var width: Int {
        switch self {
        case .still(let list): list.pixelWidth
        case .strip(let picture): picture.width
        }
    }

    /// In pixels.
    var height: Int {
        switch self {
        case .still(let list): list.pixelHeight
        case .strip(let picture): picture.height
        }
    }

    /// The hash of the pixels.
    func pixelHash(_ renderer: Renderer) throws -> ContentHash {
        switch self {
        case .still(let list): try renderer.pixelHash(list)
        case .strip(let picture): picture.pixelHash
        }
    }

    /// The pixels.
    package func bitmap(_ renderer: Renderer) throws -> Bitmap {
        switch self {
        case .still(let list): try renderer.bitmap(list)
        case .strip(let picture): picture
        }
    }

    /// The bytes of a PNG; `file` is the path that errors name.
    func pngData(_ renderer: Renderer, file: String) throws -> [UInt8] {
        switch self {
        case .still(let list): try renderer.pngData(list, file: file)
        case .strip(let picture): try picture.pngData(file: file)
        }
    }
}
