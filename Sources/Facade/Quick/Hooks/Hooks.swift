/// The closures that run with each example of a group.
struct Hooks {
    var before: [Hook] = []
    var justBefore: [Hook] = []
    var after: [Hook] = []
    var around: [AroundHook] = []
}

/// A closure that runs before or after an example.
enum Hook {
    case sync(BeforeExampleWithMetadataClosure)
    case async(BeforeExampleWithMetadataAsyncClosure)
    /// A closure without isolation, which runs where the example does.
    case unisolated(() -> Void)

    static func plain(_ closure: @escaping BeforeExampleClosure) -> Hook { .sync { _ in try closure() } }
    static func plain(_ closure: @escaping BeforeExampleAsyncClosure) -> Hook { .async { _ in try await closure() } }
}

/// A closure that runs around an example.
enum AroundHook {
    case sync(AroundExampleWithMetadataClosure)
    case async(AroundExampleWithMetadataAsyncClosure)

    static func plain(_ closure: @escaping AroundExampleClosure) -> AroundHook { .sync { try closure($1) } }
    static func plain(_ closure: @escaping AroundExampleAsyncClosure) -> AroundHook {
        .async { try await closure($1) }
    }
}
