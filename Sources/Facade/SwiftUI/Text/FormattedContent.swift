public import Foundation

/// A value in the words of a format, which may differ by the environment.
protocol FormattedContent: Sendable {
    /// Returns the words in an environment.
    func words(in environment: EnvironmentValues) -> AttributedString
    /// Returns whether the value and its format are the same.
    func isSame(as other: any FormattedContent) -> Bool
    /// Whether the words change with the time.
    var followsTime: Bool { get }
}

extension FormattedContent {
    var followsTime: Bool { false }
}

/// A value in a format style.
private struct StyledValue<Format: FormatStyle>: FormattedContent where Format.FormatInput: Equatable {
    nonisolated(unsafe) let input: Format.FormatInput
    nonisolated(unsafe) let format: Format
    let words: @Sendable (Format.FormatOutput) -> AttributedString

    func words(in environment: EnvironmentValues) -> AttributedString {
        unsafe words(format.locale(environment.locale).format(input))
    }

    func isSame(as other: any FormattedContent) -> Bool {
        guard let other = other as? StyledValue else { return false }
        return unsafe input == other.input && format == other.format
    }
}

/// The words of a formatter.
private struct FormatterWords: FormattedContent, Equatable {
    let text: String

    func words(in environment: EnvironmentValues) -> AttributedString { AttributedString(text) }
    func isSame(as other: any FormattedContent) -> Bool { other as? FormatterWords == self }
}

extension Text {
    /// Creates a text of a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(StyledValue(input: input, format: format) { AttributedString($0) }))
    }
    /// Creates a text of a value in a format with styles.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(StyledValue(input: input, format: format) { $0 }))
    }
    /// Creates a text of an object in the words of a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.formatted(FormatterWords(text: formatter.string(for: subject) ?? "")))
    }
    /// Creates a text of a value in the words of a formatter.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(.formatted(FormatterWords(text: formatter.string(for: subject) ?? "")))
    }
    /// Creates a text of a value with a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.formatted(FormatterWords(text: formatter.string(for: subject) ?? "")))
    }
}
