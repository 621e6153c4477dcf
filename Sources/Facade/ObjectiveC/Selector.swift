/// The name of an Objective-C method, such as `tap:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the method.
    public let description: String

    /// Creates a selector from the name of a method.
    public init(_ name: String) { description = name }
    /// Creates a selector from a string literal.
    public init(stringLiteral value: String) { description = value }
}

extension Selector {
    /// Calls the member with this name, passing as many arguments as it has parameters.
    ///
    /// Returns `nil` if the object has no such member, otherwise its reply.
    @discardableResult
    package func send(to object: AnyObject, _ arguments: [Any?] = []) -> Reply? {
        guard let member = MemberTables.member(named: description, of: object) else { return nil }
        return Reply(value: member.call(object, _Arguments(arguments)))
    }

    /// Returns whether `send(to:_:)` would find a member.
    package func isKnown(to object: AnyObject) -> Bool { MemberTables.member(named: description, of: object) != nil }

    /// The return value of a member; `nil` for a member without one.
    package struct Reply {
        /// The value that the member returned.
        package var value: Any?
    }
}

/// Creates a selector in place of `#selector` in prepared sources.
// swift-format-ignore: NoLeadingUnderscores
public func _sel(_ name: String) -> Selector { Selector(name) }

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
