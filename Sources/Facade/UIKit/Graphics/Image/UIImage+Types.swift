import CoreGraphics
import LayoutSimPixels

extension CGImage {
    /// The orientation that the file of the image has stored.
    var storedOrientation: UIImage.Orientation {
        switch origin?.orientation ?? .up {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }
}

extension UIImage {
    /// The orientation of the image's pixels.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }

        /// How the pixels are turned.
        var turn: PictureOrientation {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        }

        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .leftMirrored
            case .right: .rightMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .left
            case .rightMirrored: .right
            }
        }
    }

    /// The resizing mode of the parts between the caps.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// Whether the tint color replaces the image's colors.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The scale of a symbol relative to text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }
}
