extension AsyncDSLUser {
    /// Runs a closure before each example of the group.
    public static func beforeEach(_ closure: @escaping BeforeExampleAsyncClosure) {
        World.shared.addHook { $0.before.append(.plain(closure)) }
    }

    /// Runs a closure before each example of the group.
    public static func beforeEach(_ closure: @escaping BeforeExampleWithMetadataAsyncClosure) {
        World.shared.addHook { $0.before.append(.async(closure)) }
    }

    /// Runs a closure after each example of the group.
    public static func afterEach(_ closure: @escaping AfterExampleAsyncClosure) {
        World.shared.addHook { $0.after.append(.plain(closure)) }
    }

    /// Runs a closure after each example of the group.
    public static func afterEach(_ closure: @escaping AfterExampleWithMetadataAsyncClosure) {
        World.shared.addHook { $0.after.append(.async(closure)) }
    }

    /// Runs a closure just before each example, after all closures of `beforeEach`.
    public static func justBeforeEach(_ closure: @escaping BeforeExampleAsyncClosure) {
        World.shared.addHook { $0.justBefore.append(.plain(closure)) }
    }

    /// Runs a closure around each example of the group.
    public static func aroundEach(_ closure: @escaping AroundExampleAsyncClosure) {
        World.shared.addHook { $0.around.append(.plain(closure)) }
    }

    /// Runs a closure around each example of the group.
    public static func aroundEach(_ closure: @escaping AroundExampleWithMetadataAsyncClosure) {
        World.shared.addHook { $0.around.append(.async(closure)) }
    }
}
