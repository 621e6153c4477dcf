import SwiftSyntax

/// Attributes that only a compiler with Objective-C supports.
///
/// These include `@IBAction`: without Objective-C, the compiler accepts it only on methods with one parameter.
enum Attributes {
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "NSCopying", "GKInspectable",
        "objcImplementation",
    ]

    static func edit(_ node: AttributeSyntax) -> Edit? {
        let name = node.attributeName.trimmedDescription
        if removed.contains(name) { return .blank(node.bytes) }
        if name == "UIApplicationMain" || name == "NSApplicationMain" { return Edit(range: node.bytes, text: "@main") }
        if name == "convention", isOfObjectiveC(node) { return .blank(node.bytes) }
        return nil
    }

    /// Returns whether a convention describes blocks, or method implementations with a selector, neither of which C has
    /// on Linux.
    private static func isOfObjectiveC(_ node: AttributeSyntax) -> Bool {
        if node.arguments?.trimmedDescription.contains("block") == true { return true }
        guard let function = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        else { return false }
        return function.parameters.contains { $0.type.trimmedDescription == "Selector" }
    }
}

extension AttributeListSyntax {
    /// Returns the attribute with a name, such as `@objc`.
    func first(named name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name {
            return attribute
        }
        return nil
    }

    func has(_ names: String...) -> Bool { names.contains { first(named: $0) != nil } }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        guard let arguments = first(named: "objc")?.arguments else { return nil }
        return arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
}
