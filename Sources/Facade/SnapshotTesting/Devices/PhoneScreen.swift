import CoreGraphics
import UIKit

/// The screen of a phone, in points.
struct PhoneScreen {
    /// The size in portrait orientation.
    let size: CGSize
    /// The top and bottom safe area insets in portrait orientation.
    let top, bottom: CGFloat
    /// The left and right safe area insets, and the bottom one, in landscape orientation.
    let side, landscapeBottom: CGFloat
    /// Whether the horizontal size class is regular in landscape orientation.
    let isLarge: Bool

    private init(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, side: CGFloat = 0,
        landscapeBottom: CGFloat = 0, isLarge: Bool = false
    ) {
        size = CGSize(width: width, height: height)
        (self.top, self.bottom) = (top, bottom)
        (self.side, self.landscapeBottom) = (side, landscapeBottom)
        self.isLarge = isLarge
    }

    /// Returns the traits of swift-snapshot-testing, whose content size category is medium.
    func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        let isUpright = orientation == .portrait
        return UITraitCollection(traitsFrom: [
            UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .medium),
            UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(horizontalSizeClass: !isUpright && isLarge ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
        ])
    }

    static let iPhoneSe = PhoneScreen(320, 568, top: 20)
    static let iPhone8 = PhoneScreen(375, 667, top: 20)
    static let iPhone8Plus = PhoneScreen(414, 736, top: 20, isLarge: true)
    static let iPhoneX = PhoneScreen(375, 812, top: 44, bottom: 34, side: 44, landscapeBottom: 24)
    static let iPhoneXsMax = PhoneScreen(414, 896, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isLarge: true)
    static let iPhoneXr = PhoneScreen(414, 896, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isLarge: true)
    static let iPhone12 = PhoneScreen(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21)
    static let iPhone12Pro = PhoneScreen(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21)
    static let iPhone12ProMax = PhoneScreen(428, 926, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isLarge: true)
    static let iPhone13 = PhoneScreen(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21)
    static let iPhone13Mini = PhoneScreen(375, 812, top: 50, bottom: 34, side: 50, landscapeBottom: 21)
    static let iPhone13Pro = PhoneScreen(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21)
    static let iPhone13ProMax = PhoneScreen(428, 926, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isLarge: true)
}
