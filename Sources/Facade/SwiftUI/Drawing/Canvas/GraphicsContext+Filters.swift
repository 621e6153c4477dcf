public import CoreGraphics
import LayoutSimInertness
import QuartzCore
import UIKit

extension GraphicsContext {
    /// What happens to what is drawn; only shadows and transforms act here.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, CGFloat, CGSize)
            case projection(ProjectionTransform)
            case other(String)
        }

        let kind: Kind

        /// Returns a shadow; lengths are points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius, CGSize(width: x, height: y)))
        }
        /// Returns a transform.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }
        /// Returns a blur.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { other("blur") }
        /// Returns a change of brightness.
        public static func brightness(_ amount: Double) -> Filter { other("brightness") }
        /// Returns a change of contrast.
        public static func contrast(_ amount: Double) -> Filter { other("contrast") }
        /// Returns a change of how colorful it is.
        public static func saturation(_ amount: Double) -> Filter { other("saturation") }
        /// Returns a change to gray.
        public static func grayscale(_ amount: Double) -> Filter { other("grayscale") }
        /// Returns a turn of the hues.
        public static func hueRotation(_ angle: Angle) -> Filter { other("hueRotation") }
        /// Returns a change to the opposite colors.
        public static func colorInvert(_ amount: Double = 1) -> Filter { other("colorInvert") }
        /// Returns a multiplication of the colors.
        public static func colorMultiply(_ color: Color) -> Filter { other("colorMultiply") }
        /// Returns a change of dark parts to clear ones.
        public static var luminanceToAlpha: Filter { other("luminanceToAlpha") }
        /// Returns a change to one color where it is opaque enough.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            other("alphaThreshold")
        }

        private static func other(_ name: String) -> Filter { Filter(kind: .other(name)) }
    }

    /// How shadows are drawn; always behind here.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// In front of what casts it.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Without what casts it.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Where nothing is drawn.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Of each part by itself.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// How something is blurred.
    public struct BlurOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Nothing is clear at the edges.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Without visible steps.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How a filter computes.
    public struct FilterOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// With numbers that follow the light.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Lets something happen to what is drawn from now on.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        switch filter.kind {
        case .shadow(let color, let radius, let offset):
            shadow = ShadowPaint(color: color.uiColor(in: environment), radius: radius, offset: offset)
        case .projection(let matrix):
            concatenate(CATransform3DGetAffineTransform(matrix.layerTransform))
        case .other(let name): inert(.looks, in: Filter.self, name)
        }
    }
}
