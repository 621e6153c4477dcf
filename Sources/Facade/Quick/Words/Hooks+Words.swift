/// Runs a closure before each example of the group.
@preconcurrency public func beforeEach(_ closure: @escaping BeforeExampleClosure) {
    World.shared.addHook { $0.before.append(.plain(closure)) }
}

/// Runs a closure before each example of the group.
@preconcurrency public func beforeEach(_ closure: @escaping BeforeExampleWithMetadataClosure) {
    World.shared.addHook { $0.before.append(.sync(closure)) }
}

/// Runs a closure after each example of the group.
@preconcurrency public func afterEach(_ closure: @escaping AfterExampleClosure) {
    World.shared.addHook { $0.after.append(.plain(closure)) }
}

/// Runs a closure after each example of the group.
@preconcurrency public func afterEach(_ closure: @escaping AfterExampleWithMetadataClosure) {
    World.shared.addHook { $0.after.append(.sync(closure)) }
}

/// Runs a closure just before each example, after all closures of `beforeEach`.
@preconcurrency public func justBeforeEach(_ closure: @escaping BeforeExampleClosure) {
    World.shared.addHook { $0.justBefore.append(.plain(closure)) }
}

/// Runs a closure around each example of the group.
@preconcurrency public func aroundEach(_ closure: @escaping AroundExampleClosure) {
    World.shared.addHook { $0.around.append(.plain(closure)) }
}

/// Runs a closure around each example of the group.
@preconcurrency public func aroundEach(_ closure: @escaping AroundExampleWithMetadataClosure) {
    World.shared.addHook { $0.around.append(.sync(closure)) }
}
