/// The names that Apple's frameworks declare, as far as they can be told from others.
enum AppleNames {
    /// Returns whether a name is one that a framework of Apple's may declare.
    static func contain(_ name: String) -> Bool {
        if names.contains(name) || isConstant(name) || AppleModules.contain(name) { return true }
        if prefixes.contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }) {
            return true
        }
        return functions.contains(where: name.hasPrefix)
    }

    /// Whether a name is that of a constant of C, such as `kSecClass`, `kvImageEdgeExtend` and `MAXFLOAT`.
    private static func isConstant(_ name: String) -> Bool {
        // A macro of C has capitals alone.
        if name.count > 3, name.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }) { return true }
        return name.hasPrefix("k") && name.dropFirst().prefix(2).contains(where: \.isUppercase)
    }

    /// The prefixes of frameworks, before a capital letter.
    private static let prefixes = [
        "AB", "AC", "AD", "AE", "AK", "AR", "AS", "AT", "AU", "AV", "BG", "CA", "CB", "CC", "CF", "CG", "CH", "CI",
        "CK",
        "CL",
        "CM", "CN", "CP", "CS", "CT", "CTM", "CV", "CX", "DC", "DD", "DL", "EA", "EK", "FB", "GC", "GK", "GLK", "GS",
        "HK",
        "HM", "IL", "IM", "IN", "IO", "JS", "LA", "LP", "MC", "MD", "MF", "MK", "ML", "MP", "MTK", "MTL", "MX", "NC",
        "NE",
        "NFC", "NI", "NK", "NL", "NS", "NW", "OS", "PDF", "PH", "PK", "PP", "PT", "QL", "RP", "SC", "SCN", "SF", "SH",
        "SK",
        "SL", "SM", "SN", "SR", "ST", "SW", "TK", "TV", "UI", "UN", "UT", "VN", "VS", "VT", "WC", "WK", "XC",
        // Families of Foundation and Dispatch.
        "Attributed", "Dispatch", "FileHandle", "JSON", "URL", "Unit", "XML", "XPC",
    ]

    /// The beginnings of functions and constants of C.
    private static let functions = [
        "Sec", "errSec", "noErr", "os_", "OS_", "dispatch_", "objc_", "sel_", "class_", "method_", "ivar_", "property_",
        "protocol_", "vDSP_",
        "cblas_", "simd_", "matrix_", "vector_", "vImage", "arc4random", "mach_", "task_", "host_", "thread_", "kern_",
        "sysctl", "OSAtomic", "AudioServices", "AudioFile", "AudioComponent", "CC_", "sqlite3", "compression_",
        "TARGET_",
        "DISPATCH_", "UI_", "malloc_", "bzero", "autoreleasepool", "__", "HMAC", "gl",
    ]

    /// Types without a prefix that files have without importing more than UIKit and Foundation.
    private static let names: Set<String> = [
        "AttributedString", "AttributeContainer", "AttributeScopes", "ByteCountFormatter", "Boolean", "Collator",
        "DarwinBoolean", "DateComponentsFormatter", "DateIntervalFormatter", "Dimension", "EnergyFormatter",
        "FormatStyle", "FourCharCode", "LengthFormatter", "ListFormatter", "LocalizedStringResource", "MassFormatter",
        "Measurement", "MeasurementFormatter", "Morphology", "OSStatus", "ObservableObject", "ParseStrategy",
        "ParseableFormatStyle", "PersonNameComponentsFormatter", "PredicateExpressions", "Progress", "Published",
        "Regex", "RelativeDateTimeFormatter", "Selector", "SortDescriptor", "StreamDelegate", "UndoManager", "Unit",
        "UnitConverter", "UnitLength", "UnitMass", "UnitSpeed", "UnitTemperature", "Unmanaged", "URLResourceValues",
        "XMLParserDelegate", "autoreleasepool", "Measure", "Observable", "SIMD2", "SIMD3", "SIMD4", "SIMD8",
        "AsyncLineSequence", "DistributedNotificationCenter", "FileWrapper", "Host", "InflectionRule",
        "MachError", "MessagePort", "Port", "PortDelegate", "PortMessage", "PresentationIntent", "Process",
        "ProgressReporting", "SocketPort", "TermOfAddress",
        "NetService", "NetServiceBrowser", "NetServiceBrowserDelegate",
        "NetServiceDelegate", "PersonNameComponents", "ProtocolChecker", "URLSessionStreamTask",
        "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics", "URLSessionWebSocketDelegate",
        "URLSessionWebSocketTask", "ValueTransformer",
        "float2", "float3", "float4", "float3x3", "float4x4", "double2", "double3", "double4", "Darwin", "Glibc",
    ]
}

