import SwiftSyntax

/// Declarations for SwiftUI, which does not exist here, next to UIKit code: previews and wrappers of views.
enum SwiftUIDeclarations {
    /// Returns the edit of a top-level statement or declaration, or `nil` if it stays.
    ///
    /// - Parameter isImported: Whether the file imports SwiftUI.
    static func edit(_ item: CodeBlockItemSyntax, isImported: Bool) -> Edit? {
        if let macro = item.item.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
            return .blank(item.bytes)
        }
        if let macro = item.item.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
            return .blank(item.bytes)
        }
        guard isImported else { return nil }
        if let type = item.item.as(StructDeclSyntax.self) { return edit(item, type.inheritanceClause) }
        if let type = item.item.as(ClassDeclSyntax.self) { return edit(item, type.inheritanceClause) }
        guard let node = item.item.as(ExtensionDeclSyntax.self) else { return nil }
        let isOfSwiftUI = extended.contains(node.extendedType.trimmedDescription)
        return isOfSwiftUI ? .blank(item.bytes) : edit(item, node.inheritanceClause)
    }

    private static func edit(_ item: CodeBlockItemSyntax, _ clause: InheritanceClauseSyntax?) -> Edit? {
        let names = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let isForSwiftUI = names.contains {
            protocols.contains($0.hasPrefix("SwiftUI.") ? String($0.dropFirst(8)) : $0)
        }
        return isForSwiftUI ? .blank(item.bytes) : nil
    }

    private static let protocols: Set<String> = [
        "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "View", "ViewModifier", "App",
        "ButtonStyle", "LibraryContentProvider", "EnvironmentKey", "PreferenceKey", "ObservableObject",
    ]
    private static let extended: Set<String> = [
        "View", "SwiftUI.View", "EnvironmentValues", "SwiftUI.EnvironmentValues",
    ]
}
