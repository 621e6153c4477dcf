import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimViewTree

/// A color set: one color in several appearances.
struct ColorSet {
    let folder: String

    /// Returns the color in an appearance; throws a `FileError` or a `JSONError`. Wide-gamut components are used as
    /// sRGB.
    func color(in appearance: Appearance) throws -> Color? {
        guard let entry = try AssetVariants(folder: folder, key: "colors").entries(in: appearance).first,
            let color = try entry.optionalMember("color")
        else { return nil }
        if let reference = try color.optionalMember("reference")?.string() {
            return SystemColor(rawValue: reference)?.color(in: appearance)
        }
        return try color.optionalMember("components").map(self.color)
    }

    private func color(_ components: JSONNode) throws(JSONError) -> Color {
        let alpha = try level(components.optionalMember("alpha")) ?? 255
        if let white = try level(components.optionalMember("white")) {
            return Color(red: white, green: white, blue: white, alpha: alpha)
        }
        return Color(
            red: try level(components.member("red")) ?? 0, green: try level(components.member("green")) ?? 0,
            blue: try level(components.member("blue")) ?? 0, alpha: alpha)
    }

    /// Returns a component such as `0.502`, `0x80` or `128`.
    private func level(_ node: JSONNode?) throws(JSONError) -> UInt8? {
        guard let node else { return nil }
        let text = try node.string()
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            guard let byte = UInt8(text.dropFirst(2), radix: 16) else { throw faulty(node, text) }
            return byte
        }
        guard let number = Double(text), number.isFinite else { throw faulty(node, text) }
        let isPart = text.contains(".") || number <= 1
        return UInt8(min(max(isPart ? number * 255 : number, 0), 255).rounded())
    }

    private func faulty(_ node: JSONNode, _ text: String) -> JSONError {
        node.error("is '\(text)', expected a number such as 0.5, 0x80 or 128")
    }
}
