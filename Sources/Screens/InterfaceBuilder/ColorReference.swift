package import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

/// A color as a file gives it: by name or by components.
package struct ColorReference: Hashable, Sendable {
    /// Where a color is from.
    package enum Source: Hashable, Sendable {
        /// A color of the asset catalog, by its name.
        case asset(String)
        /// A color of the system, by the name of `UIColor`'s property.
        case system(String)
        /// The file itself.
        case components
    }

    /// Where the color is from.
    package var source: Source
    /// The color that layout uses, in the appearance of the request; `nil` for an unknown one.
    package var color: Color?

    /// Reads a `color` element.
    init(_ element: XMLElement, _ resources: Resources) {
        if let name = element["name"] {
            source = .asset(name)
            color = resources.namedColors[name]
        } else if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            source = .system(name)
            color =
                SystemColor(rawValue: name)?.color(in: resources.appearance) ?? resources.systemColors[name]
                ?? classicColors[name]
        } else {
            source = .components
            color = element.componentColor
        }
    }
}

extension XMLElement {
    /// Returns the color of a `color` element; `nil` for an unknown one.
    func color(_ resources: Resources) -> Color? { ColorReference(self, resources).color }

    /// The color of components; those of wider color spaces are used as sRGB.
    fileprivate var componentColor: Color? {
        let alpha = channel(number("alpha") ?? 1)
        if let white = number("white") {
            return Color(red: channel(white), green: channel(white), blue: channel(white), alpha: alpha)
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
    }
}

/// The colors of `UIColor` that are the same in every appearance.
private let classicColors: [String: Color] = [
    "whiteColor": .white, "blackColor": .black, "darkGrayColor": Color(hex: 0x555555),
    "lightGrayColor": Color(hex: 0xAAAAAA), "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7179),
]

/// Returns a color component from 0 to 1 as a byte.
private func channel(_ value: Double) -> UInt8 {
    UInt8((min(max(value, 0), 1) * 255).rounded())
}
