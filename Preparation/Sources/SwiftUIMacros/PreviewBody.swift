import SwiftSyntax

/// The closure of a `#Preview` that has variables marked `@Previewable`.
struct PreviewBody {
    /// A view that stands for a closure.
    struct View {
        /// Its declaration.
        let declaration: String
        /// The closure that makes it.
        let closure: String
    }

    /// The variables that become properties.
    private var properties: [String] = []
    private var statements: [String] = []

    /// Returns `nil` if nothing in the body is marked.
    init?(of node: some FreestandingMacroExpansionSyntax) throws {
        let argument = node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        guard let closure = node.trailingClosure ?? argument else { return nil }
        for item in closure.statements {
            if let variable = item.item.as(VariableDeclSyntax.self), let property = PreviewBody.property(variable) {
                properties.append(property)
            } else {
                statements.append(item.trimmedDescription)
            }
        }
        guard !properties.isEmpty else { return nil }
        guard closure.signature?.parameterClause == nil else {
            throw MacroProblem("'@Previewable' has no place in the body of a '#Preview' with arguments")
        }
    }

    /// Returns the declaration of a view with the variables as properties.
    ///
    /// - Parameter name: The name of the type.
    func view(named name: TokenSyntax) -> View {
        let body = (["var body: some SwiftUI.View {"] + statements + ["}"]).joined(separator: "\n")
        let lines = ["struct \(name.text): SwiftUI.View {"] + properties + [body, "}"]
        return View(declaration: lines.joined(separator: "\n"), closure: "{ \(name.text)() }")
    }

    /// Returns a marked variable without its mark, or `nil` for others.
    private static func property(_ variable: VariableDeclSyntax) -> String? {
        func isMark(_ element: AttributeListSyntax.Element) -> Bool {
            guard case .attribute(let attribute) = element else { return false }
            return ["Previewable", "SwiftUI.Previewable"].contains(attribute.attributeName.trimmedDescription)
        }
        guard variable.attributes.contains(where: isMark) else { return nil }
        let rest = variable.attributes.filter { !isMark($0) }
        return variable.with(\.attributes, rest).trimmedDescription
    }
}
