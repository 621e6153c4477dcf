/// A group of examples: a spec, `describe` or `context`.
final class ExampleGroup {
    let description: String?
    let parent: ExampleGroup?
    var hooks = Hooks()
    private let flags: Flags

    init(_ description: String?, in parent: ExampleGroup?, _ flags: Flags = []) {
        self.description = description
        self.parent = parent
        self.flags = flags
    }

    /// The descriptions from the outermost group to this one.
    var words: [String] { path.compactMap(\.description) }
    /// The flags of this group and of those around it.
    var allFlags: Flags { path.reduce([]) { $0.union($1.flags) } }
    /// The groups from the outermost to this one.
    var path: [ExampleGroup] { (parent?.path ?? []) + [self] }
}
