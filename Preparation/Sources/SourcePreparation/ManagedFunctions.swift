import SwiftSyntax

/// Functions that are declared `@NSManaged`, and casts of Core Data's generic classes.
enum ManagedFunctions {
    /// Returns the edits that give an `@NSManaged` function its body, or none for other functions.
    static func edits(_ node: FunctionDeclSyntax) -> [Edit] {
        guard let attribute = node.attributes.first(named: "NSManaged"), node.body == nil else { return [] }
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map { $0.firstName.text + ":" }.joined()
        let arguments = parameters.map { ", " + ($0.secondName ?? $0.firstName).text }.joined()
        let body = " { _callManaged(self, \"\(node.name.text)(\(labels))\"\(arguments)) }"
        return [.blank(attribute.bytes), .insert(body, at: node.end)]
    }

    /// Returns the edits of a cast to a generic class of Core Data's, which always succeeds with Objective-C, and of a
    /// snapshot's reference to a snapshot.
    static func edits(_ node: SequenceExprSyntax) -> [Edit] {
        let elements = Array(node.elements)
        return elements.indices.dropFirst().flatMap { index -> [Edit] in
            guard index + 1 < elements.count, let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)
            else { return [] }
            let name = type.name.text
            let value = elements[index - 1]
            if cast.questionOrExclamationMark == nil, isSnapshot(value, type) {
                return [
                    .insert("\(type.trimmedDescription)(_reference: ", at: value.start),
                    Edit(range: value.end..<type.end, text: ")"),
                ]
            }
            guard type.genericArgumentClause != nil, ["NSFetchRequest", "NSFetchedResultsController"].contains(name),
                let mark = cast.questionOrExclamationMark
            else { return [] }
            let optional = mark.text == "?" ? [Edit.insert("?", at: type.end)] : []
            return [.insert("._typed()", at: elements[index - 1].end), .blank(mark.bytes)] + optional
        }
    }

    /// Returns whether a value is cast to a snapshot: by the name of the type, or as a parameter that is a reference.
    private static func isSnapshot(_ value: ExprSyntax, _ type: IdentifierTypeSyntax) -> Bool {
        if type.name.text == "NSDiffableDataSourceSnapshot" { return type.genericArgumentClause != nil }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        var node = Syntax(value)
        while let parent = node.parent {
            if let function = parent.as(FunctionDeclSyntax.self) {
                return function.signature.parameterClause.parameters.contains {
                    ($0.secondName ?? $0.firstName).text == name
                        && $0.type.trimmedDescription == "NSDiffableDataSourceSnapshotReference"
                }
            }
            node = parent
        }
        return false
    }

    /// Returns the edit of a text that names a compiled model, of which only the source is among the resources here.
    static func edit(_ node: StringSegmentSyntax) -> Edit? {
        let text = node.content.text
        for (compiled, source) in [("momd", "xcdatamodeld"), ("mom", "xcdatamodel")] {
            guard text == compiled || text.hasSuffix("." + compiled) else { continue }
            return Edit(range: node.bytes, text: text.dropLast(compiled.count) + source)
        }
        return nil
    }
}

extension SourceVisitor {
    func prepare(_ node: SequenceExprSyntax) {
        draft.edits += ManagedFunctions.edits(node) + AttributeCasts.edits(node)
    }

    func prepare(_ node: StringSegmentSyntax) {
        if let edit = ManagedFunctions.edit(node) { draft.edits.append(edit) }
    }
}
