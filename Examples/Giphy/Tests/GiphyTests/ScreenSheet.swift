import AppRigs
import Foundation
import Testing

/// Draws all screens on one sheet, from their goldens.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["GIPHY_SHEET"] != nil)) struct ScreenSheet {
    @Test func draw() throws { try ContactSheet.write(Self.names) }

    private static let names = [
        "giphy-splash/iphone-6-portrait@2x-typical-dark-at-rest",
        "giphy-authentication/iphone-6-portrait@2x-typical-1-waiting",
        "giphy-authentication/iphone-6-portrait@2x-typical-2-authenticating",
        "giphy-authentication/iphone-6-portrait@2x-typical-3-refused",
        "giphy-loading/iphone-6-portrait@2x-typical-at-rest",
        "giphy-empty/iphone-6-portrait@2x-typical-at-rest", "giphy-error/iphone-6-portrait@2x-typical-at-rest",
        "giphy-list-375-2col/iphone-6-portrait@2x-typical-1-without-pictures",
        "giphy-list-375-2col/iphone-6-portrait@2x-typical-2-loaded",
        "giphy-list-ltr/iphone-6-portrait@2x-typical-loaded", "giphy-list-rtl/iphone-6-portrait@2x-typical-loaded",
        "giphy-list-header-footer/iphone-6-portrait@2x-typical-loaded",
        "giphy-two-sections-second-empty/iphone-6-portrait@2x-typical-loaded",
        "giphy-list-667-3col/iphone-6-landscape@2x-typical-loaded",
    ]
}
