import SwiftSyntax

/// Imports of modules that exist on Apple's systems and not on Linux.
enum Imports {
    /// Modules whose parts are replaced by the whole module.
    private static let whole: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "UniformTypeIdentifiers", "AudioToolbox", "os", "CoreText",
        "CoreImage", "Foundation", "Dispatch", "SwiftUI",
    ]

    /// Modules that declare here what others declare on Apple's systems.
    private static let counterparts = [
        "Darwin": "Glibc", "MobileCoreServices": "UniformTypeIdentifiers", "CoreServices": "UniformTypeIdentifiers",
        "OSLog": "os", "CoreFoundation": "CoreGraphics", "SwiftUICore": "SwiftUI", "DeveloperToolsSupport": "UIKit",
        "AVFAudio": "AVFoundation", "CoreMedia": "AVFoundation",
    ]

    /// Returns the edit of a module's name in front of a member, such as `Darwin.sin`.
    static func edit(_ node: DeclReferenceExprSyntax) -> Edit? {
        guard node.parent?.is(MemberAccessExprSyntax.self) == true else { return nil }
        switch node.baseName.text {
        case "Darwin": return Edit(range: node.baseName.bytes, text: "Glibc")
        case "CoreFoundation": return Edit(range: node.baseName.bytes, text: "Foundation")
        default: return nil
        }
    }

    /// Returns whether an import of a module needs no preparation.
    static func staysAsItIs(_ path: String) -> Bool {
        path != "Foundation" && !path.contains(".") && counterparts[path] == nil && !absent.contains(path)
            && !kinds.contains(path)
    }

    private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

    /// Returns whether the import is of the Mac's counterpart to UIKit.
    static func isForTheMac(_ node: ImportDeclSyntax) -> Bool {
        ["AppKit", "Cocoa"].contains(node.path.first?.name.text ?? "")
    }

    /// Returns whether a module of Apple's cannot be imported.
    static func isAbsent(_ module: String) -> Bool { absent.contains(module) }

    /// Returns whether a module does not exist here and another one declares what it does; Darwin's is another
    /// system's.
    static func isDeclaredElsewhere(_ module: String) -> Bool { module != "Darwin" && counterparts[module] != nil }

    /// Returns whether a statement imports all of UIKit, which exports Foundation and Dispatch with the time and
    /// language of the device, or of SwiftUI, which exports UIKit.
    static func isOfUIKit(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.as(ImportDeclSyntax.self)?.plain.map(exportsUIKit) ?? false
    }

    /// Returns whether a module is UIKit or exports it.
    static func exportsUIKit(_ module: String) -> Bool { module == "UIKit" || module == "SwiftUI" }

    /// Names for which a file without UIKit needs the simulated device: the main queue and timers, which tests move in
    /// time, and texts in the language that tests choose; or UIKit, for bundles with the resources of targets.
    private static let words = SoughtTexts([
        "DispatchQueue.main", "Timer.", "Timer(", "RunLoop.main", "RunLoop.current", "NSLocalizedString(",
        "localizedString(forKey", "localizedStringWithFormat(", "String(format:", "String.init(format:",
        "String(localized:", "LocalizationValue", "LocalizedStringResource", "Locale.current",
        "Locale.autoupdatingCurrent", "Locale.preferredLanguages", ".preferredLocalizations", "Bundle(for:",
        "Bundle.main.bundleIdentifier", "infoDictionary", "forInfoDictionaryKey:", "NSExpression",
        "NSComparisonPredicate", "CFRunLoop", "RelativeDateTimeFormatter", "ListFormatter(",
        "ListFormatter.", "MeasurementFormatter",
    ])

    /// Returns whether a file without UIKit imports Foundation and Dispatch through UIKit, because it uses one of these
    /// names.
    static func dependOnDevice(in source: [UInt8]) -> Bool { words.occur(in: source) }

    /// Returns the modules of which a file names what Foundation or UIKit exports on Apple's systems, and that it does
    /// not import.
    static func exportedByFoundation(in source: [UInt8]) -> [String] {
        exports.filter { $0.words.occur(in: source) && !$0.imports.occur(in: source) }.map(\.module)
    }

    private static let exportedBySwiftUI: Set<String> = ["Combine", "Observation"]

    private static let exports = namesOfExports.map { module, words in
        (module: module, words: SoughtTexts(words), imports: SoughtTexts(["import \(module)"]))
    }

    private static let namesOfExports: [(module: String, words: [String])] = [
        // SwiftUI declares them on Apple's systems.
        ("CoreData", ["FetchRequest(", "@FetchRequest", "FetchedResults<", "\\.managedObjectContext"]),
        ("Combine", ["ObservableObject", "@Published"]), ("Security", namesOfSecurity),
        ("Observation", ["@Observable", "@ObservationIgnored", "withObservationTracking"]),
        // UIKit exports it, and files that import it are imported with it.
        ("UserNotifications", ["UNUserNotification", "UNNotification", "UNMutableNotification", "UNAuthorization"]),
    ]

    /// Parts of names by which a file is known to use Security.
    static let namesOfSecurity = [
        "SecTrust", "serverTrust", "SecCertificate", "SecIdentity", "SecKey", "SecPolicy", "errSec", "kSec", "SecItem",
        "SecAccess", "SecRandom",
    ]

    /// Returns the first import of a framework of Apple's, all of which export Foundation; `nil` if there is none, or
    /// if Foundation or a module that exports it here is imported.
    static func exporter(among statements: CodeBlockItemListSyntax) -> ImportDeclSyntax? {
        let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let names = imports.map { $0.path.first?.name.text ?? "" }
        guard !names.contains(where: { isExported($0) || exportsUIKit($0) }) else { return nil }
        return zip(imports, names).first { AppleModules.contain($0.1) && !absent.contains($0.1) }?.0
    }

    /// Returns a module with what Apple's has and that of Linux has not.
    private static func completed(_ module: String) -> [String] {
        module == "Foundation" ? ["Foundation", "LayoutSimFoundation"] : [module]
    }

    /// Returns whether UIKit exports a module with the time and the language of the simulated device.
    static func isExported(_ module: String) -> Bool { module == "Foundation" || module == "Dispatch" }

    /// Returns the edit of an import, or `nil` if it stays; modules that UIKit exports are imported only through UIKit,
    /// if the file imports UIKit or needs the device's time or language.
    ///
    /// - Parameter exported: Modules that Foundation exports on Apple's systems and that the file names.
    static func edit(
        _ node: ImportDeclSyntax, besideUIKit: Bool = false, dependsOnDevice: Bool = false, exported: [String] = []
    ) -> Edit? {
        let parts = node.path.map(\.name.text)
        guard let module = parts.first else { return nil }
        if let plain = node.plain, isExported(plain) || exportsUIKit(plain) && !exported.isEmpty {
            let own = exportsUIKit(plain) ? [plain] : besideUIKit || dependsOnDevice ? ["UIKit"] : completed(plain)
            let modules = own + (plain == "SwiftUI" ? exported.filter { !exportedBySwiftUI.contains($0) } : exported)
            if besideUIKit, !exportsUIKit(plain), exported.isEmpty { return .blank(node.bytesOfStatement) }
            let text = modules.map { "import \($0)" }.joined(separator: "; \(node.prefix)")
            return modules == [plain] ? nil : Edit(range: node.importKeyword.start..<node.end, text: text)
        }
        if let counterpart = counterparts[module] {
            return Edit(range: node.importKeyword.start..<node.end, text: "import \(counterpart)")
        }
        if absent.contains(module) { return .blank(node.bytesOfStatement) }
        // A part of Objective-C's, such as `CoreLocation.CLGeocoder`, is a module there alone.
        let isPart = parts.count > 1 || node.importKindSpecifier != nil
        guard isPart, whole.contains(module) || AppleModules.contain(module) else { return nil }
        return Edit(range: node.importKeyword.start..<node.end, text: "import \(module)")
    }

    /// Frameworks of iOS, macOS and related systems that cannot be imported.
    private static let absent: Set<String> = [
        "ARKit", "Accelerate", "Accessibility", "Accounts",
        "AdServices", "AddressBook", "AddressBookUI", "AppKit",
        "AssetsLibrary",
        "AudioUnit", "CFNetwork", "CallKit", "CarPlay",
        "ClassKit", "CloudKit", "Cocoa", "CoreAudio",
        "CoreAudioKit",
        "CoreLocationUI", "CoreMIDI", "CoreML", "CoreNFC",
        "CoreVideo", "DeviceCheck",
        "ExternalAccessory", "FileProvider", "GLKit", "GameController", "GameKit", "GameplayKit",
        "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "Intents", "IntentsUI",
        "JavaScriptCore", "MachO", "MediaAccessibility",
        "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit",
        "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension",
        "NotificationCenter", "OpenAL", "OpenGLES", "PHASE", "PencilKit",
        "PushKit", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
        "SceneKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
        "TipKit", "Twitter",
        "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "VisionKit",
        "WatchKit", "XCPlayground", "PlaygroundSupport", "iAd",
    ]
}

extension ImportDeclSyntax {
    /// Its place with the semicolon behind it, which no statement may be alone.
    var bytesOfStatement: Range<Int> {
        let item = parent?.as(CodeBlockItemSyntax.self) ?? parent?.parent?.as(CodeBlockItemSyntax.self)
        return start..<(item?.semicolon?.end ?? end)
    }

    /// The module, if all of it is imported without modifiers and not exported.
    var plain: String? {
        let isExported = attributes.contains { $0.trimmedDescription == "@_exported" }
        guard !isExported, modifiers.isEmpty, importKindSpecifier == nil, path.count == 1 else { return nil }
        return path.first?.name.text
    }

    /// The attributes before `import`, with a blank behind each.
    fileprivate var prefix: String { attributes.map { $0.trimmedDescription + " " }.joined() }
}
