import SwiftSyntax

/// `Bundle.main` in code that requests resources of its app; UIKit's own declarations find these without preparation.
enum MainBundle {
    static func edits(_ node: MemberAccessExprSyntax) -> [Edit] {
        guard node.declName.baseName.text == "main", let base = node.base?.trimmedDescription,
            base == "Bundle" || base == "Foundation.Bundle",
            let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
            !others.contains(member.declName.baseName.text)
        else { return [] }
        let text = "_bundle()"
        // Columns after the edit stay the same.
        return [Edit(range: node.bytes, text: text + String(repeating: " ", count: node.bytes.count - text.utf8.count))]
    }

    /// Members that concern the program, its languages and nibs.
    private static let others: Set<String> = [
        "appStoreReceiptURL", "builtInPlugInsPath", "builtInPlugInsURL", "bundleIdentifier", "bundlePath", "bundleURL",
        "classNamed", "developmentLocalization", "executablePath", "executableURL", "infoDictionary", "isLoaded",
        "load", "loadNibNamed", "localizations", "localizedInfoDictionary", "localizedString", "object",
        "preferredLocalizations", "principalClass",
    ]
}
