import CoreGraphics
public import UIKit

extension ViewImageConfig {
    /// The iPad mini of 2012 to 2019 in landscape orientation.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
    /// Returns the iPad mini of 2012 to 2019 in an orientation.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation.wholeTablet) }
    /// Returns the iPad mini of 2012 to 2019 in an orientation, or the app's part of it in Split View.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPadMini.part(orientation)
    }

    /// The 9.7-inch iPad in landscape orientation.
    public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)
    /// Returns the 9.7-inch iPad in an orientation.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(orientation.wholeTablet) }
    /// Returns the 9.7-inch iPad in an orientation, or the app's part of it in Split View.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPad9_7.part(orientation)
    }

    /// The 10.2-inch iPad in landscape orientation.
    public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
    /// Returns the 10.2-inch iPad in an orientation.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(orientation.wholeTablet) }
    /// Returns the 10.2-inch iPad in an orientation, or the app's part of it in Split View.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPad10_2.part(orientation)
    }

    /// The 10.5-inch iPad Pro in landscape orientation.
    public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
    /// Returns the 10.5-inch iPad Pro in an orientation.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(orientation.wholeTablet)
    }
    /// Returns the 10.5-inch iPad Pro in an orientation, or the app's part of it in Split View.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPadPro10_5.part(orientation)
    }

    /// The 11-inch iPad Pro in landscape orientation.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
    /// Returns the 11-inch iPad Pro in an orientation.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(orientation.wholeTablet) }
    /// Returns the 11-inch iPad Pro in an orientation, or the app's part of it in Split View.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen.iPadPro11.part(orientation)
    }

    /// The 12.9-inch iPad Pro in landscape orientation.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
    /// Returns the 12.9-inch iPad Pro in an orientation.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(orientation.wholeTablet)
    }
    /// Returns the 12.9-inch iPad Pro in an orientation, or the app's part of it in Split View.
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
    /// The traits of the iPad mini of 2012 to 2019 in a compact Split View.
    public static let iPadMini_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the 9.7-inch iPad.
    public static let iPad9_7 = TabletScreen.traits(isCompact: false)
    /// The traits of the 9.7-inch iPad in a compact Split View.
    public static let iPad9_7_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the 10.2-inch iPad.
    public static let iPad10_2 = TabletScreen.traits(isCompact: false)
    /// The traits of the 10.2-inch iPad in a compact Split View.
    public static let iPad10_2_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the 10.5-inch iPad Pro.
    public static let iPadPro10_5 = TabletScreen.traits(isCompact: false)
    /// The traits of the 10.5-inch iPad Pro in a compact Split View.
    public static let iPadPro10_5_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the 11-inch iPad Pro.
    public static let iPadPro11 = TabletScreen.traits(isCompact: false)
    /// The traits of the 11-inch iPad Pro in a compact Split View.
    public static let iPadPro11_Compact_SplitView = TabletScreen.traits(isCompact: true)

    /// The traits of the 12.9-inch iPad Pro.
    public static let iPadPro12_9 = TabletScreen.traits(isCompact: false)
    /// The traits of the 12.9-inch iPad Pro in a compact Split View.
    public static let iPadPro12_9_Compact_SplitView = TabletScreen.traits(isCompact: true)
}
