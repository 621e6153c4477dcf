import Foundation

/// A line of a description of views, as far as two systems can be compared by it: where a view of a class lies in another.
struct DescribedView: Hashable {
    /// How many views it lies in.
    var depth: Int
    /// Without its module.
    var name: String
    /// Left, top, width and height in points, in the space of the view around it.
    var frame: [Double]

    /// How far edges may be from those of a device, in points: widths of texts are approximated.
    static let tolerance = 1.0

    /// The class of an object: the module stands before the name unless it is UIKit.
    static func name(of object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    }

    /// Reads a line; nil if it continues a text of the line before.
    private init?(_ line: Substring) {
        var rest = line
        depth = 0
        while rest.hasPrefix("   | ") {
            rest = rest.dropFirst("   | ".count)
            depth += 1
        }
        guard rest.hasPrefix("<"), let end = rest.firstIndex(of: ";") else { return nil }
        let place = rest[end...].components(separatedBy: "frame = (").dropFirst().first?.prefix { $0 != ")" }
        frame = place?.split { $0 == " " || $0 == ";" }.compactMap { Double($0) } ?? []
        guard frame.count == 4 else { return nil }
        let full = rest[rest.index(after: rest.startIndex)..<end].prefix { $0 != ":" && $0 != " " }
        let own = full.split(separator: ".").last.map(String.init) ?? ""
        name = DescribedView.publicNames[own] ?? own
    }

    /// What UIKit's own subclasses are, as code sees them.
    private static let publicNames = ["UITableViewLabel": "UILabel", "UIButtonLabel": "UILabel"]

    /// The views of a description, without those that UIKit keeps to itself and what lies in them.
    static func views(in text: String) -> [DescribedView] {
        var hiddenDepth: Int?
        return text.split(separator: "\n").compactMap { DescribedView($0) }.filter { view in
            if let depth = hiddenDepth, view.depth > depth { return false }
            hiddenDepth = view.name.hasPrefix("_") ? view.depth : nil
            return hiddenDepth == nil
        }
    }

    /// How a description differs from one of a device; empty if each view has its class and place.
    static func differences(from reference: String, to text: String) -> [String] {
        let (expected, actual) = (views(in: reference), views(in: text))
        let lines = zip(expected, actual).compactMap { $0.difference(to: $1) }
        guard lines.isEmpty, expected.count != actual.count else { return lines }
        return ["there are \(actual.count) views, and \(expected.count) in the reference"]
    }

    private func difference(to other: DescribedView) -> String? {
        guard depth == other.depth, name == other.name else { return "\(name) is \(other.name)" }
        guard zip(frame, other.frame).contains(where: { abs($0 - $1) > DescribedView.tolerance }) else { return nil }
        return "\(name): \(text) is \(other.text)"
    }

    private var text: String { "(" + frame.map { String(format: "%g", $0) }.joined(separator: " ") + ")" }
}
