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
    /// What is called when the animation is done.
    private(set) var completions: [() -> Void] = []

    /// Creates a transaction without an animation.
    public init() {}
    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls a closure when the animation is done.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(completion)
    }

    /// The transaction of the changes that are being made.
    static var current: Transaction { unsafe Current.transaction?.value ?? Transaction() }

    /// Makes changes of a transaction.
    func making<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Current.$transaction.withValue(Kept(value: self), operation: body)
    }

    private enum Current {
        @TaskLocal static var transaction: Kept?
    }

    /// A transaction, which stays on the queue on which its changes are made.
    private struct Kept: Sendable {
        nonisolated(unsafe) let value: Transaction
    }
}

/// A key of a value in transactions.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value

    /// The value where none is set.
    static var defaultValue: Value { get }
}
