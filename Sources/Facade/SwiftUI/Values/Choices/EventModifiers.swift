/// The keys that are held down while something happens.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: Int

    /// Creates keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key for capital letters.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The Function key.
    public static let function = EventModifiers(rawValue: 64)
    /// All keys.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad, .function]
}
