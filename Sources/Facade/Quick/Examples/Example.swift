public import Foundation

/// An example: one `it` of a spec.
public class ExampleBase: NSObject {
    /// Whether the example comes from shared examples.
    public let isSharedExample: Bool
    /// The location of the example.
    public let callsite: Callsite
    /// The descriptions of the groups and the example, joined by commas.
    public let name: String
    let group: ExampleGroup
    let flags: Flags
    let body: Body

    /// What an example does.
    enum Body {
        case sync(ExampleClosure)
        case async(() async throws -> Void)
    }

    init(_ words: String, _ flags: Flags, in group: ExampleGroup, isShared: Bool, at site: Callsite, _ body: Body) {
        name = (group.words + [words]).joined(separator: ", ")
        self.flags = flags.union(group.allFlags)
        self.group = group
        isSharedExample = isShared
        callsite = site
        self.body = body
    }

    /// The description of the example.
    public override var description: String { name }
}

/// An example of a spec.
public final class Example: ExampleBase {}

/// The flags of groups and examples.
struct Flags: OptionSet {
    let rawValue: Int
    /// The examples alone run.
    static let focused = Flags(rawValue: 1)
    /// The examples do not run.
    static let pending = Flags(rawValue: 2)
}
