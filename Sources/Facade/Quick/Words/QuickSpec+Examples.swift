// Each kind of spec has the words itself, as in Quick: inside a class, Swift finds members and looks no further.
extension QuickSpec {
    /// Declares an example.
    @preconcurrency public func it(
        _ description: String, file: FileString = #filePath, line: UInt = #line, closure: @escaping ExampleClosure
    ) {
        World.shared.add(description, [], Callsite(file: file, line: line), .sync(closure))
    }

    /// Declares an example that does not run.
    @preconcurrency public func xit(
        _ description: String, file: FileString = #filePath, line: UInt = #line, closure: @escaping ExampleClosure
    ) {
        World.shared.add(description, .pending, Callsite(file: file, line: line), .sync(closure))
    }

    /// Declares an example that alone runs.
    @preconcurrency public func fit(
        _ description: String, file: FileString = #filePath, line: UInt = #line, closure: @escaping ExampleClosure
    ) {
        World.shared.add(description, .focused, Callsite(file: file, line: line), .sync(closure))
    }

    /// Declares an example that does not run yet.
    @preconcurrency public func pending(
        _ description: String, file: FileString = #filePath, line: UInt = #line, closure: @escaping ExampleClosure
    ) {
        World.shared.add(description, .pending, Callsite(file: file, line: line), .sync(closure))
    }

    /// Declares shared examples in a group of their name.
    public func itBehavesLike(_ name: String, file: FileString = #filePath, line: UInt = #line) {
        World.shared.useShared(name, [], Callsite(file: file, line: line)) { [:] }
    }

    /// Declares shared examples in a group of their name.
    public func itBehavesLike(
        _ name: String, file: FileString = #filePath, line: UInt = #line,
        sharedExampleContext: @escaping SharedExampleContext
    ) {
        World.shared.useShared(name, [], Callsite(file: file, line: line), sharedExampleContext)
    }

    /// Declares shared examples in a group of their name.
    public func itBehavesLike<C>(
        _ behavior: Behavior<C>.Type, file: FileString = #filePath, line: UInt = #line, context: @escaping () -> C
    ) {
        World.shared.use(behavior.name, []) { behavior.spec(context) }
    }

    /// Declares shared examples that do not run.
    public func xitBehavesLike(_ name: String, file: FileString = #filePath, line: UInt = #line) {
        World.shared.useShared(name, .pending, Callsite(file: file, line: line)) { [:] }
    }

    /// Declares shared examples that do not run.
    public func xitBehavesLike(
        _ name: String, file: FileString = #filePath, line: UInt = #line,
        sharedExampleContext: @escaping SharedExampleContext
    ) {
        World.shared.useShared(name, .pending, Callsite(file: file, line: line), sharedExampleContext)
    }

    /// Declares shared examples that do not run.
    public func xitBehavesLike<C>(
        _ behavior: Behavior<C>.Type, file: FileString = #filePath, line: UInt = #line, context: @escaping () -> C
    ) {
        World.shared.use(behavior.name, .pending) { behavior.spec(context) }
    }

    /// Declares shared examples that alone run.
    public func fitBehavesLike(_ name: String, file: FileString = #filePath, line: UInt = #line) {
        World.shared.useShared(name, .focused, Callsite(file: file, line: line)) { [:] }
    }

    /// Declares shared examples that alone run.
    public func fitBehavesLike(
        _ name: String, file: FileString = #filePath, line: UInt = #line,
        sharedExampleContext: @escaping SharedExampleContext
    ) {
        World.shared.useShared(name, .focused, Callsite(file: file, line: line), sharedExampleContext)
    }

    /// Declares shared examples that alone run.
    public func fitBehavesLike<C>(
        _ behavior: Behavior<C>.Type, file: FileString = #filePath, line: UInt = #line, context: @escaping () -> C
    ) {
        World.shared.use(behavior.name, .focused) { behavior.spec(context) }
    }
}
