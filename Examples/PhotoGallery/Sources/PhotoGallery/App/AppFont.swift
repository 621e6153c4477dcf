import UIKit

/// The app's bundled fonts.
enum AppFont: String, CaseIterable {
    case medium = "Roboto-Medium"
    case bold = "Roboto-Bold"

    /// Registers the font files on first use.
    private static let registration: Void = {
        for font in allCases {
            guard let url = Bundle.module.url(forResource: font.rawValue, withExtension: "ttf") else { continue }
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
    }()

    /// Returns the font in a size in points, or the system font if the file is missing.
    func size(_ size: CGFloat) -> UIFont {
        Self.registration
        return UIFont(name: rawValue, size: size)
            ?? .systemFont(ofSize: size, weight: self == .bold ? .bold : .medium)
    }
}
