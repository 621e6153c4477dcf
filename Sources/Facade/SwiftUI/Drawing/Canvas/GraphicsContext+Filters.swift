public import CoreGraphics
import LayoutSimDrawing
import LayoutSimInertness
import QuartzCore
import UIKit

extension GraphicsContext {
    /// What happens to what is drawn.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, CGFloat, CGSize)
            case projection(ProjectionTransform)
            case pixels(LayerFilter)
            case multiplication(Color)
            case threshold(Double, Double, Color)
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
        /// Returns a blur; the radius is the standard deviation in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            pixels(.blur(Double(max(radius, 0)), isOpaque: options.contains(.opaque)))
        }
        /// Returns a change of brightness by an amount that is added to colors.
        public static func brightness(_ amount: Double) -> Filter { pixels(.brightness(amount)) }
        /// Returns a change of contrast.
        public static func contrast(_ amount: Double) -> Filter { pixels(.contrast(amount)) }
        /// Returns a change of how colorful it is.
        public static func saturation(_ amount: Double) -> Filter { pixels(.saturation(amount)) }
        /// Returns a change to gray in part, from 0 to 1.
        public static func grayscale(_ amount: Double) -> Filter { pixels(.grayscale(amount)) }
        /// Returns a turn of the hues.
        public static func hueRotation(_ angle: Angle) -> Filter { pixels(.hueRotation(angle.radians)) }
        /// Returns a change to the opposite colors in part, from 0 to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter { pixels(.inversion(amount)) }
        /// Returns a multiplication of the colors.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiplication(color)) }
        /// Returns a linear change of colors.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { pixels(.matrix(matrix.channels)) }
        /// Returns a change to black that is as opaque as what is drawn is light.
        public static var luminanceToAlpha: Filter { pixels(.luminanceToAlpha) }
        /// Returns a change to one color where the opacity is within limits from 0 to 1.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .threshold(min, max, color))
        }

        private static func pixels(_ filter: LayerFilter) -> Filter { Filter(kind: .pixels(filter)) }
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

    /// Lets something happen to what is drawn from now on, before what was added already.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        switch filter.kind {
        case .shadow(let color, let radius, let offset):
            shadow = ShadowPaint(color: color.uiColor(in: environment), radius: radius, offset: offset)
        case .projection(let matrix):
            concatenate(CATransform3DGetAffineTransform(matrix.layerTransform))
        case .pixels(let filter): filters.insert(filter, at: 0)
        case .multiplication(let color): filters.insert(.multiplication(color.drawn(in: environment)), at: 0)
        case .threshold(let least, let most, let color):
            filters.insert(.threshold(least: least, most: most, color.drawn(in: environment)), at: 0)
        }
        if options.contains(.linearColor) { inert(.looks, in: FilterOptions.self, "linearColor") }
    }
}
