import LayoutSimUIKitArithmetic
public import Foundation

// These declarations are used where UIKit alone is imported, which exports Foundation; preparation removes other
// imports of Foundation from files that use them.

/// Returns the localized string for a key in the user's language, from a table of a bundle.
@_disfavoredOverload
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
    BundleTexts.shown.text(for: key, value: value, table: tableName, in: bundle)
}

extension Bundle {
    /// Returns the localized string for a key in the user's language, from a table, `Localizable` by default.
    @_disfavoredOverload
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        BundleTexts.shown.text(for: key, value: value, table: tableName, in: self)
    }

    /// The bundle's localizations that the user prefers, the one in use first.
    @_disfavoredOverload
    public var preferredLocalizations: [String] {
        BundleLanguages.preferred(among: BundleLanguages.all(in: self), to: SimulatedDevice.currentLanguage)
    }

    /// Returns the languages of an array that the user prefers.
    @_disfavoredOverload
    public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
        BundleLanguages.preferred(among: localizationsArray, to: SimulatedDevice.currentLanguage)
    }

    /// Returns the languages of an array that match the given preferences.
    @_disfavoredOverload
    public class func preferredLocalizations(
        from localizationsArray: [String], forPreferences preferencesArray: [String]?
    ) -> [String] {
        let wanted = preferencesArray?.first ?? SimulatedDevice.currentLanguage
        return BundleLanguages.preferred(among: localizationsArray, to: wanted)
    }
}
