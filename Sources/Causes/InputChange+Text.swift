import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimViewTree

extension InputChange: CustomStringConvertible {
    /// `title text "Master…" (38 → 41 characters)`, `patch.height == 232 → 214`, `title font system 22 regular → …`.
    package var description: String {
        switch (place, kind) {
        case (.constraint(let constraint), _): text(of: constraint)
        case (.view(let id), "text"): "\(quotedIfNeeded(id)) text \(textChange)"
        case (.view(let id), .added): "view \(quotedIfNeeded(id)) added"
        case (.view(let id), .removed): "view \(quotedIfNeeded(id)) removed"
        case (.view, .identity): "view \(quotedIfNeeded(old ?? "")) → \(quotedIfNeeded(new ?? "")) renamed"
        case (.view(let id), _): "\(quotedIfNeeded(id)) \(kind.rawValue) \(values)"
        case (.screen, _): "\(kind.rawValue) \(values)"
        }
    }

    private func text(of constraint: Constraint) -> String {
        switch kind {
        case .added: "constraint \(constraint) added"
        case .removed: "constraint \(constraint) removed"
        case .constant where constraint.second == nil: "\(constraint.termsText) \(values)"
        case .constant: "\(constraint.termsText): constant \(values)"
        case .secondItem: "\(constraint.first): \(values)"
        default: "\(constraint.relationText): \(kind.rawValue) \(values)"
        }
    }

    private var values: String { "\(old ?? "none") → \(new ?? "none")" }

    /// The beginning of the new text and both lengths, or both texts if they are short.
    private var textChange: String {
        let (old, new) = (self.old ?? "", self.new ?? "")
        guard old.count > 24 || new.count > 24 else { return "\(quoted(old)) → \(quoted(new))" }
        let lengths = old.count == new.count ? "\(new.count)" : "\(old.count) → \(new.count)"
        return "\(quoted(InputChange.beginning(of: new, unlike: old))) (\(lengths) characters)"
    }

    /// Up to 24 characters that show the difference.
    private static func beginning(of text: String, unlike other: String) -> String {
        guard text.count > 24 else { return text }
        let same = zip(text, other).prefix { $0 == $1 }.count
        let start = same < 20 ? 0 : same - 8
        let part = text.dropFirst(start).prefix(24)
        return (start > 0 ? "…" : "") + part + (start + 24 < text.count ? "…" : "")
    }
}
