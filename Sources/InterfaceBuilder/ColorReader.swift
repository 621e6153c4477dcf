internal import LayoutSimGeometry
internal import LayoutSimViewTree

extension XMLElement {
    /// The colour that a `color` element stands for; `nil` if it is not known.
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
        // The red, green and blue of wider spaces are taken for those of sRGB.
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
    }
}

/// The colours of `UIColor` that are the same in every appearance.
private let classicColors: [String: Color] = [
    "whiteColor": .white, "blackColor": .black, "darkGrayColor": Color(hex: 0x555555),
    "lightGrayColor": Color(hex: 0xAAAAAA), "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7179),
]

/// A part of a colour from 0 to 1 in steps from 0 to 255.
private func channel(_ value: Double) -> UInt8 {
    UInt8((min(max(value, 0), 1) * 255).rounded())
}
