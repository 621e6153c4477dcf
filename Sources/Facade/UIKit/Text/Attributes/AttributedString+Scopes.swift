public import Foundation

extension NSAttributedString {
    /// Creates an attributed string with the attributes of all scopes, since UIKit's scope includes the others.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }

    /// Creates an attributed string from a value with the attributes of all scopes.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// Creates an attributed string from an object with the attributes of all scopes.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }

    /// Creates an attributed string from an object with the attributes of all scopes.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
}
