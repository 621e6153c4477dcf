public import Foundation

extension NSAttributedString {
    /// The text of a value, with the attributes of all scopes, since UIKit's scope has those of the others.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }

    /// The text of a value, with the attributes of all scopes.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// The text of an object, with the attributes of all scopes.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }

    /// The text of an object, with the attributes of all scopes.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
}
