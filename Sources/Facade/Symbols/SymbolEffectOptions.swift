/// The repetition and speed of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case continuous
            case periodic(count: Int?, delay: Double?)
        }
        let kind: Kind

        /// Repetition without pauses.
        public static var continuous: RepeatBehavior { RepeatBehavior(kind: .continuous) }
        /// Repetition at intervals that the system chooses.
        public static var periodic: RepeatBehavior { RepeatBehavior(kind: .periodic(count: nil, delay: nil)) }
        /// Returns a number of repetitions, with a delay in seconds between them.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(kind: .periodic(count: count, delay: delay))
        }
    }
    private var behavior: RepeatBehavior?
    private var isRepeating: Bool?
    private var rate = 1.0

    /// The default options of the effect.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Options for endless repetition.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Options without repetition.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// Returns options with a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Returns options with a repeat behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// Returns options with a speed factor.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The options with endless repetition.
    public var repeating: SymbolEffectOptions { with { $0.isRepeating = true } }
    /// The options without repetition.
    public var nonRepeating: SymbolEffectOptions { with { $0.isRepeating = false } }
    /// Returns the options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.behavior = .periodic(count) } }
    /// Returns the options with a repeat behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.behavior = behavior } }
    /// Returns the options with a speed factor.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.rate = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }
}
