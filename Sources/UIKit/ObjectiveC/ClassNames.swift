import Foundation

// Classes by the names that Objective-C knows. Foundation's functions on Linux know its own classes without a module, and all
// others with one; these are taken where Foundation comes by way of UIKit.

/// The class of a name: that of a system's class stands alone, that of an app's class follows its module.
@_disfavoredOverload public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    if let type = Foundation.NSClassFromString(aClassName) { return type }
    guard !aClassName.contains(".") else { return nil }
    return SystemModules.names.lazy.compactMap { Foundation.NSClassFromString("\($0).\(aClassName)") }.first
}

/// The name of a class, with its module if it is an app's.
@_disfavoredOverload public func NSStringFromClass(_ aClass: AnyClass) -> String {
    let name = Foundation.NSStringFromClass(aClass)
    guard let dot = name.firstIndex(of: "."), SystemModules.names.contains(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
}

/// The modules whose classes are Objective-C's on Apple's systems.
private enum SystemModules {
    static let names = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "WebKit", "MapKit", "AVFoundation", "AVKit",
        "CoreLocation", "MessageUI", "Photos", "PhotosUI", "SafariServices", "StoreKit", "EventKit",
        "UserNotifications", "Symbols",
        "ImageIO",
    ]
}
