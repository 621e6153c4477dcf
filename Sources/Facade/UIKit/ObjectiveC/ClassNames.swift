import Foundation

// Class lookup by Objective-C names. On Linux, Foundation's functions use no module for Foundation's own classes, and
// one for all others; these overloads take their place where Foundation is imported through UIKit.

/// Returns the class with a name: a system class has no module prefix, and an app's class has one.
@_disfavoredOverload public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    if let type = Foundation.NSClassFromString(aClassName) { return type }
    guard !aClassName.contains(".") else { return nil }
    return SystemModules.names.lazy.compactMap { Foundation.NSClassFromString("\($0).\(aClassName)") }.first
}

/// Returns the name of a class, with a module prefix if it is an app's class.
@_disfavoredOverload public func NSStringFromClass(_ aClass: AnyClass) -> String {
    let name = Foundation.NSStringFromClass(aClass)
    guard let dot = name.firstIndex(of: "."), SystemModules.names.contains(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
}

/// The modules whose classes are Objective-C classes on Apple's systems.
private enum SystemModules {
    static let names = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "WebKit", "MapKit", "AVFoundation", "AVKit",
        "CoreLocation", "MessageUI", "Photos", "PhotosUI", "SafariServices", "StoreKit", "EventKit",
        "UserNotifications", "Symbols",
        "ImageIO",
    ]
}
