import SwiftSyntax

/// Casts to attributes of texts, such as `CTRunGetAttributes(run) as? [NSAttributedString.Key: Any]`: on Apple's
/// systems strings become keys in a cast, which they do not on Linux.
enum AttributeCasts {
    /// Parts of sources that may have such a cast.
    static let words = ["as? [NSAttributedString", "as! [NSAttributedString"]

    static func edits(_ node: SequenceExprSyntax) -> [Edit] {
        let elements = Array(node.elements)
        return elements.indices.dropFirst().dropLast().flatMap { index -> [Edit] in
            guard elements[index].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type.as(DictionaryTypeSyntax.self),
                type.key.trimmedDescription.hasPrefix("NSAttributedString")
            else { return [] }
            let value = elements[index - 1]
            return [.insert("_attributes(", at: value.start), .insert(")", at: value.end)]
        }
    }
}
