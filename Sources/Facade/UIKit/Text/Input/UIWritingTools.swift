/// The level of support for writing tools, which are not available here.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default` = 0, complete, limited }

/// The kinds of results that writing tools may return.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The results that the system chooses.
    public static let `default` = UIWritingToolsResultOptions([])
    /// Plain text.
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
    /// Rich text.
    public static let richText = UIWritingToolsResultOptions(rawValue: 2)
    /// Lists.
    public static let list = UIWritingToolsResultOptions(rawValue: 4)
    /// Tables.
    public static let table = UIWritingToolsResultOptions(rawValue: 8)
    /// Text with presentation intents, such as headings.
    public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)
}
