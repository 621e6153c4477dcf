import SwiftSyntax

extension SourceVisitor {
    /// Notes a method of the innermost type that implements requirements that nothing calls, unless it does nothing.
    func noteRequirements(_ node: FunctionDeclSyntax, _ name: String) {
        guard let scope = scopes.last, scope.isClass, inactiveClauses == 0, !node.modifiers.isTypeLevel,
            node.body?.statements.isEmpty == false
        else { return }
        for owner in UncalledRequirements.protocols(with: name) {
            let line = line(of: node.name)
            let statement = "t.uncalled(Self.self, \"\(owner)\", \"\(name)\", #filePath, \(line))"
            scopes[scopes.count - 1].requirements.append(
                .init(statement: statement, conditions: conditions, swiftName: name, isExported: true))
        }
    }

    /// The finished tables with the lines of requirements: those of extensions are in the tables of their classes.
    ///
    /// A class of another file may be generic, so that its lines are found through an object. An extension of such a
    /// type that adds no conformance may be one of a protocol, and has no lines.
    var tablesWithRequirements: [MemberScope] {
        var tables = tables
        for scope in implementers {
            if let type = classes[scope.path] {
                let index = tables.firstIndex { $0.path == scope.path && !$0.isExtension } ?? tables.endIndex
                if index == tables.endIndex { tables.append(type) }
                tables[index].entries += scope.requirements
            } else if scope.addsConformances {
                var table = scope
                table.entries = scope.requirements
                table.isGeneric = true
                tables.append(table)
            }
        }
        return tables
    }
}
