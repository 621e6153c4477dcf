public import Foundation
package import LayoutSimGeometry

extension CGColor {
    /// Red, green, blue and alpha in extended sRGB: below 0 or above 1 for colors outside the sRGB gamut.
    package var standardComponents: [CGFloat] {
        guard let components, let alpha = components.last else { return [0, 0, 0, 0] }
        let values = Array(components.dropLast())
        guard let space = colorSpace, values.count == space.numberOfComponents else { return [0, 0, 0, alpha] }
        switch space.model {
        case .monochrome: return [values[0], values[0], values[0], alpha]
        case .cmyk: return values.prefix(3).map { (1 - $0) * (1 - values[3]) } + [alpha]
        case .rgb where space.isDisplayP3: return P3.standard(values) + [alpha]
        case .rgb: return values + [alpha]
        default: return [0, 0, 0, alpha]
        }
    }

    /// The nearest color with 8 bits per channel.
    package var drawn: LayoutSimGeometry.Color {
        let channels = standardComponents.map { UInt8((min(max($0.isNaN ? 0 : $0, 0), 1) * 255).rounded()) }
        return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    }

    /// Creates a color from one with 8 bits per channel.
    package convenience init(_ color: LayoutSimGeometry.Color) {
        self.init(
            srgbRed: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
            alpha: CGFloat(color.alpha) / 255)
    }

    /// Returns the color converted to another color space; `nil` if the conversion is not possible.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard space != colorSpace else { return self }
        let components = standardComponents
        let (red, green, blue, alpha) = (components[0], components[1], components[2], components[3])
        switch space.model {
        case .rgb where space.isDisplayP3:
            return CGColor(space: space, values: P3.wide([red, green, blue]) + [alpha])
        case .rgb: return CGColor(space: space, values: [red, green, blue, alpha])
        case .monochrome:
            return CGColor(space: space, values: [0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha])
        case .cmyk:
            let black = 1 - max(red, green, blue)
            let inks = [red, green, blue].map { black < 1 ? (1 - $0 - black) / (1 - black) : 0 }
            return CGColor(space: space, values: inks + [black, alpha])
        default: return nil
        }
    }
}

/// Conversion between Display P3 and sRGB, by the primaries of SMPTE EG 432-1 and the transfer function of IEC
/// 61966-2-1.
private enum P3 {
    static func standard(_ values: [CGFloat]) -> [CGFloat] {
        convert(
            values,
            [
                [1.2249401762805598, -0.2249401762805598, 0], [-0.0420569547096881, 1.0420569547096881, 0],
                [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
            ])
    }

    static func wide(_ values: [CGFloat]) -> [CGFloat] {
        convert(
            values,
            [
                [0.8224619687143623, 0.1775380312856377, 0], [0.0331941988509616, 0.9668058011490384, 0],
                [0.0170826307211200, 0.0723974407639635, 0.9105199285149165],
            ])
    }

    private static func convert(_ values: [CGFloat], _ matrix: [[CGFloat]]) -> [CGFloat] {
        let lights = values.map { $0 < 0 ? -linear(-$0) : linear($0) }
        return matrix.map { row in
            let sum = zip(row, lights).reduce(0) { $0 + $1.0 * $1.1 }
            return sum < 0 ? -encoded(-sum) : encoded(sum)
        }
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
