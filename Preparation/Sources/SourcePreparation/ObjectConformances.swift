import SwiftSyntax

/// Protocols that a file gives to all objects: classes of Foundation that inherit from `NSObject` on Apple's systems
/// and not on Linux get them, too.
struct ObjectConformances {
    /// The names that protocols of the file require.
    private var requirements: [String: Set<String>] = [:]
    /// The names that extensions without conditions give to any type of a protocol.
    private var defaults: [String: Set<String>] = [:]

    private static let classes = ["NotificationCenter", "FileManager", "ProcessInfo"]

    /// Reads the declarations at the top level of a file.
    init(_ file: SourceFileSyntax) {
        for item in file.statements {
            if let node = item.item.as(ProtocolDeclSyntax.self) {
                guard ObjectConformances.isOfAnyObject(node) else { continue }
                requirements[node.name.text] = node.memberBlock.names
            } else if let node = item.item.as(ExtensionDeclSyntax.self), node.genericWhereClause == nil {
                defaults[node.extendedType.trimmedDescription, default: []].formUnion(node.memberBlock.names)
            }
        }
    }

    /// Returns the declarations to add for an extension; `nil` if it gives all objects nothing, or more than a protocol
    /// whose requirements have defaults.
    func addition(for node: ExtensionDeclSyntax) -> String? {
        guard node.extendedType.trimmedDescription == "NSObject", node.memberBlock.members.isEmpty,
            let clause = node.inheritanceClause
        else { return nil }
        let names = clause.inheritedTypes.map(\.type.trimmedDescription)
        guard names.allSatisfy(isMet) else { return nil }
        let list = names.joined(separator: ", ")
        return ObjectConformances.classes.map { "extension Foundation.\($0): \(list) {}" }.joined(separator: "\n")
    }

    private func isMet(_ name: String) -> Bool {
        requirements[name].map { $0.isSubset(of: defaults[name] ?? []) } ?? false
    }

    /// Whether a protocol asks for no more than a class.
    private static func isOfAnyObject(_ node: ProtocolDeclSyntax) -> Bool {
        guard node.genericWhereClause == nil else { return false }
        let names = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return names.allSatisfy { ["AnyObject", "class", "Any"].contains($0) }
    }
}

extension MemberBlockSyntax {
    /// The names of its functions and properties; types that follow from these are none.
    fileprivate var names: Set<String> {
        members.reduce(into: []) { names, member in
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                names.insert(function.name.text)
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                names.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
            } else if member.decl.is(InitializerDeclSyntax.self) {
                names.insert("init")
            }
        }
    }
}
