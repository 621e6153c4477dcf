/// Why views do not show what they hold.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// Creates reasons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is nobody else's business.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// As much as usual.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// More than usual, as that of a selected row.
    public static let increased = BackgroundProminence(isIncreased: true)
}
