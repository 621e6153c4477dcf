// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
import Foundation
import UIKit

extension Color {
    /// The numbers of a color, in sRGB that follows the light.
    public struct Resolved: Hashable, Sendable, BitwiseCopyable {
        /// The red that follows the light.
        public var linearRed: Float
        /// The green that follows the light.
        public var linearGreen: Float
        /// The blue that follows the light.
        public var linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Creates a color of numbers from 0 to 1.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let numbers: [Float] =
                switch colorSpace {
                case .sRGBLinear: [red, green, blue]
                case .sRGB: [red, green, blue].map(Transfer.linear)
                case .displayP3: Transfer.wide(red, green, blue)
                }
            (linearRed, linearGreen, linearBlue) = (numbers[0], numbers[1], numbers[2])
            self.opacity = opacity
        }

        /// The red of sRGB.
        public var red: Float {
            get { Transfer.encoded(linearRed) }
            set { linearRed = Transfer.linear(newValue) }
        }
        /// The green of sRGB.
        public var green: Float {
            get { Transfer.encoded(linearGreen) }
            set { linearGreen = Transfer.linear(newValue) }
        }
        /// The blue of sRGB.
        public var blue: Float {
            get { Transfer.encoded(linearBlue) }
            set { linearBlue = Transfer.linear(newValue) }
        }
        /// The color of Core Graphics.
        public var cgColor: CGColor {
            CGColor(
                srgbRed: Self.even(red), green: Self.even(green), blue: Self.even(blue), alpha: Self.even(opacity))
        }

        init(_ color: CGColor) {
            let numbers = color.standardComponents.map(Float.init)
            self.init(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
        }

        /// Returns a number without the last digits, which came of the way to linear numbers and back.
        private static func even(_ value: Float) -> CGFloat { (CGFloat(value) * 100_000).rounded() / 100_000 }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The numbers of 8 bits in hexadecimal, `#RRGGBBAA`.
    public var description: String {
        [red, green, blue, opacity].reduce(into: "#") { text, channel in
            let digits = String(UInt8((min(max(channel, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            text += digits.count == 1 ? "0" + digits : digits
        }
    }
}

extension Color.Resolved: Animatable {
    /// The four numbers.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: Codable {}

extension Color.Resolved: ShapeStyle {
    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        Color(self)._paint(level, in: environment)
    }
}

/// The transfer function of sRGB (IEC 61966-2-1), also below zero and above one.
enum Transfer {
    static func linear(_ value: Float) -> Float {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : Float(pow((Double(size) + 0.055) / 1.055, 2.4))
        return value < 0 ? -light : light
    }

    /// Returns the numbers that follow the light of a color of Display P3.
    static func wide(_ red: Float, _ green: Float, _ blue: Float) -> [Float] {
        let color = UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
        return color.cgColor.standardComponents.prefix(3).map { linear(Float($0)) }
    }

    static func encoded(_ light: Float) -> Float {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : Float(1.055 * pow(Double(size), 1 / 2.4) - 0.055)
        return light < 0 ? -value : value
    }
}
