import AppRigs
import Foundation
import Testing

/// Draws all screens on one sheet, from their goldens.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["PHOTOS_SHEET"] != nil)) struct ScreenSheet {
    @Test func draw() throws { try ContactSheet.write(Self.names) }

    private static let names = [
        "px-page-loading/iphone-6-portrait@2x-typical-at-rest",
        "px-grid4-375/iphone-6-portrait@2x-typical-at-rest",
        "px-grid2-375/iphone-6-portrait@2x-typical-at-rest",
        "px-one-375-top/iphone-6-portrait@2x-typical-at-rest",
        "px-one-375-capped-280/iphone-6-portrait@2x-typical-at-rest",
        "px-one-375-image-missing-square/iphone-6-portrait@2x-typical-at-rest",
        "px-last-page/iphone-6-portrait@2x-typical-at-rest",
        "px-button-pressed-0.95/iphone-6-portrait@2x-typical-2-pressed",
        "px-info-373/iphone-6-portrait@2x-typical-at-rest",
        "px-info-no-description/iphone-6-portrait@2x-typical-at-rest",
        "px-info-long-user-two-lines/iphone-6-portrait@2x-typical-at-rest",
        "px-grid4-768/ipad-9-7-portrait@2x-typical-at-rest",
        "px-grid4-667-landscape/iphone-6-landscape@2x-typical-at-rest",
        "px-info-540/iphone-6-landscape@2x-typical-at-rest",
    ]
}
