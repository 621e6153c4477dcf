import Foundation

/// The names of classes in the Objective-C runtime: a system class has no module prefix, and an app's class has one.
package enum RuntimeClassNames {
    /// Returns the class with a name.
    package static func type(named name: String) -> AnyClass? {
        if let type = NSClassFromString(name) { return type }
        guard !name.contains(".") else { return nil }
        return systemModules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }

    /// Returns the name of a class.
    package static func name(of type: AnyClass) -> String {
        let words = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }.map(String.init)
        // Foundation knows the names of top-level classes alone; that of a nested or private class is a chosen one.
        let name = words.count == 1 ? NSStringFromClass(type) : words.joined(separator: ".")
        guard let dot = name.firstIndex(of: "."), systemModules.contains(String(name[..<dot])) else { return name }
        return String(name[name.index(after: dot)...])
    }

    /// The modules whose classes are Objective-C classes on Apple's systems.
    private static let systemModules = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "WebKit", "MapKit", "AVFoundation", "AVKit",
        "CoreLocation", "MessageUI", "Photos", "PhotosUI", "SafariServices", "StoreKit", "EventKit",
        "UserNotifications", "Symbols",
        "ImageIO", "ObjectiveC", "os", "CoreText", "LayoutSimFoundation", "CoreData",
        "LocalAuthentication", "WidgetKit", "AuthenticationServices", "WatchConnectivity", "CoreSpotlight", "SwiftData",
        "CoreMotion", "Contacts", "ContactsUI", "LinkPresentation", "QuickLook", "CoreTelephony", "BackgroundTasks",
        "AppTrackingTransparency", "AdSupport", "CoreHaptics", "MediaPlayer",
        "CoreImage", "PDFKit", "EventKitUI", "PassKit", "Vision",
    ]
}
