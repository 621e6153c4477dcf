public import Foundation

// Taken where UIKit alone is imported, as NSLocalizedString is.
extension String {
    /// Formats a text for the user's language.
    @_disfavoredOverload
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        FormattedText.text(format, .user, arguments)
    }

    /// Formats a text.
    @_disfavoredOverload
    public init(format: __shared String, _ arguments: any CVarArg...) {
        self = FormattedText.text(format, nil, arguments)
    }

    /// Formats a text.
    @_disfavoredOverload
    public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = FormattedText.text(format, nil, arguments)
    }

    /// Formats a text with the numbers of a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = FormattedText.text(format, locale, arguments)
    }

    /// Formats a text with the numbers of a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = FormattedText.text(format, locale, arguments)
    }
}
