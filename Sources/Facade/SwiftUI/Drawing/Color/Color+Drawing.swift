import CoreGraphics
import UIKit

extension Color {
    /// Returns UIKit's color in an environment, resolved.
    func uiColor(in environment: EnvironmentValues) -> UIColor {
        switch source {
        case .uiKit(let color, _): return color.resolvedColor(with: environment.traits)
        case .asset(let name, let bundle):
            let traits = environment.traits
            let color = UIColor(named: name, in: bundle, compatibleWith: traits)
            return color?.resolvedColor(with: traits) ?? .clear
        case .fixed(let resolved): return UIColor(cgColor: resolved.cgColor)
        case .accent:
            if let tint = environment.tintColor {
                var outer = environment
                outer.tintColor = nil
                return tint.uiColor(in: outer)
            }
            return UIColor.tintColor.resolvedColor(with: environment.traits)
        case .faded(let color, let opacity):
            return color.uiColor(in: environment).faded(by: opacity)
        case .mixed(let first, let second, let part, let space):
            let (from, to) = (first.resolve(in: environment), second.resolve(in: environment))
            return UIColor(cgColor: space.mix(from, to, by: part).cgColor)
        }
    }

    /// Returns the color in a level of a hierarchy, the first of which is the color itself (opacities chosen).
    func level(_ level: Int) -> Color {
        level <= 0 ? self : opacity([1, 0.5, 0.25, 0.18, 0.13][min(level, 4)])
    }
}

extension UIColor {
    /// Returns the color with its opacity multiplied.
    func faded(by opacity: Double) -> UIColor {
        guard opacity != 1 else { return self }
        return withAlphaComponent(cgColor.alpha * CGFloat(min(max(opacity, 0), 1)))
    }
}

extension Gradient.ColorSpace {
    /// Returns a color between two others: mixed as sRGB has them, or in Oklab, a space of seen differences.
    func mix(_ from: Color.Resolved, _ to: Color.Resolved, by part: Double) -> Color.Resolved {
        let part = Float(min(max(part, 0), 1))
        func between(_ one: Float, _ other: Float) -> Float { one + (other - one) * part }
        let opacity = between(from.opacity, to.opacity)
        guard self == .perceptual else {
            return Color.Resolved(
                red: between(from.red, to.red), green: between(from.green, to.green),
                blue: between(from.blue, to.blue), opacity: opacity)
        }
        let (first, second) = (Oklab(from), Oklab(to))
        return Oklab(
            lightness: between(first.lightness, second.lightness), greenRed: between(first.greenRed, second.greenRed),
            blueYellow: between(first.blueYellow, second.blueYellow)
        ).color(opacity: opacity)
    }
}

/// A color in Oklab, by the matrices of its author (Björn Ottosson, 2020, public domain).
private struct Oklab {
    var lightness: Float
    var greenRed: Float
    var blueYellow: Float

    init(lightness: Float, greenRed: Float, blueYellow: Float) {
        self.lightness = lightness
        self.greenRed = greenRed
        self.blueYellow = blueYellow
    }

    init(_ color: Color.Resolved) {
        let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
        let long = Self.root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = Self.root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Self.root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    func color(opacity: Float) -> Color.Resolved {
        let long = Self.cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
        let medium = Self.cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
        let short = Self.cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
        return Color.Resolved(
            colorSpace: .sRGBLinear, red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, opacity: opacity)
    }

    private static func cube(_ value: Float) -> Float { value * value * value }

    /// Returns the cube root by Newton's steps, which give the same digits on every machine.
    private static func root(_ value: Float) -> Float {
        guard value != 0 else { return 0 }
        let size = Double(abs(value))
        var root = max(size, 0.1)
        for _ in 0..<40 { root -= (root * root * root - size) / (3 * root * root) }
        return Float(value < 0 ? -root : root)
    }
}
