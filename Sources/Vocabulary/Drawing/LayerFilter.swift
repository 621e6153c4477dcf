package import LayoutSimGeometry

/// A change of a layer's pixels.
package enum LayerFilter: Hashable, Sendable {
    /// An amount is added to each color; 1 makes everything white.
    case brightness(Double)
    /// The distance of each color from the middle is multiplied.
    case contrast(Double)
    /// The distance of each color from gray is multiplied.
    case saturation(Double)
    /// A part of the way to gray, from 0 to 1.
    case grayscale(Double)
    /// Hues are turned by an angle in radians.
    case hueRotation(Double)
    /// A part of the way to the opposite colors, from 0 to 1.
    case inversion(Double)
    /// Each channel is multiplied with that of a color.
    case multiplication(Color)
    /// Black that is as opaque as the layer is light.
    case luminanceToAlpha
    /// Any change of colors that is linear.
    case matrix(ChannelMatrix)
    /// One color where the opacity is within limits from 0 to 1, clear elsewhere.
    case threshold(least: Double, most: Double, Color)
    /// A blur with a standard deviation, in the coordinate space in which the layer is drawn; if it is opaque, the
    /// layer keeps its edges.
    case blur(Double, isOpaque: Bool = false)

    /// Whether everything stays as it is.
    package var changesNothing: Bool {
        switch self {
        case .brightness(let amount), .grayscale(let amount), .inversion(let amount): amount == 0
        case .contrast(let amount), .saturation(let amount): amount == 1
        case .hueRotation(let angle): angle == 0
        case .multiplication(let color): color == .white
        case .blur(let deviation, let isOpaque): deviation <= 0 && !isOpaque
        case .luminanceToAlpha, .matrix, .threshold: false
        }
    }

    /// Whether all numbers of the filter are finite.
    package var isFinite: Bool {
        switch self {
        case .brightness(let number), .contrast(let number), .saturation(let number), .grayscale(let number),
            .hueRotation(let number), .inversion(let number), .blur(let number, _):
            number.isFinite
        case .threshold(let least, let most, _): least.isFinite && most.isFinite
        case .matrix(let matrix): matrix.rows.joined().allSatisfy(\.isFinite)
        case .multiplication, .luminanceToAlpha: true
        }
    }

    /// How the filter changes each pixel by itself; `nil` if it does something else.
    package var matrix: ChannelMatrix? {
        switch self {
        case .brightness(let amount): .brightness(amount)
        case .contrast(let amount): .contrast(amount)
        case .saturation(let amount): .saturation(amount)
        case .grayscale(let amount): .saturation(1 - min(max(amount, 0), 1))
        case .hueRotation(let angle): .hueRotation(angle)
        case .inversion(let amount): .inversion(amount)
        case .multiplication(let color): .multiplication(color)
        case .matrix(let matrix): matrix
        case .luminanceToAlpha, .threshold, .blur: nil
        }
    }
}
