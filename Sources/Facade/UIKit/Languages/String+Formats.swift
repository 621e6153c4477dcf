import LayoutSimUIKitArithmetic
public import Foundation

// Used where UIKit alone is imported, like NSLocalizedString.
extension String {
    /// Returns a formatted string for the user's locale.
    @_disfavoredOverload
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        FormattedText.text(format, .user, arguments)
    }

    /// Creates a formatted string.
    @_disfavoredOverload
    public init(format: __shared String, _ arguments: any CVarArg...) {
        self = FormattedText.text(format, nil, arguments)
    }

    /// Creates a formatted string.
    @_disfavoredOverload
    public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = FormattedText.text(format, nil, arguments)
    }

    /// Creates a formatted string with the number format of a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = FormattedText.text(format, locale, arguments)
    }

    /// Creates a formatted string with the number format of a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = FormattedText.text(format, locale, arguments)
    }
}
