public import CoreGraphics
public import Foundation
public import UIKit

/// A color, which can differ by the environment of the view that shows it.
public struct Color: Hashable, Sendable {
    /// Where a color comes from.
    indirect enum Source: Hashable, Sendable {
        /// A color of UIKit's, with the name that descriptions have.
        case uiKit(UIColor, name: String?)
        /// A color of an asset catalog.
        case asset(String, Bundle?)
        /// A color of fixed numbers.
        case fixed(Resolved)
        /// The tint of the view.
        case accent
        /// A color that is more or less clear.
        case faded(Color, Double)
        /// A color between two others.
        case mixed(Color, Color, Double, Gradient.ColorSpace)
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    /// Creates a color of numbers from 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            .fixed(
                Resolved(
                    colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                    opacity: Float(opacity))))
    }
    /// Creates a gray, from 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }
    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let color = UIColor(
            hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
            alpha: CGFloat(opacity))
        self.init(.fixed(Resolved(color.cgColor)))
    }
    /// Creates a color of an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, bundle)) }
    /// Creates a color of fixed numbers.
    public init(_ resolved: Resolved) { self.init(.fixed(resolved)) }
    /// Creates the color to which a style comes.
    @_disfavoredOverload public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
        self = (color as? Color) ?? Color(color.resolve(in: EnvironmentValues()))
    }
    /// Creates a color of UIKit's.
    public init(uiColor: UIColor) { self.init(.uiKit(uiColor, name: nil)) }
    /// Creates a color of UIKit's.
    @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
    /// Creates a color of Core Graphics.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
    /// Creates a color of Core Graphics.
    ///
    /// It is generic, so that `.white` alone is UIKit's color.
    @_disfavoredOverload public init<Given: CGColor>(_ cgColor: Given) { self.init(cgColor: cgColor) }

    /// The spaces in which numbers stand for colors.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual space.
        case sRGB
        /// The usual space with numbers that follow the light.
        case sRGBLinear
        /// A larger space.
        case displayP3
    }

    /// Returns the color with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

    /// Returns a color between this one and another.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mixed(self, rhs, fraction, colorSpace))
    }

    /// The color of Core Graphics; `nil` for colors that differ by the environment.
    public var cgColor: CGColor? {
        switch source {
        case .fixed(let resolved): resolved.cgColor
        case .faded(let color, let opacity):
            color.cgColor.flatMap { $0.copy(alpha: $0.alpha * CGFloat(opacity)) }
        case .uiKit(let color, nil): color.cgColor
        case .uiKit, .asset, .accent, .mixed: nil
        }
    }

    /// Returns the numbers of the color in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(uiColor(in: environment).cgColor) }
}

extension Color: CustomStringConvertible {
    /// The name of the color, or its numbers.
    public var description: String {
        switch source {
        case .uiKit(_, let name?): name
        case .uiKit(let color, nil): color.description
        case .asset(let name, _): "NamedColor(name: \"\(name)\")"
        case .fixed(let resolved): resolved.description
        case .accent: "accentColor"
        case .faded(let color, let opacity): "\(opacity)% \(color)"
        case .mixed(let first, let second, let part, _): "mix(\(first), \(second), \(part))"
        }
    }
}

extension UIColor {
    /// Creates UIKit's color of SwiftUI's, which follows the traits of the view that shows it.
    public convenience init(_ color: Color) {
        switch color.source {
        case .fixed(let resolved): self.init(cgColor: resolved.cgColor)
        default:
            self.init { traits in
                var environment = EnvironmentValues()
                environment.take(traits)
                return color.uiColor(in: environment)
            }
        }
    }
}
