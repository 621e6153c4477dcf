package import LayoutSimGeometry

/// A linear change of colors: what each channel gets of red, green, blue, alpha and 1.
///
/// Channels go from 0 to 1, and colors are not multiplied with their opacity. The changes with a name are those of
/// SVG's filters, to which Apple's documents of `GraphicsContext.Filter` refer.
package struct ChannelMatrix: Hashable, Sendable {
    /// What a channel gets of red, green, blue, alpha and 1.
    package typealias Row = [Double]

    /// The rows of red, green, blue and alpha; five numbers each.
    package var rows: [Row]

    /// Creates a matrix from its rows.
    package init(red: Row, green: Row, blue: Row, alpha: Row = [0, 0, 0, 1, 0]) {
        rows = [red, green, blue, alpha]
    }

    /// The matrix that adds an amount to each color.
    package static func brightness(_ amount: Double) -> ChannelMatrix { scaled(by: 1, plus: amount) }

    /// The matrix that multiplies the distance of each color from the middle.
    package static func contrast(_ amount: Double) -> ChannelMatrix { scaled(by: amount, plus: (1 - amount) / 2) }

    /// The matrix that turns colors into their opposites, in part or fully.
    package static func inversion(_ amount: Double) -> ChannelMatrix { scaled(by: 1 - 2 * amount, plus: amount) }

    /// The matrix that multiplies each channel with that of a color.
    package static func multiplication(_ color: Color) -> ChannelMatrix {
        func part(_ channel: UInt8) -> Double { Double(channel) / 255 }
        return ChannelMatrix(
            red: [part(color.red), 0, 0, 0, 0], green: [0, part(color.green), 0, 0, 0],
            blue: [0, 0, part(color.blue), 0, 0], alpha: [0, 0, 0, part(color.alpha), 0])
    }

    /// The matrix that multiplies the distance of each color from gray.
    package static func saturation(_ amount: Double) -> ChannelMatrix {
        turned([0.787, -0.715, -0.072, -0.213, 0.285, -0.072, -0.213, -0.715, 0.928].map { $0 * amount })
    }

    /// The matrix that turns hues by an angle in radians and keeps how light they are.
    package static func hueRotation(_ angle: Double) -> ChannelMatrix {
        let (cosine, sine) = (Trigonometry.cosine(angle), Trigonometry.sine(angle))
        let ofCosine = [0.787, -0.715, -0.072, -0.213, 0.285, -0.072, -0.213, -0.715, 0.928]
        let ofSine = [-0.213, -0.715, 0.928, 0.143, 0.140, -0.283, -0.787, 0.715, 0.072]
        return turned(zip(ofCosine, ofSine).map { $0 * cosine + $1 * sine })
    }

    /// A matrix of which each row is the luminance and three further numbers.
    private static func turned(_ parts: [Double]) -> ChannelMatrix {
        func row(_ first: Int) -> Row {
            [0.213 + parts[first], 0.715 + parts[first + 1], 0.072 + parts[first + 2], 0, 0]
        }
        return ChannelMatrix(red: row(0), green: row(3), blue: row(6))
    }

    private static func scaled(by factor: Double, plus amount: Double) -> ChannelMatrix {
        ChannelMatrix(
            red: [factor, 0, 0, 0, amount], green: [0, factor, 0, 0, amount], blue: [0, 0, factor, 0, amount])
    }
}
