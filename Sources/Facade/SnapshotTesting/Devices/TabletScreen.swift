import CoreGraphics
import UIKit

/// The screen of a tablet and its Split View sizes, in points.
struct TabletScreen {
    let shorterSide, longerSide: CGFloat
    /// The widths of one third and two thirds of the screen in portrait orientation.
    let portraitParts: (CGFloat, CGFloat)
    /// The widths of one third, one half and two thirds of the screen in landscape orientation.
    let landscapeParts: (CGFloat, CGFloat, CGFloat)
    /// The top and bottom safe area insets.
    let top, bottom: CGFloat
    /// Whether one half of the screen has a regular horizontal size class.
    let isHalfRegular: Bool

    private init(
        _ shorterSide: CGFloat, _ longerSide: CGFloat, portrait: (CGFloat, CGFloat),
        landscape: (CGFloat, CGFloat, CGFloat), top: CGFloat = 20, bottom: CGFloat = 0, isHalfRegular: Bool = false
    ) {
        (self.shorterSide, self.longerSide) = (shorterSide, longerSide)
        (portraitParts, landscapeParts) = (portrait, landscape)
        (self.top, self.bottom) = (top, bottom)
        self.isHalfRegular = isHalfRegular
    }

    /// Returns the configuration of the app's part of the screen.
    func part(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        switch orientation {
        case .portrait(.oneThird): screen(portraitParts.0, longerSide, isCompact: true)
        case .portrait(.twoThirds): screen(portraitParts.1, longerSide, isCompact: true)
        case .portrait(.full): screen(shorterSide, longerSide)
        case .landscape(.oneThird): screen(landscapeParts.0, shorterSide, isCompact: true)
        case .landscape(.oneHalf): screen(landscapeParts.1, shorterSide, isCompact: !isHalfRegular)
        case .landscape(.twoThirds): screen(landscapeParts.2, shorterSide)
        case .landscape(.full): screen(longerSide, shorterSide)
        }
    }

    private func screen(_ width: CGFloat, _ height: CGFloat, isCompact: Bool = false) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            size: CGSize(width: width, height: height), traits: TabletScreen.traits(isCompact: isCompact))
    }

    /// Returns the traits of swift-snapshot-testing, which leave content size category and layout direction to the
    /// device.
    static func traits(isCompact: Bool) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
            UITraitCollection(verticalSizeClass: .regular),
        ])
    }

    static let iPadMini = TabletScreen(768, 1024, portrait: (320, 438), landscape: (320, 507, 694))
    static let iPad9_7 = TabletScreen(768, 1024, portrait: (320, 438), landscape: (320, 507, 694))
    static let iPad10_2 = TabletScreen(810, 1080, portrait: (320, 480), landscape: (320, 535, 750))
    static let iPadPro10_5 = TabletScreen(834, 1112, portrait: (320, 504), landscape: (320, 551, 782))
    static let iPadPro11 = TabletScreen(
        834, 1194, portrait: (320, 504), landscape: (375, 592, 809), top: 24, bottom: 20)
    static let iPadPro12_9 = TabletScreen(
        1024, 1366, portrait: (375, 639), landscape: (375, 678, 981), isHalfRegular: true)
}
