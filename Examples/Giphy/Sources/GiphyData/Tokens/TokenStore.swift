/// Stores the token between launches.
package protocol TokenStore: AnyObject, Sendable {
    /// Returns the token that was stored last, or `nil` if there is none.
    func token() throws -> Token?
    func store(_ token: Token) throws
    /// Removes the token, if there is one.
    func clear() throws
}
