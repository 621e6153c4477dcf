/// Where the token is kept from one launch to the next.
package protocol TokenStore: AnyObject, Sendable {
    /// The token that was stored last; `nil` if there is none.
    func token() throws -> Token?
    func store(_ token: Token) throws
    /// Forgets the token; nothing happens if there is none.
    func clear() throws
}
