import SwiftSyntax

/// Nimble's `Predicate`, the name of its matchers before version 13, which Foundation took for something else since.
enum NamesOfNimble {
    private static let name = "Predicate"

    static func edit(_ node: IdentifierTypeSyntax) -> Edit? {
        node.name.text == name ? Edit(range: node.name.bytes, text: "Nimble.\(name)") : nil
    }

    static func edit(_ node: DeclReferenceExprSyntax) -> Edit? {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        return node.baseName.text == name && !isMember
            ? Edit(range: node.baseName.bytes, text: "Nimble.\(name)") : nil
    }
}
