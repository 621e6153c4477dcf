/// The name of a member, as Objective-C writes it: `tap:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }
}

extension Selector {
    /// Calls the member of this name with the arguments, of which it takes as many as it has parameters.
    ///
    /// Returns nil if the object has no such member, otherwise what the member returned.
    @discardableResult
    func send(to object: AnyObject, _ arguments: [Any?] = []) -> Reply? {
        guard let member = MemberTables.member(named: description, of: object) else { return nil }
        return Reply(value: member.call(object, _Arguments(arguments)))
    }

    /// Whether `send(to:_:)` would find a member.
    func isKnown(to object: AnyObject) -> Bool { MemberTables.member(named: description, of: object) != nil }

    /// What a member returned; nil for nothing.
    struct Reply {
        var value: Any?
    }
}

/// Stands in prepared sources for `#selector`.
// swift-format-ignore: NoLeadingUnderscores
public func _sel(_ name: String) -> Selector { Selector(name) }

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
