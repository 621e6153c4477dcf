import LayoutSimUIKitArithmetic
public import Foundation
import LayoutSimText

// Used where UIKit alone is imported, like NSLocalizedString.
extension Locale {
    /// The user's locale: that of the chosen language, or American English as in a new simulator if none was chosen.
    @_disfavoredOverload
    public static var current: Locale { .user }

    /// The user's locale.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Locale { .user }

    /// The user's preferred languages, most preferred first.
    @_disfavoredOverload
    public static var preferredLanguages: [String] {
        if case .translation(let name)? = LayoutSimText.Language(SimulatedDevice.currentLanguage) {
            [name]
        } else {
            [SimulatedDevice.defaultLanguage]
        }
    }

    private static let american = Locale(identifier: "en_US")

    /// The locale of the simulated device's language.
    static var user: Locale {
        let language = SimulatedDevice.currentLanguage
        guard language != SimulatedDevice.defaultLanguage,
            case .translation(let name)? = LayoutSimText.Language(language)
        else {
            return american
        }
        return Locale(identifier: name)
    }
}
