import Foundation

/// The examples and hooks of a run.
final class World {
    private nonisolated(unsafe) static let instance = World()
    static var shared: World { unsafe instance }

    /// The innermost group that is being declared; `nil` outside of specs.
    private(set) var group: ExampleGroup?
    private var found: [ExampleBase] = []
    /// Whether shared examples are being declared.
    private var isShared = false
    /// Flags that are given to shared examples from outside.
    private var extraFlags: Flags = []
    private var sharedExamples: [String: SharedExampleClosure] = [:]

    /// The classes of specs that this run contains.
    var specs: [QuickSpecBase.Type] = []
    private var examplesOfSpecs: [ObjectIdentifier: [ExampleBase]] = [:]
    private var configured: Set<String> = []
    let configuration = QCKConfiguration()
    var beforeSuite: [BeforeSuiteClosure] = []
    var afterSuite: [AfterSuiteClosure] = []
    var didBegin = false
    /// The spec whose example runs.
    var current: QuickSpec?
    /// The number of examples that ran.
    var count = 0
    /// The specs that ran.
    private(set) var ended: Set<ObjectIdentifier> = []

    /// Returns whether an example is left out: it is pending, excluded, or others are focused.
    func leavesOut(_ example: ExampleBase) -> Bool {
        if example.flags.contains(.pending) || configuration.exclusions.contains(where: { $0(example) }) { return true }
        return (hasIncluded || !configuration.runAllWhenEverythingFiltered) && !isIncluded(example)
    }

    private lazy var hasIncluded = specs.flatMap { declared(by: $0) }.contains(where: isIncluded)

    private func isIncluded(_ example: ExampleBase) -> Bool {
        example.flags.contains(.focused) || configuration.inclusions.contains { $0(example) }
    }

    /// Returns the examples that a spec declares.
    func declared(by type: QuickSpecBase.Type) -> [ExampleBase] {
        if let known = examplesOfSpecs[ObjectIdentifier(type)] { return known }
        configure(type)
        group = ExampleGroup(nil, in: nil)
        found = []
        type.declareExamples()
        group = nil
        examplesOfSpecs[ObjectIdentifier(type)] = found
        return found
    }

    private func configure(_ type: QuickSpecBase.Type) {
        let module = String(reflecting: type).prefix { $0 != "." }
        for name in type._configurations where configured.insert("\(module).\(name)").inserted {
            (NSClassFromString("\(module).\(name)") as? QuickConfiguration.Type)?.configure(configuration)
        }
    }

    /// Marks a spec as done; returns whether it was the last one.
    func end(_ type: QuickSpecBase.Type) -> Bool {
        ended.insert(ObjectIdentifier(type))
        return specs.allSatisfy { ended.contains(ObjectIdentifier($0)) }
    }
}

extension World {
    func add(_ words: String, _ flags: Flags = [], _ site: Callsite, _ body: ExampleBase.Body) {
        guard let group else { return misplaced("it") }
        found.append(Example(words, flags.union(extraFlags), in: group, isShared: isShared, at: site, body))
    }

    func enter(_ words: String?, _ flags: Flags = [], _ closure: () -> Void) {
        guard let outer = group else { return misplaced("describe") }
        group = ExampleGroup(words, in: outer, flags)
        closure()
        group = outer
    }

    func addHook(_ change: (inout Hooks) -> Void) {
        guard let group else { return misplaced("beforeEach") }
        change(&group.hooks)
    }

    func share(_ name: String, _ closure: @escaping SharedExampleClosure) { sharedExamples[name] = closure }

    func useShared(_ name: String, _ flags: Flags, _ site: Callsite, _ context: @escaping SharedExampleContext) {
        guard let closure = sharedExamples[name] else {
            return add(name, flags, site, .sync { throw MissingSharedExamples(name: name) })
        }
        use(name, flags) { closure(context) }
    }

    /// Declares a group of shared examples.
    func use(_ name: String, _ flags: Flags, _ closure: () -> Void) {
        let (wasShared, outerFlags) = (isShared, extraFlags)
        isShared = true
        extraFlags.formUnion(flags)
        enter(name, [], closure)
        (isShared, extraFlags) = (wasShared, outerFlags)
    }

    private func misplaced(_ word: String) {
        preconditionFailure("'\(word)' outside of a spec's describe or context: examples cannot declare others")
    }
}

/// Shared examples that no `sharedExamples` declares.
private struct MissingSharedExamples: Error, CustomStringConvertible {
    var name: String
    var description: String { "there are no shared examples named '\(name)'; declare them with sharedExamples" }
}
