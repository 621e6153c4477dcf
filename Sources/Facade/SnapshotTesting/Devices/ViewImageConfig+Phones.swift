import CoreGraphics
public import UIKit

extension ViewImageConfig {
    /// Returns the configuration of a phone in an orientation; lengths are in points, those of swift-snapshot-testing
    /// 1.18.
    private static func phone(_ phone: PhoneScreen, _ orientation: Orientation) -> ViewImageConfig {
        let traits = phone.traits(orientation)
        switch orientation {
        case .portrait:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: phone.top, left: 0, bottom: phone.bottom, right: 0), size: phone.size,
                traits: traits)
        case .landscape:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: phone.side, bottom: phone.landscapeBottom, right: phone.side),
                size: CGSize(width: phone.size.height, height: phone.size.width), traits: traits)
        }
    }

    /// The iPhone SE of 2016 in portrait orientation.
    public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
    /// Returns the iPhone SE of 2016 in an orientation.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneSe, orientation) }

    /// The iPhone 8 in portrait orientation.
    public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
    /// Returns the iPhone 8 in an orientation.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone8, orientation) }

    /// The iPhone 8 Plus in portrait orientation.
    public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
    /// Returns the iPhone 8 Plus in an orientation.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone8Plus, orientation) }

    /// The iPhone X in portrait orientation.
    public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
    /// Returns the iPhone X in an orientation.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneX, orientation) }

    /// The iPhone XS Max in portrait orientation.
    public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
    /// Returns the iPhone XS Max in an orientation.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneXsMax, orientation) }

    /// The iPhone XR in portrait orientation.
    public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
    /// Returns the iPhone XR in an orientation.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneXr, orientation) }

    /// The iPhone 12 in portrait orientation.
    public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
    /// Returns the iPhone 12 in an orientation.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone12, orientation) }

    /// The iPhone 12 Pro in portrait orientation.
    public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
    /// Returns the iPhone 12 Pro in an orientation.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone12Pro, orientation) }

    /// The iPhone 12 Pro Max in portrait orientation.
    public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
    /// Returns the iPhone 12 Pro Max in an orientation.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.iPhone12ProMax, orientation)
    }

    /// The iPhone 13 in portrait orientation.
    public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
    /// Returns the iPhone 13 in an orientation.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone13, orientation) }

    /// The iPhone 13 mini in portrait orientation.
    public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
    /// Returns the iPhone 13 mini in an orientation.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone13Mini, orientation) }

    /// The iPhone 13 Pro in portrait orientation.
    public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
    /// Returns the iPhone 13 Pro in an orientation.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone13Pro, orientation) }

    /// The iPhone 13 Pro Max in portrait orientation.
    public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
    /// Returns the iPhone 13 Pro Max in an orientation.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.iPhone13ProMax, orientation)
    }
}

extension UITraitCollection {
    /// Returns the traits of the iPhone SE of 2016 in an orientation.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhoneSe.traits(orientation)
    }

    /// Returns the traits of the iPhone 8 in an orientation.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhone8.traits(orientation)
    }

    /// Returns the traits of the iPhone 8 Plus in an orientation.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhone8Plus.traits(orientation)
    }

    /// Returns the traits of the iPhone X in an orientation.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhoneX.traits(orientation)
    }

    /// Returns the traits of the iPhone XS Max in an orientation.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhoneXsMax.traits(orientation)
    }

    /// Returns the traits of the iPhone XR in an orientation.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhoneXr.traits(orientation)
    }

    /// Returns the traits of the iPhone 12 in an orientation.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhone12.traits(orientation)
    }

    /// Returns the traits of the iPhone 12 Pro in an orientation.
    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhone12Pro.traits(orientation)
    }

    /// Returns the traits of the iPhone 12 Pro Max in an orientation.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhone12ProMax.traits(orientation)
    }

    /// Returns the traits of the iPhone 13 in an orientation.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhone13.traits(orientation)
    }

    /// Returns the traits of the iPhone 13 mini in an orientation.
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhone13Mini.traits(orientation)
    }

    /// Returns the traits of the iPhone 13 Pro in an orientation.
    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhone13Pro.traits(orientation)
    }

    /// Returns the traits of the iPhone 13 Pro Max in an orientation.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhoneScreen.iPhone13ProMax.traits(orientation)
    }
}
