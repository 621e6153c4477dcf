public import Foundation

extension PersonNameComponents {
    /// A name as a text, in the order of English names.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The given name, or the nickname.
            case short
            /// The given name and the family name.
            case medium
            /// All names with what stands before and behind them.
            case long
            /// The first letters.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style
        /// The language, which changes nothing here.
        public var locale: Locale

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns the style in a language.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        /// Returns the text of a name.
        public func format(_ value: PersonNameComponents) -> String {
            let parts: [String?] =
                switch style {
                case .short: [value.nickname ?? value.givenName ?? value.familyName]
                case .medium: [value.givenName, value.familyName]
                case .long:
                    [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
                case .abbreviated:
                    [value.givenName?.prefix(1).uppercased(), value.familyName?.prefix(1).uppercased()]
                }
            return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: style == .abbreviated ? "" : " ")
        }
    }

    /// Returns the text of the name in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }
    /// Returns the text of the name.
    public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Returns the style of a name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension URL {
    /// An address as a text.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// Creates the style, in which all of an address is written.
        public init() {}

        /// Returns the text of an address.
        public func format(_ value: URL) -> String { value.absoluteString }
    }

    /// Returns the text of the address in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == URL { style.format(self) }
    /// Returns the text of the address.
    public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// The style of an address.
    public static var url: Self { Self() }
}
