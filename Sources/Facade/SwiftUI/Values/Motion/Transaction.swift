import QuartzCore

/// How a change of state is to be shown.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The animation of the change; `nil` to show it at once.
    public var animation: Animation?
    /// Whether views are to leave out their own animations.
    public var disablesAnimations = false
    /// Whether changes follow each other, as those of a gesture.
    public var isContinuous = false
    /// Whether the velocity of changes is kept.
    public var tracksVelocity = false
    /// Whether changes are part of something that never ends.
    var isEndless = false
    /// What the animation moves, and who waits for its end.
    var batch: MotionBatch?
    /// What is called when the animation is done.
    private var completions: [(criteria: AnimationCompletionCriteria, call: () -> Void)] = []

    /// Creates a transaction without an animation.
    public init() {}
    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// Whether the transaction is another one than that of changes at once.
    var saysAnything: Bool {
        animation != nil || disablesAnimations || isContinuous || tracksVelocity || !values.isEmpty
            || !completions.isEmpty
    }

    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls a closure when the animation is done.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append((criteria, completion))
    }

    /// The transaction of the changes that are being made; none outside of `withTransaction` and its like.
    static var stored: Transaction? { unsafe Current.transaction?.value }

    /// The transaction of the changes that are being made.
    static var current: Transaction { stored ?? Transaction() }

    /// Makes changes of a transaction, and calls its closures once the animation is done, at once where nothing can
    /// wait for it.
    func making<Result>(_ body: () throws -> Result) rethrows -> Result {
        nonisolated(unsafe) let completions = completions
        var transaction = self
        transaction.completions = []
        guard AnimationClock.isOnMain else {
            defer { for completion in unsafe completions { completion.call() } }
            return try transaction.during(body)
        }
        let animation = animation
        let known = MainActor.assumeIsolated { WaitingChanges.shared.update(before: animation) }
        let batch = known ?? MotionBatch(isEndless: isEndless)
        transaction.batch = batch
        defer { MainActor.assumeIsolated { unsafe batch.call(completions) } }
        return try transaction.during(body)
    }

    /// Calls a closure whose changes are part of the transaction.
    func during<Result>(_ body: () throws -> Result) rethrows -> Result {
        let kept = Kept(self)
        // Tasks that the changes begin inherit it, and are no part of them.
        defer { unsafe kept.value = nil }
        return try Current.$transaction.withValue(kept, operation: body)
    }

    private enum Current {
        @TaskLocal static var transaction: Kept?
    }

    /// A transaction, which stays on the queue on which its changes are made.
    private final class Kept: Sendable {
        nonisolated(unsafe) var value: Transaction?

        init(_ value: Transaction) { unsafe self.value = value }
    }
}

/// A key of a value in transactions.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value

    /// The value where none is set.
    static var defaultValue: Value { get }
}
