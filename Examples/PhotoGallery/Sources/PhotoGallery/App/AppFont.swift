import UIKit

/// The fonts that the app brings with it.
enum AppFont: String, CaseIterable {
    case medium = "Roboto-Medium"
    case bold = "Roboto-Bold"

    /// Registers the files when a font is asked for first.
    private static let registration: Void = {
        for font in allCases {
            guard let url = Bundle.module.url(forResource: font.rawValue, withExtension: "ttf") else { continue }
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
    }()

    /// The font in a size in points; the system's if the file is missing.
    func size(_ size: CGFloat) -> UIFont {
        Self.registration
        return UIFont(name: rawValue, size: size)
            ?? .systemFont(ofSize: size, weight: self == .bold ? .bold : .medium)
    }
}
