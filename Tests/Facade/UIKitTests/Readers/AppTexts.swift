import UIKit

/// An app's texts, in a file that imports only UIKit.
enum AppTexts {
    static func text(_ key: String, in bundle: Bundle, value: String = "") -> String {
        NSLocalizedString(key, bundle: bundle, value: value, comment: "")
    }

    static func bundleText(_ key: String, in bundle: Bundle) -> String {
        bundle.localizedString(forKey: key, value: nil, table: nil)
    }

    static func counted(_ format: String, _ number: Int) -> String {
        String.localizedStringWithFormat(format, number)
    }

    static func filled(_ format: String, _ arguments: any CVarArg...) -> String {
        String(format: format, arguments: arguments)
    }

    static func filled(_ format: String, _ name: String, _ number: Int) -> [String] {
        [
            String(format: format, name, number),
            String(format: format, locale: Locale.current, arguments: [name, number]),
        ]
    }

    static func languages(of bundle: Bundle) -> [String] { bundle.preferredLocalizations }
    static var locale: String { Locale.current.identifier }
    static var languages: [String] { Locale.preferredLanguages }
}
