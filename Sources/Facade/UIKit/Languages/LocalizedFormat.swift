import LayoutSimUIKitArithmetic
package import Foundation

/// The texts of tables with values in them, for modules above UIKit.
package enum LocalizedFormat {
    /// Returns the text for a key in the language of the simulated device, with values for its placeholders; percent
    /// signs are escaped in a key that has some.
    package static func text(
        for key: String, _ arguments: [any CVarArg], table: String?, in bundle: Bundle?, locale: Locale
    ) -> String {
        let isEscaped = arguments.isEmpty && key.utf8.contains(UInt8(ascii: "%"))
        let plain = isEscaped ? key.replacingOccurrences(of: "%%", with: "%") : key
        let found = BundleTexts.shown.text(for: plain, value: nil, table: table, in: bundle ?? .main)
        guard !arguments.isEmpty else { return found }
        return FormattedText.text(found, locale == SystemLocale.current ? .user : locale, arguments)
    }
}
