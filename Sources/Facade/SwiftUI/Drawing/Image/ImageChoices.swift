import UIKit

extension Image {
    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        /// In tiles.
        case tile
        /// Stretched.
        case stretch
    }

    /// Whether a picture has its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// It has one color, that of the content.
        case template
        /// It has its own colors.
        case original
    }

    /// The quality of pictures in another size.
    public enum Interpolation: Hashable, Sendable {
        /// Each pixel is a rectangle.
        case none
        /// Low.
        case low
        /// Medium.
        case medium
        /// High.
        case high
    }

    /// The size of symbols beside texts.
    public enum Scale: Hashable, Sendable {
        /// Small.
        case small
        /// Medium.
        case medium
        /// Large.
        case large

        /// UIKit's scale.
        var uiKit: UIImage.SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// How a picture is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As it is.
        case up
        /// As it is, mirrored.
        case upMirrored
        /// By half a turn.
        case down
        /// By half a turn, mirrored.
        case downMirrored
        /// To the left.
        case left
        /// To the left, mirrored.
        case leftMirrored
        /// To the right.
        case right
        /// To the right, mirrored.
        case rightMirrored

        /// UIKit's orientation.
        var uiKit: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    /// The brightness that a picture may have.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        /// No brighter than white.
        public static let standard = DynamicRange(name: "standard")
        /// A little brighter than white.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the screen is.
        public static let high = DynamicRange(name: "high")
    }
}
