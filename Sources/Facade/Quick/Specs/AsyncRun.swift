import XCTest

/// A run of an asynchronous example with its hooks.
final class AsyncRun {
    private let example: ExampleBase
    private let test: XCTestCase
    private let metadata: ExampleMetadata
    private let hooks: [Hooks]
    private var skip: XCTSkip?

    init(of example: ExampleBase, in test: XCTestCase) {
        self.example = example
        self.test = test
        metadata = ExampleMetadata(example: example, exampleIndex: World.shared.count)
        hooks = [World.shared.configuration.hooks] + example.group.path.map(\.hooks)
    }

    /// Runs the hooks and the example; throws only what skips it.
    func run() async throws {
        let around = hooks.flatMap(\.around).compactMap { hook in
            if case .async(let closure) = hook { closure } else { nil as AroundExampleWithMetadataAsyncClosure? }
        }
        await run(around[...])
        if let skip { throw skip }
    }

    /// Runs the example in closures around it, the first of which is the outermost.
    private func run(_ around: ArraySlice<AroundExampleWithMetadataAsyncClosure>) async {
        guard let outer = around.first else { return await runInside() }
        let inner = around.dropFirst()
        await attempt { try await outer(self.metadata) { await self.run(inner) } }
    }

    private func runInside() async {
        var isReady = true
        for hook in hooks.flatMap(\.before) + hooks.flatMap(\.justBefore) where isReady {
            isReady = await attempt { try await self.call(hook) }
        }
        if isReady, case .async(let body) = example.body { await attempt(body) }
        for hook in hooks.reversed().flatMap(\.after) { await attempt { try await self.call(hook) } }
    }

    private func call(_ hook: Hook) async throws {
        switch hook {
        case .sync(let closure):
            nonisolated(unsafe) let metadata = metadata
            try await MainActor.run { try unsafe closure(metadata) }
        case .unisolated(let closure): closure()
        case .async(let closure): try await closure(metadata)
        }
    }

    /// Calls a closure and records what it throws; returns whether it threw nothing.
    @discardableResult private func attempt(_ closure: () async throws -> Void) async -> Bool {
        do {
            try await closure()
            return true
        } catch let error as XCTSkip { skip = error } catch { test.record(error, thrownBy: example) }
        return false
    }
}
