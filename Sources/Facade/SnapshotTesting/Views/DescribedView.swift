import Foundation

/// A line of a recursive view description, reduced to what is comparable between systems: a view's class and its frame
/// in the superview.
struct DescribedView: Hashable {
    /// The number of ancestors of the view.
    var depth: Int
    /// The class name without its module.
    var name: String
    /// The left, top, width and height in points, in the superview's coordinate space.
    var frame: [Double]

    /// The tolerance for edges compared with a device, in points: text widths are approximate.
    static let tolerance = 1.0

    /// Returns the name of an object's class, prefixed with its module unless that is UIKit.
    static func name(of object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    }

    /// Parses a line; `nil` if it continues a text from the previous line.
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

    /// The public superclasses of UIKit's private subclasses.
    private static let publicNames = ["UITableViewLabel": "UILabel", "UIButtonLabel": "UILabel"]

    /// Returns the views of a description, without UIKit's private views and their subviews.
    static func views(in text: String) -> [DescribedView] {
        var hiddenDepth: Int?
        return text.split(separator: "\n").compactMap { DescribedView($0) }.filter { view in
            if let depth = hiddenDepth, view.depth > depth { return false }
            hiddenDepth = view.name.hasPrefix("_") ? view.depth : nil
            return hiddenDepth == nil
        }
    }

    /// Returns the differences between a description and a device's; empty if all views have the same classes and
    /// frames.
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
