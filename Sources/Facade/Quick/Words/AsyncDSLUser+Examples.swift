extension AsyncDSLUser {
    /// Declares an example.
    public static func it(
        _ description: String, file: FileString = #filePath, line: UInt = #line,
        closure: @escaping () async throws -> Void
    ) {
        World.shared.add(description, [], Callsite(file: file, line: line), .async(closure))
    }

    /// Declares an example that does not run.
    public static func xit(
        _ description: String, file: FileString = #filePath, line: UInt = #line,
        closure: @escaping () async throws -> Void
    ) {
        World.shared.add(description, .pending, Callsite(file: file, line: line), .async(closure))
    }

    /// Declares an example that alone runs.
    public static func fit(
        _ description: String, file: FileString = #filePath, line: UInt = #line,
        closure: @escaping () async throws -> Void
    ) {
        World.shared.add(description, .focused, Callsite(file: file, line: line), .async(closure))
    }

    /// Declares an example that does not run yet.
    public static func pending(
        _ description: String, file: FileString = #filePath, line: UInt = #line,
        closure: @escaping () async throws -> Void
    ) {
        World.shared.add(description, .pending, Callsite(file: file, line: line), .async(closure))
    }

    /// Declares shared examples in a group of their name.
    public static func itBehavesLike<C>(
        _ behavior: AsyncBehavior<C>.Type, file: FileString = #filePath, line: UInt = #line, context: @escaping () -> C
    ) {
        World.shared.use(behavior.name, []) { behavior.spec(context) }
    }

    /// Declares shared examples that do not run.
    public static func xitBehavesLike<C>(
        _ behavior: AsyncBehavior<C>.Type, file: FileString = #filePath, line: UInt = #line, context: @escaping () -> C
    ) {
        World.shared.use(behavior.name, .pending) { behavior.spec(context) }
    }

    /// Declares shared examples that alone run.
    public static func fitBehavesLike<C>(
        _ behavior: AsyncBehavior<C>.Type, file: FileString = #filePath, line: UInt = #line, context: @escaping () -> C
    ) {
        World.shared.use(behavior.name, .focused) { behavior.spec(context) }
    }
}
