// swift-format-ignore: NoLeadingUnderscores
/// A reference of Core Foundation, which equals itself alone.
public protocol _SecurityObject: AnyObject, Hashable {}

extension _SecurityObject {
    /// Returns whether two references are the same.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    /// Feeds the reference's identity to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecKey: _SecurityObject {}
extension SecCertificate: _SecurityObject {}
extension SecIdentity: _SecurityObject {}
extension SecPolicy: _SecurityObject {}
extension SecTrust: _SecurityObject {}
extension SecAccessControl: _SecurityObject {}
