import SwiftSyntax

/// Names such as `Foundation.URLSession`, whose types are in other modules on Linux.
enum MovedTypes {
    /// Parts of sources that may have such a name.
    static let words = ["Foundation.URL", "Foundation.HTTP", "Foundation.CachedURL", "Foundation.XML"]

    /// Returns the edit of the name of a module in front of that of a type.
    static func edit(_ node: MemberTypeSyntax) -> Edit? {
        edit(node.baseType.as(IdentifierTypeSyntax.self)?.name, before: node.name)
    }

    /// Returns the edit of the name of a module in front of that of a type in an expression.
    static func edit(_ node: MemberAccessExprSyntax) -> Edit? {
        edit(node.base?.as(DeclReferenceExprSyntax.self)?.baseName, before: node.declName.baseName)
    }

    private static func edit(_ module: TokenSyntax?, before type: TokenSyntax) -> Edit? {
        guard let module, module.text == "Foundation", let name = self.module(of: type.text) else { return nil }
        return Edit(range: module.bytes, text: name)
    }

    private static func module(of type: String) -> String? {
        if type.hasPrefix("XML") { return "FoundationXML" }
        let isOfSession = [
            "URLSession", "URLRequest", "URLResponse", "URLProtocol", "URLCache", "URLCredential", "URLAuthentication",
            "URLProtectionSpace", "HTTP", "CachedURLResponse",
        ].contains { type.hasPrefix($0) }
        return isOfSession ? "FoundationNetworking" : nil
    }
}
