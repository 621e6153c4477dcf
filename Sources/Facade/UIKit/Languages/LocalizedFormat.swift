import LayoutSimUIKitArithmetic
package import Foundation

/// The texts of tables with values in them, for modules above UIKit.
package enum LocalizedFormat {
    /// Returns the text for a key in the language of the simulated device, with values for its placeholders; percent
    /// signs are escaped in a key that has some.
    package static func text(
        for key: String, _ arguments: [any CVarArg], table: String?, in bundle: Bundle?, locale: Locale
    ) -> String {
        let isEscaped = arguments.isEmpty && key.hasEscapes
        let plain = isEscaped ? key.replacingOccurrences(of: "%%", with: "%") : key
        let found = BundleTexts.shown.text(for: plain, value: nil, table: table, in: bundle ?? .main)
        guard !arguments.isEmpty else { return found }
        return FormattedText.text(found, locale == SystemLocale.current ? .user : locale, arguments)
    }

    /// Whether a key stands for itself: no table has it, so that there are no plural forms of it either.
    package static func isOwnText(_ key: String, table: String?, in bundle: Bundle?) -> Bool {
        BundleTexts.shown.text(for: key, value: nil, table: table, in: bundle ?? .main) == key
            && KnownFormats.known(key) == nil
    }
}

extension String {
    /// Whether there are two percent signs beside each other.
    fileprivate var hasEscapes: Bool {
        var isBehind = false
        for byte in utf8 {
            if byte != UInt8(ascii: "%") {
                isBehind = false
            } else if isBehind {
                return true
            } else {
                isBehind = true
            }
        }
        return false
    }
}
