import LayoutSimUIKitArithmetic
public import Foundation

extension String {
    /// Creates the localized string for a key in the user's language, with interpolated values.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(table: table, bundle: bundle, locale: locale.chosen)
    }

    /// Creates the localized string for a key in the user's language; the default value if there is none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(
            key: "\(key)", table: table, bundle: bundle, locale: locale.chosen, defaultValue: defaultValue.lookupKey)
    }

    /// Creates the localized string of a resource in the user's language.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.text(
            key: resource.key, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale.chosen,
            defaultValue: resource.defaultValue.lookupKey)
    }
}

/// A localizable string that is looked up when it is used.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key in the table.
    public let key: String
    /// The default value if the table has no string for the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; `nil` for `Localizable`.
    public let table: String?
    /// The locale for formatting numbers.
    public var locale: Locale
    let bundle: BundleDescription

    /// The bundle of a resource.
    public enum BundleDescription: Equatable, Sendable {
        /// The main bundle.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle at a URL.
        case atURL(URL)

        /// Returns whether two descriptions refer to the same bundle.
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

    /// Creates a resource whose key is its default value.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.lookupKey
        defaultValue = keyAndValue
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Creates a resource with a key and a default value.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Creates a resource whose key is its default value.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource whose key is its default value, with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Locale {
    /// The user's locale in place of Foundation's, which files that also import Foundation pass.
    fileprivate var chosen: Locale { self == SystemLocale.current ? .user : self }
}
