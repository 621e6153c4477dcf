import SwiftSyntax

/// `Bundle.main`, where code asks it for resources of its app; UIKit's own declarations find them without that.
enum MainBundle {
    static func edits(_ node: MemberAccessExprSyntax) -> [Edit] {
        guard node.declName.baseName.text == "main", let base = node.base?.trimmedDescription,
            base == "Bundle" || base == "Foundation.Bundle",
            let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
            !others.contains(member.declName.baseName.text)
        else { return [] }
        let text = "_bundle()"
        // The columns of what follows stay.
        return [Edit(range: node.bytes, text: text + String(repeating: " ", count: node.bytes.count - text.utf8.count))]
    }

    /// Members that are about the program, its languages and nibs.
    private static let others: Set<String> = [
        "appStoreReceiptURL", "builtInPlugInsPath", "builtInPlugInsURL", "bundleIdentifier", "bundlePath", "bundleURL",
        "classNamed", "developmentLocalization", "executablePath", "executableURL", "infoDictionary", "isLoaded",
        "load", "loadNibNamed", "localizations", "localizedInfoDictionary", "localizedString", "object",
        "preferredLocalizations", "principalClass",
    ]
}
