import SwiftSyntax

/// Classes that override what NSObject does when an observed property has changed: on Linux there is nothing to override, so that
/// they conform to a protocol of UIKit's instead. Responders inherit the method.
enum ValueObservers {
    static func edits(_ node: ClassDeclSyntax) -> [Edit] {
        guard let inherited = node.inheritanceClause?.inheritedTypes,
            inherited.first?.type.trimmedDescription == "NSObject"
        else { return [] }
        for member in node.memberBlock.members {
            guard let method = member.decl.as(FunctionDeclSyntax.self), method.name.text == "observeValue",
                let word = method.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
            else { continue }
            return [.insert(", _KeyValueObserver", at: inherited.end), .blank(word.bytes)]
        }
        return []
    }
}
