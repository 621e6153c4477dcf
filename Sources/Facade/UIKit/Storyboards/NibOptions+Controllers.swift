import Foundation

extension UIModalPresentationStyle: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "fullScreen": self = .fullScreen
        case "pageSheet": self = .pageSheet
        case "formSheet": self = .formSheet
        case "currentContext": self = .currentContext
        case "custom": self = .custom
        case "overFullScreen": self = .overFullScreen
        case "overCurrentContext": self = .overCurrentContext
        case "popover": self = .popover
        case "none": self = .none
        case "automatic": self = .automatic
        default: return nil
        }
    }
}

extension UIModalTransitionStyle: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "coverVertical": self = .coverVertical
        case "flipHorizontal": self = .flipHorizontal
        case "crossDissolve": self = .crossDissolve
        case "partialCurl": self = .partialCurl
        default: return nil
        }
    }
}

extension UINavigationItem.LargeTitleDisplayMode: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "never": self = .never
        case "always": self = .always
        default: return nil
        }
    }
}

extension UIBarStyle: NibOption {
    init?(interfaceBuilderName name: String) { self = name == "black" ? .black : .default }
}

extension UISplitViewController.DisplayMode: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "hidden", "secondaryOnly": self = .secondaryOnly
        case "beside", "allVisible": self = .oneBesideSecondary
        case "over", "overlay": self = .oneOverSecondary
        case "twoBeside": self = .twoBesideSecondary
        case "twoOver": self = .twoOverSecondary
        case "twoDisplace": self = .twoDisplaceSecondary
        default: return nil
        }
    }
}

extension UISplitViewController.SplitBehavior: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "tile": self = .tile
        case "overlay": self = .overlay
        case "displace": self = .displace
        default: return nil
        }
    }
}

extension UISplitViewController.PrimaryEdge: NibOption {
    init?(interfaceBuilderName name: String) { self = name == "trailing" ? .trailing : .leading }
}
