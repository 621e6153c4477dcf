import SwiftSyntax

extension SourceVisitor {
    /// Records the functions of a class that XCTest may call.
    func noteTests(_ node: ClassDeclSyntax) {
        guard node.inheritanceClause != nil else { return }
        let name = node.name.text
        if node.attributes.has("MainActor") { draft.facts.isolatedClasses.insert(name) }
        draft.tests += IsolatedTests.sites(of: name, node.memberBlock.members)
        if let conformance = IsolatedTests.conformance(node) { draft.testConformances[name] = conformance }
    }

    /// Records the functions of an extension that XCTest may call.
    func noteTests(_ node: ExtensionDeclSyntax) {
        draft.tests += IsolatedTests.sites(
            of: node.extendedType.trimmedDescription.lastName, node.memberBlock.members)
    }
}

extension Draft {
    /// Returns the edits that make tests on the main actor callable from anywhere.
    func editsOfTests(_ hierarchy: Hierarchy) -> [Edit] {
        let isolated = tests.filter {
            hierarchy.isolatedTests.contains($0.type) || $0.isCertain && hierarchy.tests.contains($0.type)
        }
        let types = hierarchy.isolatedTests.union(isolated.map(\.type))
        return isolated.flatMap(\.edits) + types.sorted().compactMap { testConformances[$0] }
    }
}
