import Foundation
import LayoutSimNotation

/// A value as words that are the same for values with the same properties, in every process:
/// `RoundedRectangle cornerSize 12 12 style continuous`.
///
/// What only tells values apart, such as a `UUID` or an address, is left out.
enum ValueWords {
    /// The greatest number of levels and of characters, beyond which a value has no words.
    private static let (deepest, longest) = (8, 400)

    /// Returns the words of a value; `nil` for one with code in it, or with too much in it.
    static func words(of value: Any) -> String? {
        guard let words = words(value, deepest), words.utf8.count <= longest else { return nil }
        return words
    }

    private static func words(_ value: Any, _ depth: Int) -> String? {
        guard depth > 0 else { return nil }
        if isIdentity(value) { return "" }
        if let number = value as? any BinaryFloatingPoint { return exact(Double(number)) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { words($0.value, depth - 1) } ?? "none"
        case .class, .foreignReference: return nil
        case .collection, .tuple: return joined(mirror.children.map { words($0.value, depth - 1) })
        case .set, .dictionary:
            let parts = mirror.children.map { words($0.value, depth - 1) }
            return parts.contains(nil) ? nil : joined(parts.compactMap(\.self).sorted())
        case .enum:
            guard let payload = mirror.children.first else { return "\(value)" }
            return joined([payload.label, words(payload.value, depth - 1)])
        case .struct:
            let name = "\(mirror.subjectType)".prefix { $0 != "<" }
            if mirror.children.isEmpty { return value is any CustomStringConvertible ? "\(value)" : String(name) }
            let parts = mirror.children.flatMap { child -> [String?] in
                let words = words(child.value, depth - 1)
                return words == "" ? [] : [child.label ?? "", words]
            }
            return joined([String(name)] + parts)
        default: return mirror.subjectType is AnyClass || "\(mirror.subjectType)".contains("->") ? nil : "\(value)"
        }
    }

    /// Whether a value is another one in each process.
    private static func isIdentity(_ value: Any) -> Bool {
        value is UUID || value is NSUUID || value is ObjectIdentifier || value is any _Pointer
            || value is any RandomNumberGenerator || value is Namespace.ID
    }

    private static func joined(_ parts: [String?]) -> String? {
        parts.contains(nil) ? nil : parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
