import SwiftSyntax

/// `Bundle.main` in code that requests resources of its app; UIKit's own declarations find these without preparation.
enum MainBundle {
    static func edits(_ node: MemberAccessExprSyntax) -> [Edit] {
        guard node.declName.baseName.text == "main", let base = node.base?.trimmedDescription,
            base == "Bundle" || base == "Foundation.Bundle",
            let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id
        else { return [] }
        if let text = functions[member.declName.baseName.text] {
            // An operator may stand right before or behind it.
            let isLonger = text.utf8.count > member.bytes.count
            let padded = isLonger ? text : "(" + text.padded(to: member.bytes.count - 2) + ")"
            return [Edit(range: member.bytes, text: padded)]
        }
        guard !others.contains(member.declName.baseName.text) else { return [] }
        return [Edit(range: node.bytes, text: "_bundle()".padded(to: node.bytes.count))]
    }

    /// Returns the edits of what an extension of `Bundle` asks itself.
    static func edits(_ node: DeclReferenceExprSyntax) -> [Edit] {
        guard node.baseName.text == "infoDictionary", node.parent?.is(MemberAccessExprSyntax.self) != true,
            Syntax(node).extendedType == "Bundle"
        else { return [] }
        return [Edit(range: node.bytes, text: "_infoDictionary(of: self)")]
    }

    /// Members of which a program on Linux knows nothing, and the functions that answer in their place.
    private static let functions = [
        "bundleIdentifier": "_bundleIdentifier()", "infoDictionary": "_infoDictionary()",
        "object": "_infoDictionaryObject",
    ]

    /// Members that concern the program, its languages and nibs.
    private static let others: Set<String> = [
        "appStoreReceiptURL", "builtInPlugInsPath", "builtInPlugInsURL", "bundlePath", "bundleURL",
        "classNamed", "developmentLocalization", "executablePath", "executableURL", "isLoaded",
        "load", "loadNibNamed", "localizations", "localizedInfoDictionary", "localizedString",
        "preferredLocalizations", "principalClass",
    ]
}

extension Syntax {
    /// The type that an extension around it extends.
    fileprivate var extendedType: String? {
        var node = parent
        while let current = node {
            if let node = current.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
            if current.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            node = current.parent
        }
        return nil
    }
}

extension String {
    /// The text with blanks behind it, so that columns after an edit stay the same.
    fileprivate func padded(to count: Int) -> String {
        self + String(repeating: " ", count: max(0, count - utf8.count))
    }
}
