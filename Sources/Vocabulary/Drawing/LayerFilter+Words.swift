import LayoutSimNotation

extension LayerFilter: CustomStringConvertible {
    /// The change and how much of it, such as `brightness 0.2`.
    package var description: String { words { decimal($0) } }

    /// Returns the change and how much of it, with numbers as a closure spells them.
    package func words(_ number: (Double) -> String) -> String {
        switch self {
        case .brightness(let amount): "brightness \(number(amount))"
        case .contrast(let amount): "contrast \(number(amount))"
        case .saturation(let amount): "saturation \(number(amount))"
        case .grayscale(let amount): "grayscale \(number(amount))"
        case .hueRotation(let angle): "hue \(number(angle))"
        case .inversion(let amount): "inverted \(number(amount))"
        case .multiplication(let color): "multiplied \(color)"
        case .luminanceToAlpha: "luminance-to-alpha"
        case .matrix(let matrix): "colors \(matrix.rows.joined().map(number).joined(separator: " "))"
        case .threshold(let least, let most, let color): "alpha \(number(least)) \(number(most)) \(color)"
        case .blur(let deviation, let isOpaque): "blur \(number(deviation))" + (isOpaque ? " opaque" : "")
        }
    }
}
