import CoreGraphics
public import UIKit

extension ViewImageConfig {
    /// The iPad mini of 2012 to 2019, on its side.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
    /// The iPad mini of 2012 to 2019.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation.wholeTablet) }
    /// The iPad mini of 2012 to 2019, or the app's part of it.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPadMini.part(orientation)
    }

    /// The iPad with 9.7 inches, on its side.
    public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)
    /// The iPad with 9.7 inches.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(orientation.wholeTablet) }
    /// The iPad with 9.7 inches, or the app's part of it.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPad9_7.part(orientation)
    }

    /// The iPad with 10.2 inches, on its side.
    public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
    /// The iPad with 10.2 inches.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(orientation.wholeTablet) }
    /// The iPad with 10.2 inches, or the app's part of it.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPad10_2.part(orientation)
    }

    /// The iPad Pro with 10.5 inches, on its side.
    public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
    /// The iPad Pro with 10.5 inches.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(orientation.wholeTablet)
    }
    /// The iPad Pro with 10.5 inches, or the app's part of it.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPadPro10_5.part(orientation)
    }

    /// The iPad Pro with 11 inches, on its side.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
    /// The iPad Pro with 11 inches.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(orientation.wholeTablet) }
    /// The iPad Pro with 11 inches, or the app's part of it.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPadPro11.part(orientation)
    }

    /// The iPad Pro with 12.9 inches, on its side.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
    /// The iPad Pro with 12.9 inches.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(orientation.wholeTablet)
    }
    /// The iPad Pro with 12.9 inches, or the app's part of it.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPadPro12_9.part(orientation)
    }
}

extension ViewImageConfig.Orientation {
    fileprivate var wholeTablet: ViewImageConfig.TabletOrientation {
        self == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full)
    }
}

extension UITraitCollection {
    /// The traits of the iPad mini of 2012 to 2019.
    public static let iPadMini = TabletScreen.traits(isCompact: false)
    /// The traits of a narrow part of the iPad mini of 2012 to 2019.
    public static let iPadMini_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the iPad with 9.7 inches.
    public static let iPad9_7 = TabletScreen.traits(isCompact: false)
    /// The traits of a narrow part of the iPad with 9.7 inches.
    public static let iPad9_7_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the iPad with 10.2 inches.
    public static let iPad10_2 = TabletScreen.traits(isCompact: false)
    /// The traits of a narrow part of the iPad with 10.2 inches.
    public static let iPad10_2_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the iPad Pro with 10.5 inches.
    public static let iPadPro10_5 = TabletScreen.traits(isCompact: false)
    /// The traits of a narrow part of the iPad Pro with 10.5 inches.
    public static let iPadPro10_5_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the iPad Pro with 11 inches.
    public static let iPadPro11 = TabletScreen.traits(isCompact: false)
    /// The traits of a narrow part of the iPad Pro with 11 inches.
    public static let iPadPro11_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the iPad Pro with 12.9 inches.
    public static let iPadPro12_9 = TabletScreen.traits(isCompact: false)
    /// The traits of a narrow part of the iPad Pro with 12.9 inches.
    public static let iPadPro12_9_Compact_SplitView = TabletScreen.traits(isCompact: true)
}
