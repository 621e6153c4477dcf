public import Foundation

// These declarations are taken where UIKit alone is imported, which exports Foundation; preparation leaves files that say them
// no other import of it.

/// The text for a key in the user's language, from a table of a bundle.
@_disfavoredOverload
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
    BundleTexts.text(for: key, value: value, table: tableName, in: bundle)
}

extension Bundle {
    /// The text for a key in the user's language, from a table, `Localizable` unless it is named.
    @_disfavoredOverload
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        BundleTexts.text(for: key, value: value, table: tableName, in: self)
    }

    /// The languages of the bundle that the user prefers, the one that it is shown in first.
    @_disfavoredOverload
    public var preferredLocalizations: [String] {
        BundleLanguages.preferred(among: BundleLanguages.all(in: self), to: SimulatedDevice.currentLanguage)
    }

    /// The languages of a list that the user prefers.
    @_disfavoredOverload
    public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
        BundleLanguages.preferred(among: localizationsArray, to: SimulatedDevice.currentLanguage)
    }

    /// The languages of a list that someone prefers.
    @_disfavoredOverload
    public class func preferredLocalizations(
        from localizationsArray: [String], forPreferences preferencesArray: [String]?
    ) -> [String] {
        let wanted = preferencesArray?.first ?? SimulatedDevice.currentLanguage
        return BundleLanguages.preferred(among: localizationsArray, to: wanted)
    }
}
