internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

/// The pictures and colors that a file uses by name.
struct Resources: Sendable {
    var appearance: Appearance
    /// The asset catalog colors, by name.
    var namedColors: [String: Color] = [:]
    /// The system colors of the Xcode version that wrote the file, by name.
    var systemColors: [String: Color] = [:]
    /// The sizes of pictures in points, by name.
    var imageSizes: [String: Size] = [:]
    /// The names of pictures that are system symbols.
    var symbols: Set<String> = []

    /// Creates resources without pictures and colors.
    init() { appearance = .light }

    /// Reads the flat `resources` list of a document; colors of the request take precedence.
    init(of document: XMLElement, _ request: InterfaceBuilderRequest) {
        appearance = request.appearance
        for element in document.children(of: "resources") {
            guard let name = element["name"] else { continue }
            switch element.name {
            case "image":
                imageSizes[name] = element.size
                if element["catalog"] == "system" { symbols.insert(name) }
            case "namedColor": namedColors[name] = element.children.first?.color(self)
            case "systemColor": systemColors[name] = element.children.first?.color(self)
            default: continue
            }
        }
        namedColors.merge(request.namedColors) { $1 }
    }
}

extension XMLElement {
    /// Returns the color of a `color` element; `nil` for an unknown one.
    func color(_ resources: Resources) -> Color? {
        if let name = self["name"] { return resources.namedColors[name] }
        if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
            return SystemColor(rawValue: name)?.color(in: resources.appearance) ?? resources.systemColors[name]
                ?? classicColors[name]
        }
        let alpha = channel(number("alpha") ?? 1)
        if let white = number("white") {
            return Color(red: channel(white), green: channel(white), blue: channel(white), alpha: alpha)
        }
        // Components of wider color spaces are used as sRGB.
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
