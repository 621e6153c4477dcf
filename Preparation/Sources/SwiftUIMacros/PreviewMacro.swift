import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`, which becomes a type that makes the preview when it is asked to.
enum PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            throw MacroProblem("'#Preview' has no place in a file")
        }
        let name = context.makeUniqueName("Preview")
        let body = try PreviewBody(of: node)
        let view = body?.view(named: context.makeUniqueName("PreviewBody"))
        return [
            """
            nonisolated struct \(name): UIKit.PreviewRegistry {
                static var fileID: String { \(location.file) }
                static var line: Int { \(location.line) }
                static var column: Int { \(location.column) }
                @MainActor static func makePreview() throws -> UIKit.Preview {
                    \(raw: view.map { "\($0.declaration)\n" } ?? "")return UIKit.Preview(\(raw: arguments(of: node, view)))
                }
                @used @section("swift5_tests") private nonisolated static let record: UIKit._PreviewRecord = (
                    0x6c73_7076, 0, { list, _, _, _ in unsafe UIKit._notePreview(\(name).self, in: list) }, 0, 0
                )
            }
            """
        ]
    }

    /// Returns the arguments of the macro with the body as the last one with a label, or with a view in its place.
    private static func arguments(
        of node: some FreestandingMacroExpansionSyntax, _ view: PreviewBody.View?
    ) -> String {
        var parts: [String] = []
        for argument in node.arguments {
            let isBody = argument.label?.text == "body"
            if isBody, let view {
                parts.append("body: \(view.closure)")
            } else {
                parts.append(argument.with(\.trailingComma, nil).trimmedDescription)
            }
        }
        if let closure = node.trailingClosure { parts.append("body: \(view?.closure ?? closure.trimmedDescription)") }
        return parts.joined(separator: ", ")
    }
}