/// Apple's modules.
enum AppleModules {
    /// Whether a module is Apple's and has declarations that not every file with UIKit has.
    static func contain(_ name: some StringProtocol) -> Bool { names.contains(String(name)) }

    /// Returns the modules that a source imports, without those that every file with UIKit has.
    static func imported(in text: String) -> [Substring] {
        text.split(separator: "\n").compactMap(module).filter { contain($0) }
    }

    /// Returns the module that a line imports.
    static func module(importedBy line: Substring) -> Substring? {
        var words = line.split(whereSeparator: \.isWhitespace)
        guard let start = words.firstIndex(of: "import"), words[..<start].allSatisfy(isBeforeImport) else { return nil }
        words.removeFirst(start + 1)
        if let first = words.first, kinds.contains(first) { words.removeFirst() }
        return words.first.map { $0.prefix { $0 != "." && $0 != ";" } }
    }

    private static func isBeforeImport(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains(word)
    }

    private static let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    private static let names: Set<String> = [
        "AVFAudio", "AVFoundation", "AVKit", "ARKit", "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts",
        "ActivityKit", "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AlarmKit", "AppIntents",
        "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices",
        "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "Charts",
        "CloudKit", "ClassKit", "ClockKit", "Cinematic", "Combine", "CommonCrypto", "Compression", "Contacts",
        "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics",
        "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
        "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CreateML",
        "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection", "DeveloperToolsSupport", "DeviceActivity",
        "DeviceCheck", "DeviceDiscoveryUI", "EventKit", "EventKitUI", "ExposureNotification", "ExternalAccessory",
        "FamilyControls", "FileProvider", "FinanceKit", "FoundationModels", "GLKit", "GSS", "GameController",
        "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface",
        "IdentityLookup", "ImageCaptureCore", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
        "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LocalAuthentication", "LockedCameraCapture",
        "ManagedSettings", "MapKit", "MarketplaceKit", "MediaAccessibility", "MediaPlayer", "MediaToolbox",
        "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices",
        "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
        "NetworkExtension", "NewsstandKit", "NotificationCenter", "OSLog", "Observation", "OpenAL", "OpenGLES",
        "PDFKit", "PaperKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "ProximityReader", "PushKit",
        "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityKit", "RegexBuilder", "ReplayKit", "RoomPlan",
        "SafariServices", "SafetyKit", "SceneKit", "ScreenTime", "Security", "SensitiveContentAnalysis",
        "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StickerKit", "StoreKit",
        "StoreKitTest", "SwiftData", "SwiftUI", "SwiftUICore", "Symbols", "SystemConfiguration", "TVMLKit",
        "TabularData", "ThreadNetwork", "TipKit", "Translation", "Twitter", "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "os", "simd", "zlib",
        "iAd", "ObjectiveC", "_PhotosUI_SwiftUI", "_MapKit_SwiftUI", "_StoreKit_SwiftUI",
    ]
}

/// The names of files that a phase of a build writes.
enum GeneratedNames {
    static func contain(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        "R", "L10n", "Asset", "Assets", "Strings", "StoryboardScene", "StoryboardSegue", "ColorName", "ColorAsset",
        "FontFamily", "Localized", "Storyboards", "ImageAsset", "Secrets", "GeneratedAssetSymbols",
    ]
}
