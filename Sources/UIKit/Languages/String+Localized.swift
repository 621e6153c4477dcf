public import Foundation

extension String {
    /// The text for a key in the user's language, with values in their places.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(table: table, bundle: bundle, locale: locale.chosen)
    }

    /// The text for a key in the user's language; the default value where there is none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(
            key: "\(key)", table: table, bundle: bundle, locale: locale.chosen, defaultValue: defaultValue.lookupKey)
    }

    /// The text of a resource in the user's language.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.text(
            key: resource.key, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale.chosen,
            defaultValue: resource.defaultValue.lookupKey)
    }
}

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key in the table.
    public let key: String
    /// The text where the table has none.
    public let defaultValue: String.LocalizationValue
    /// The table; `nil` for `Localizable`.
    public let table: String?
    /// The locale of numbers.
    public var locale: Locale
    let bundle: BundleDescription

    /// Where a resource lies.
    public enum BundleDescription: Equatable, Sendable {
        /// In the app.
        case main
        /// In the bundle of a class.
        case forClass(AnyClass)
        /// In a bundle at a place.
        case atURL(URL)

        /// Whether two are of one kind and place.
        public static func == (one: Self, other: Self) -> Bool {
            switch (one, other) {
            case (.main, .main): true
            case (.forClass(let one), .forClass(let other)): one == other
            case (.atURL(let one), .atURL(let other)): one == other
            default: false
            }
        }

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// Creates a resource whose key is its text.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.lookupKey
        defaultValue = keyAndValue
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Creates a resource with a key and a text for languages without one.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Creates a resource whose key is its text.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource whose key is its text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Locale {
    /// The user's locale in the place of Foundation's, which files have that import Foundation too.
    fileprivate var chosen: Locale { self == SystemLocale.current ? .user : self }
}
