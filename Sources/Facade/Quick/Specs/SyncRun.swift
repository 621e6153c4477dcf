import XCTest

/// A run of an example with its hooks.
@MainActor final class SyncRun {
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
    func run() throws {
        let around = hooks.flatMap(\.around).compactMap { hook in
            if case .sync(let closure) = hook { closure } else { nil as AroundExampleWithMetadataClosure? }
        }
        run(around[...])
        if let skip { throw skip }
    }

    /// Runs the example in closures around it, the first of which is the outermost.
    private func run(_ around: ArraySlice<AroundExampleWithMetadataClosure>) {
        guard let outer = around.first else { return runInside() }
        let inner = around.dropFirst()
        attempt { try outer(self.metadata) { MainActor.assumeIsolated { self.run(inner) } } }
    }

    private func runInside() {
        let before = hooks.flatMap(\.before) + hooks.flatMap(\.justBefore)
        if before.allSatisfy({ hook in attempt { try self.call(hook) } }), case .sync(let body) = example.body {
            attempt(body)
        }
        for hook in hooks.reversed().flatMap(\.after) { attempt { try self.call(hook) } }
    }

    private func call(_ hook: Hook) throws {
        switch hook {
        case .sync(let closure): try closure(metadata)
        case .unisolated(let closure): closure()
        case .async: break
        }
    }

    /// Calls a closure and records what it throws; returns whether it threw nothing.
    @discardableResult private func attempt(_ closure: ExampleClosure) -> Bool {
        do {
            try closure()
            return true
        } catch let error as XCTSkip { skip = error } catch { test.record(error, thrownBy: example) }
        return false
    }
}

extension XCTestCase {
    /// Records an error of an example as a failure at the example.
    func record(_ error: any Error, thrownBy example: ExampleBase) {
        guard !"\(type(of: error))".hasPrefix("RequireError") else { return }
        recordFailure(
            withDescription: "Test \(example.name) threw unexpected error: \(error)", inFile: example.callsite.file,
            atLine: Int(example.callsite.line), expected: false)
    }
}
