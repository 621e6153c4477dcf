/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect begins again.
    public struct RepeatBehavior: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case continuous
            case periodic(count: Int?, delay: Double?)
        }
        let kind: Kind

        /// Without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(kind: .continuous) }
        /// At intervals of the system.
        public static var periodic: RepeatBehavior { RepeatBehavior(kind: .periodic(count: nil, delay: nil)) }
        /// So many times, with pauses in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(kind: .periodic(count: count, delay: delay))
        }
    }
    private var behavior: RepeatBehavior?
    private var isRepeating: Bool?
    private var rate = 1.0

    /// As the effect has it by itself.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Over and over.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// In a way of beginning again.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The same options, over and over.
    public var repeating: SymbolEffectOptions { with { $0.isRepeating = true } }
    /// The same options, once.
    public var nonRepeating: SymbolEffectOptions { with { $0.isRepeating = false } }
    /// The same options, so many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.behavior = .periodic(count) } }
    /// The same options, in a way of beginning again.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.behavior = behavior } }
    /// The same options, so many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.rate = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }
}
