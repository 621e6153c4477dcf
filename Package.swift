// swift-tools-version: 6.2
// Longer than 300 lines: SwiftPM wants all targets of a package in one file.
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Settings of tests that call C's functions as apps do, without a word for each pointer.
let checked: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    // An index of the standard library and Foundation for each module would take a seventh of a build.
    .unsafeFlags(["-index-ignore-system-modules"], .when(configuration: .debug)),
    // Builds for debugging, and so the tests, check that nothing is read while it is changed; in a release the checks
    // would take a twentieth of the time of a layout.
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

let strict: [SwiftSetting] = checked + [.strictMemorySafety()]

/// Targets of this package by their plain names.
func targets(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: "LayoutSim\($0)") } }

/// Modules that compute what a golden needs, over and over: tests take half of the time where these are optimized in
/// builds for debugging too. Together they are a fifth of the sources; optimizing all would double the time of a build.
let hot: Set<String> = [
    "AutoLayout", "Comparison", "ConstraintSolver", "Drawing", "Equations", "Geometry", "Painting", "Pixels",
    "Proposals", "ProposalTree", "Raster", "Typography",
]

/// Compiles a target as a whole in builds for debugging, too: the files of a small module have so much in common that
/// this takes two thirds of the time, and one that changed is compiled in a few seconds all the same.
///
/// The same pass of the compiler writes the module's interface; a pass of its own would check most of the sources
/// twice.
let whole: [SwiftSetting] = [
    .unsafeFlags(
        ["-wmo", "-disable-batch-mode", "-num-threads", "2", "-no-emit-module-separately-wmo"],
        .when(configuration: .debug))
]

/// Compiles UIKit as a whole, too, which takes half of the work; whoever edits it may want the files that did not
/// change to be kept, with `LAYOUTSIM_INCREMENTAL=1`: then many files are compiled in one process, since each process
/// reads the others, too.
let large: [SwiftSetting] =
    Context.environment["LAYOUTSIM_INCREMENTAL"] == nil
    ? whole : [.unsafeFlags(["-driver-batch-size-limit", "130"], .when(configuration: .debug))]

/// Modules that read what is said on a command line, find files, and call others. They compute nothing for long, and
/// optimizing them would take a sixth of a build for release.
let wiring: Set<String> = ["Arguments", "FileProjects", "GoldenTesting", "Review", "Revisions", "XcodeProjects"]

/// Does not optimize a target in builds for release.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Optimizes a target in builds for debugging.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The layers of ARCHITECTURE.md, from the bottom up: the folders of `Sources`, with the modules in each, and of
/// `Tests`.
///
/// A module that is in none of the others is a framework.
let layers: KeyValuePairs = [
    "Vocabulary": ["Geometry", "Motion", "Notation", "Sharing", "Text", "Drawing"],
    "Ground": ["Errors", "Files", "JSON", "Arguments", "Workers"],
    "Screens": [
        "Devices", "ProposalTree", "ViewTree", "XML", "InterfaceBuilder", "Assets", "Artwork", "XcodeProjects",
        "DataModels",
    ],
    "Layout": ["ConstraintSolver", "Equations", "AutoLayout", "Proposals"],
    "Pixels": ["Typography", "Painting", "Pixels", "Comparison", "Raster"],
    "Results": ["Speech", "Audits", "Documents", "Rendering", "SceneAssembly", "Sizes", "SizePages", "ProblemFiles"],
    "Goldens": [
        "Causes", "Snapshots", "Reports", "Revisions", "Review", "GoldenTesting", "FileProjects", "LayoutSim",
        "LayoutSimTesting",
    ],
    "Facade": [
        "CodeLines", "Inertness", "ObjectiveC", "CoreGraphics", "QuartzCore", "Combine", "Symbols", "ImageIO",
        "CoreImage",
        "UniformTypeIdentifiers", "os", "LayoutSimFoundation", "UIKitArithmetic", "UIKit", "CoreText",
        "LayoutSimUIKitTesting", "SwiftUI", "SnapshotTesting", "InlineSnapshotTesting", "Nimble", "Quick",
    ],
    "Programs": ["Catalog", "Screens", "Command"],
]

/// The layer that a module belongs to.
func layer(of module: String) -> String { layers.first { $0.value.contains(module) }?.key ?? "Frameworks" }

/// A pipeline stage at `Sources/<layer>/<name>`; the prefix keeps target names unique in a user's package graph.
///
/// - Parameter others: What it needs of `facade`.
func module(
    _ name: String, on others: [String] = [], _ dependencies: [String] = [], in folder: String? = nil,
    exclude: [String] = []
) -> Target {
    .target(
        name: "LayoutSim\(name)",
        dependencies: others.map { .target(name: $0) } + targets(dependencies),
        path: ["Sources", layer(of: name), folder, name].compactMap(\.self).joined(separator: "/"),
        exclude: exclude,
        // The parts of the solver are long to check, and are checked side by side.
        swiftSettings: strict + (name == "ConstraintSolver" ? [] : whole) + (hot.contains(name) ? optimized : [])
            + (wiring.contains(name) ? unoptimized : []),
        linkerSettings: [.linkedLibrary("m")])
}

/// Tests that compute for long are optimized as `hot` modules are.
///
/// - Parameter others: What they need of `facade`.
func tests(
    of name: String, on others: [String] = [], also dependencies: [String] = [], exclude: [String] = [],
    areHot: Bool = false
) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: others.map { .target(name: $0) } + targets([name, "PackageFolder"] + dependencies),
        path: "Tests/\(layer(of: name))/\(name)Tests",
        exclude: exclude,
        swiftSettings: strict + whole + (areHot ? optimized : []))
}

/// The one door to a C library of the system, which is opened when its first function is called. Nothing is linked,
/// so `pkg-config` is not asked; headers are found at the places where Debian's -dev packages put them.
func library(_ name: String) -> Target {
    .target(name: "LayoutSim\(name)", dependencies: ["LayoutSimLazyLibrary"], path: "Sources/Ground/C/\(name)")
}

/// The modules that code written for iOS imports, and those that Swift Testing wants beside them.
let facade = [
    "ObjectiveC", "CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
    "_Testing_UIKit",
    "LayoutSimUIKitTesting", "SnapshotTesting", "InlineSnapshotTesting", "Combine", "WebKit", "SafariServices",
    "MessageUI", "CoreLocation",
    "MapKit", "AVFoundation", "AVKit", "Photos", "PhotosUI", "StoreKit", "EventKit", "UserNotifications", "Symbols",
    "ImageIO", "UniformTypeIdentifiers", "AudioToolbox", "os", "CoreText", "LayoutSimFoundation", "FBSnapshotTestCase",
    "iOSSnapshotTestCase", "LayoutSimXCTest", "Nimble", "Quick", "CoreData", "CryptoKit", "CommonCrypto",
    "Security",
    "Network", "SystemConfiguration", "LocalAuthentication", "WidgetKit", "AuthenticationServices",
    "WatchConnectivity", "CoreSpotlight", "CoreMotion", "Contacts", "ContactsUI", "LinkPresentation", "QuickLook",
    "CoreTelephony", "BackgroundTasks", "AppTrackingTransparency", "AdSupport", "HealthKit", "CoreBluetooth",
    "CoreHaptics", "CoreImage", "simd", "RxCocoaRuntime", "PDFKit", "ActivityKit", "EventKitUI", "PassKit", "Vision",
    "MediaPlayer", "SwiftUI", "SwiftData", "AppIntents", "Charts",
]

/// The toolchain's folder with SwiftSyntax: the one in LAYOUTSIM_SWIFT_HOST, or next to the `swift` on the search path.
let syntaxFolder: String = {
    if let folder = Context.environment["LAYOUTSIM_SWIFT_HOST"] { return folder }
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let hosts = folders.filter { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }.map {
        let compiler = URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath()
        return compiler.deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardized.path
    }
    return hosts.first { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") }
        ?? "/usr/lib/swift/host"
}()

/// A module of `facade`, whose declarations without effect are marked `@Inert`.
func facade(_ name: String, on others: [String], _ dependencies: [String] = [], in folder: String? = nil) -> Target {
    .target(
        name: name,
        dependencies: others.map { .target(name: $0) } + targets(["Inertness"] + dependencies)
            + (["UIKit", "SwiftData"].contains(name) ? ["SwiftUIMacros"] : []),
        path: "Sources/" + (folder ?? "\(layer(of: name))/\(name)"),
        swiftSettings: strict + (name == "UIKit" ? large : whole))
}

/// The folders of `UIKitTests` that are compiled as one module; one of all would keep one core busy after all else is
/// done. None needs what another has.
let uikitSubjects: KeyValuePairs = [
    "Objects": ["CodeLines", "Core", "Foundation", "Languages", "ObjectiveC", "Properties", "Refusals"],
    "Screens": ["Lists", "Motion", "Screens"],
    "Frames": ["Freeze", "Graphics", "Readers", "Recorded", "Storyboards", "Text"],
]

/// Tests of UIKit about a subject of `uikitSubjects`.
func uikitTests(_ subject: String) -> Target {
    .testTarget(
        name: "UIKit\(subject)Tests",
        dependencies: [
            "UIKit", "QuartzCore", "CoreText", "AudioToolbox", "os", "LayoutSimUIKitTesting", "_Testing_CoreGraphics",
            "_Testing_CoreImage", "_Testing_UIKit",
        ]
            + targets([
                "Geometry", "Text", "Drawing", "Devices", "ViewTree", "AutoLayout", "Typography", "Documents",
                "Rendering", "InterfaceBuilder", "Motion", "Artwork", "Raster", "Pixels", "PackageFolder",
                "CodeLines", "Inertness", "MemberRecord", "GoldenTesting", "UIKitArithmetic",
            ]),
        path: "Tests/Facade/UIKitTests",
        exclude: uikitSubjects.filter { $0.key != subject }.flatMap(\.value),
        swiftSettings: strict + whole)
}

/// Tests of a small module of `facade`.
func tests(ofFacade name: String, also others: [String] = [], havePointers: Bool = false) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: ([name] + others).map { .target(name: $0) },
        path: "Tests/\(layer(of: name))/\(name)Tests",
        swiftSettings: (havePointers ? checked : strict) + whole)
}

let package = Package(
    name: "LayoutSim",
    products: [
        .executable(name: "layoutsim", targets: ["LayoutSimCommand"]),
        .executable(name: "layoutsim-benchmarks", targets: ["LayoutSimBenchmarks"]),
        .library(name: "LayoutSim", targets: ["LayoutSim"]),
        .library(name: "LayoutSimTesting", targets: ["LayoutSimTesting"]),
        .library(name: "LayoutSimUIKit", type: .dynamic, targets: facade),
    ],
    targets: [
        .target(name: "LayoutSimLazyLibrary", path: "Sources/Ground/C/LazyLibrary"),
        library("CCairo"),
        library("CHarfBuzz"),
        library("CFriBidi"),
        library("CICU"),
        library("CXXHash"),
        library("CExpat"),
        library("PNGShim"),
        library("JPEGShim"),
        library("WebPShim"),
        library("CZlib"),
        library("CCrypto"),
        .systemLibrary(name: "zlib", path: "Sources/Ground/C/zlib"),
        .systemLibrary(name: "SQLite3", path: "Sources/Ground/C/SQLite3"),
        .target(name: "LayoutSimEmbedded", path: "Sources/Ground/C/Embedded"),
        .target(name: "LayoutSimBadges", path: "Sources/Ground/C/Badges"),
        .target(name: "LayoutSimAllocator", path: "Sources/Ground/C/Allocator"),
        .target(name: "LayoutSimCallStack", path: "Sources/Ground/C/CallStack"),
        .target(name: "LayoutSimHome", path: "Sources/Ground/C/Home"),

        module("Errors"),
        module("Geometry"),
        module("Motion"),
        module("Notation"),
        module("Sharing"),
        module("Text", ["Geometry"]),
        module("Drawing", ["Geometry", "Notation"]),
        module("Files", ["Errors", "Embedded"]),
        module("JSON", ["Errors", "Files"]),
        module("Devices", ["Geometry", "JSON", "Errors", "Files"]),
        module("ProposalTree", ["Geometry", "Notation"]),
        module(
            "ViewTree",
            ["Geometry", "Text", "Notation", "Drawing", "Devices", "Motion", "Sharing", "ProposalTree"]),
        module("Proposals", ["Geometry", "ProposalTree"]),
        module("ConstraintSolver"),
        module("Equations", ["Geometry", "ViewTree", "ConstraintSolver"]),
        module("XML", ["CExpat", "Sharing"]),
        module("InterfaceBuilder", ["Geometry", "Text", "Devices", "ViewTree", "Errors", "XML"]),
        module(
            "AutoLayout",
            [
                "Geometry", "Text", "Notation", "Devices", "ViewTree", "Equations", "Sharing", "ProposalTree",
                "Proposals",
            ]),
        module("Typography", ["Geometry", "Text", "Drawing", "Errors", "Files", "CHarfBuzz", "CFriBidi", "CICU"]),
        module(
            "Painting",
            [
                "Geometry", "Text", "Notation", "Drawing", "Devices", "ViewTree", "ProposalTree", "AutoLayout",
                "Typography",
            ]),
        module("Pixels", ["Geometry", "Errors", "PNGShim", "JPEGShim", "WebPShim", "CXXHash"]),
        module("Comparison", ["Pixels", "JSON"]),
        module("Raster", ["Geometry", "Errors", "Drawing", "Pixels", "CCairo"]),
        module("Artwork", ["Geometry", "Drawing", "Errors", "XML", "CZlib"]),
        module("Assets", ["Geometry", "Text", "ViewTree", "JSON", "XML", "Errors", "Files"]),
        module("XcodeProjects", ["Notation", "JSON", "XML", "Errors", "Files"]),
        module("DataModels", ["XML", "Errors", "Files"]),
        module("Speech", ["Geometry", "Text", "Devices", "ViewTree", "AutoLayout"]),
        module(
            "Audits",
            [
                "Speech", "Geometry", "Text", "Notation", "Drawing", "Devices", "ViewTree", "AutoLayout", "Typography",
                "Painting", "JSON", "Errors", "Files",
            ]),
        module(
            "Documents",
            [
                "Audits", "AutoLayout", "Devices", "Drawing", "Geometry", "Motion", "Text", "Notation", "Painting",
                "Pixels", "ProposalTree", "Typography", "ViewTree",
            ]),
        module(
            "Rendering",
            [
                "Geometry", "Notation", "Text", "Drawing", "Devices", "ViewTree", "AutoLayout", "Typography",
                "Painting", "Raster", "Artwork", "Assets",
                "Pixels", "Files", "Audits", "Documents",
            ]),
        module(
            "SceneAssembly",
            [
                "Geometry", "Text", "Notation", "Devices", "ViewTree", "InterfaceBuilder", "AutoLayout", "Pixels",
                "Assets", "Audits", "Rendering", "JSON", "Errors", "Files", "Artwork", "Drawing", "Typography",
            ]),
        module(
            "Sizes", ["Geometry", "Notation", "Devices", "ViewTree", "AutoLayout", "Audits", "Documents", "Rendering"]),
        module(
            "SizePages",
            [
                "Geometry", "Notation", "Text", "Drawing", "Devices", "ViewTree", "AutoLayout", "Audits", "Rendering",
                "Sizes", "JSON", "Files",
            ],
            // Embedded by Sources/C/Embedded.
            exclude: ["Page"]),
        module(
            "Causes",
            [
                "Geometry", "Text", "Notation", "Drawing", "Devices", "ViewTree", "AutoLayout", "Pixels", "Comparison",
                "Documents", "Rendering", "Audits", "JSON", "Motion", "ProposalTree",
            ]),
        module(
            "Snapshots",
            [
                "Geometry", "Notation", "Text", "Drawing", "Devices", "ViewTree", "AutoLayout", "Pixels", "Comparison",
                "Documents", "Rendering", "Causes", "Audits", "JSON", "Errors", "Files",
            ]),
        module(
            "Reports",
            [
                "Geometry", "Notation", "Devices", "ViewTree", "Pixels", "Comparison", "Documents", "Rendering",
                "Causes", "Snapshots", "JSON", "Files", "Workers",
            ],
            // Embedded by Sources/C/Embedded.
            exclude: ["Page"]),
        module("Revisions", ["Text", "ViewTree", "Pixels", "Documents", "Rendering", "Snapshots", "Errors", "Files"]),
        module("Review", ["Notation", "Pixels", "Causes", "Snapshots", "Reports", "JSON", "Errors", "Files"]),
        .target(
            name: "LayoutSim",
            dependencies: targets([
                "Geometry", "Text", "Devices", "ViewTree", "AutoLayout", "Typography", "Documents", "Rendering",
            ]),
            path: "Sources/Goldens/LayoutSim",
            swiftSettings: strict),
        module(
            "GoldenTesting",
            [
                "Artwork", "Text", "Notation", "Geometry", "Devices", "ViewTree", "AutoLayout", "InterfaceBuilder",
                "SceneAssembly", "Documents", "Rendering", "Audits", "Sizes", "SizePages", "Drawing",
                "Snapshots", "Revisions", "Pixels", "Errors", "Files",
            ]),
        module(
            "FileProjects",
            [
                "Text", "Devices", "ViewTree", "InterfaceBuilder", "Assets", "SceneAssembly", "Documents", "Rendering",
                "Sizes",
                "Snapshots", "GoldenTesting", "JSON", "Errors", "Files",
            ]),
        .target(
            name: "LayoutSimTesting",
            dependencies: targets([
                "", "GoldenTesting", "Text", "Devices", "ViewTree", "InterfaceBuilder", "Rendering",
            ]),
            path: "Sources/Goldens/LayoutSimTesting",
            swiftSettings: strict),

        // The badge app, which the command draws unless a screen or file is named.
        module("Catalog", ["Badges", "Text", "Notation", "JSON", "Files"], in: "BadgeApp"),
        module(
            "Screens",
            [
                "Geometry", "Text", "Notation", "Devices", "ViewTree", "GoldenTesting", "Catalog", "JSON", "Files",
            ], in: "BadgeApp"),

        module("CodeLines", ["CallStack"]),
        module("Inertness", ["CodeLines"]),
        module(
            "UIKitArithmetic", on: ["ObjectiveC", "CoreGraphics"],
            [
                "Geometry", "Motion", "Text", "Drawing", "ViewTree", "InterfaceBuilder", "Assets", "Artwork",
                "Typography", "Pixels", "Raster", "Rendering",
            ]),
        // The program that expands macros for the compiler, named after the module in which it finds them. A module
        // that declares macros is refused without it.
        .macro(
            name: "SwiftUIMacros", path: "Preparation/Sources/SwiftUIMacros",
            swiftSettings: [.treatAllWarnings(as: .error), .unsafeFlags(["-I", syntaxFolder])],
            linkerSettings: [
                .unsafeFlags([
                    "-L", syntaxFolder, "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder",
                    "-lSwiftDiagnostics", "-lSwiftCompilerPluginMessageHandling", "-Xlinker", "-rpath", "-Xlinker",
                    syntaxFolder,
                ])
            ]),
        facade("ObjectiveC", on: []),
        facade("CoreGraphics", on: [], ["Geometry", "Drawing", "Pixels", "Raster", "Typography"]),
        facade("QuartzCore", on: ["CoreGraphics", "ObjectiveC"], ["Geometry", "Drawing", "Motion"]),
        facade(
            "UIKit",
            on: [
                "QuartzCore", "CoreGraphics", "ObjectiveC", "Symbols", "Combine", "ImageIO", "CoreImage",
                "UniformTypeIdentifiers", "LayoutSimFoundation",
            ],
            [
                "Geometry", "Text", "Drawing", "Devices", "ViewTree", "AutoLayout", "Typography", "Rendering", "Assets",
                "Painting", "Pixels", "Raster", "InterfaceBuilder", "CodeLines", "Motion", "Artwork", "UIKitArithmetic",
                "ProposalTree",
            ]),
        facade(
            "SwiftUI", on: ["UIKit", "QuartzCore", "CoreGraphics", "Combine", "ObjectiveC", "UniformTypeIdentifiers"],
            [
                "Geometry", "Text", "Drawing", "Motion", "ProposalTree", "Proposals", "Typography", "ViewTree",
                "CodeLines",
            ]),
        // Above UIKit, since its fonts and paragraph styles are UIKit's.
        facade(
            "CoreText", on: ["UIKit", "CoreGraphics", "ObjectiveC"],
            ["Geometry", "Text", "Drawing", "Typography", "UIKitArithmetic"]),
        facade("_Testing_CoreGraphics", on: ["CoreGraphics"], in: "Facade/TestingOverlays/CoreGraphics"),
        facade("_Testing_UIKit", on: ["UIKit"], in: "Facade/TestingOverlays/UIKit"),
        facade("_Testing_CoreImage", on: ["CoreImage"], in: "Facade/TestingOverlays/CoreImage"),
        facade(
            "LayoutSimUIKitTesting",
            on: ["UIKit", "SwiftUI", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"],
            [
                "Testing", "GoldenTesting", "Snapshots", "Text", "Devices", "Rendering", "Errors", "ViewTree", "Speech",
                "AutoLayout", "CodeLines", "UIKitArithmetic",
            ]),
        facade("Combine", on: []),
        facade("Symbols", on: []),
        facade("ImageIO", on: ["CoreGraphics"], ["Pixels"]),
        facade("CoreImage", on: ["CoreGraphics", "ImageIO"], ["Pixels"]),
        facade("UniformTypeIdentifiers", on: ["CoreGraphics"]),
        facade("os", on: ["ObjectiveC"]),
        // What Apple's Foundation has and that of Linux has not.
        facade("LayoutSimFoundation", on: ["ObjectiveC", "CoreGraphics", "Combine"], ["Home", "CZlib"]),
        // Frameworks as far as a screen shows them.
        facade("LayoutSimPlaceholders", on: ["UIKit"], in: "Frameworks/Placeholders"),
        facade("WebKit", on: ["UIKit", "CoreGraphics", "LayoutSimPlaceholders"]),
        facade("SafariServices", on: ["UIKit", "LayoutSimPlaceholders"]),
        facade("MessageUI", on: ["UIKit", "LayoutSimPlaceholders"]),
        facade("CoreLocation", on: ["UIKit"]),
        facade(
            "MapKit", on: ["UIKit", "SwiftUI", "QuartzCore", "LayoutSimPlaceholders", "CoreLocation"]),
        facade("AudioToolbox", on: ["UIKit"]),
        facade("AVFoundation", on: ["UIKit", "QuartzCore", "CoreGraphics", "AudioToolbox"]),
        facade("MediaPlayer", on: ["UIKit", "ObjectiveC", "LayoutSimPlaceholders", "AVFoundation"]),
        facade("AVKit", on: ["UIKit", "LayoutSimPlaceholders", "AVFoundation"]),
        facade("Photos", on: ["UIKit"]),
        facade("PhotosUI", on: ["UIKit", "SwiftUI", "UniformTypeIdentifiers", "LayoutSimPlaceholders", "Photos"]),
        facade("UserNotifications", on: ["UIKit"]),
        facade("EventKit", on: ["UIKit"]),
        facade("StoreKit", on: ["UIKit", "SwiftUI", "LayoutSimPlaceholders"]),
        facade("CryptoKit", on: [], ["CCrypto"]),
        facade("CommonCrypto", on: [], ["CCrypto"]),
        facade("simd", on: []),
        facade("Network", on: []),
        facade("SystemConfiguration", on: ["CoreGraphics"]),
        facade("LocalAuthentication", on: []),
        facade("WidgetKit", on: []),
        facade("AuthenticationServices", on: ["UIKit", "SwiftUI"]),
        facade("WatchConnectivity", on: []),
        facade("CoreSpotlight", on: ["UniformTypeIdentifiers"]),
        facade("CoreMotion", on: []),
        // What RxCocoa has in Objective-C.
        facade("RxCocoaRuntime", on: ["ObjectiveC", "LayoutSimFoundation", "UIKit"]),
        facade("Contacts", on: []),
        facade("ContactsUI", on: ["UIKit", "LayoutSimPlaceholders", "Contacts"]),
        facade("LinkPresentation", on: ["UIKit"]),
        facade("QuickLook", on: ["UIKit", "LayoutSimPlaceholders"]),
        facade("CoreTelephony", on: []),
        facade("BackgroundTasks", on: []),
        facade("AppTrackingTransparency", on: []),
        facade("AdSupport", on: []),
        facade("HealthKit", on: []),
        facade("CoreBluetooth", on: []),
        facade("CoreHaptics", on: []),
        facade("PDFKit", on: ["UIKit", "LayoutSimPlaceholders", "CoreGraphics"]),
        facade("ActivityKit", on: ["UIKit"]),
        facade("AppIntents", on: ["UIKit", "SwiftUI"]),
        facade("EventKitUI", on: ["UIKit", "LayoutSimPlaceholders", "EventKit"]),
        facade("PassKit", on: ["UIKit", "LayoutSimPlaceholders"]),
        facade("Vision", on: ["CoreGraphics", "CoreImage", "ImageIO", "AVFoundation"]),
        facade("Security", on: ["CoreGraphics"]),
        facade(
            "CoreData", on: ["UIKit", "SwiftUI", "QuartzCore", "ObjectiveC", "LayoutSimFoundation", "Combine"],
            ["DataModels", "UIKitArithmetic"]),
        facade("SwiftData", on: ["SwiftUI"]),
        facade("Charts", on: ["SwiftUI", "UIKit", "CoreGraphics"], ["Geometry"]),
        facade(
            "SnapshotTesting", on: ["UIKit", "SwiftUI", "QuartzCore", "CoreGraphics", "LayoutSimUIKitTesting"],
            ["Testing", "GoldenTesting", "Snapshots", "Devices", "Geometry", "ViewTree"]),
        facade("InlineSnapshotTesting", on: ["SnapshotTesting"]),
        facade(
            "FBSnapshotTestCase", on: ["UIKit", "QuartzCore", "SnapshotTesting"]),
        facade("iOSSnapshotTestCase", on: ["FBSnapshotTestCase"]),
        // What Apple's XCTest has and that of Linux has not.
        facade("LayoutSimXCTest", on: ["UIKit"], in: "Frameworks/XCTest"),
        facade("Nimble", on: ["LayoutSimFoundation", "QuartzCore"]),
        facade("Quick", on: []),

        module("ProblemFiles", ["ConstraintSolver", "Errors", "JSON"]),
        module("Arguments", ["Notation", "Errors"]),
        module("Workers"),
        .executableTarget(
            name: "LayoutSimCommand",
            dependencies: targets([
                "Geometry", "Text", "Notation", "Drawing", "Errors", "Files", "JSON", "Devices", "ViewTree",
                "ConstraintSolver", "AutoLayout", "Typography", "Pixels", "Comparison", "Documents", "Rendering",
                "Catalog", "Screens", "Snapshots", "Arguments", "Audits", "Reports", "Review", "Revisions", "Workers",
                "Allocator", "InterfaceBuilder", "SceneAssembly", "GoldenTesting", "FileProjects", "Artwork", "Speech",
                "Sizes", "SizePages", "XcodeProjects", "ProblemFiles",
            ]),
            path: "Sources/Programs/layoutsim",
            swiftSettings: strict + unoptimized),

        // For tests and the fuzzer; no product contains it.
        .target(name: "LayoutSimSeededRandom", path: "Tests/Support/SeededRandom", swiftSettings: strict),
        .target(
            name: "LayoutSimMadeJPEG", dependencies: targets(["SeededRandom"]), path: "Tests/Support/MadeJPEG",
            swiftSettings: strict),
        .target(name: "LayoutSimPackageFolder", path: "Tests/Support/PackageFolder", swiftSettings: strict),
        .target(name: "LayoutSimMemberRecord", path: "Tests/Support/MemberRecord", swiftSettings: strict),
        .target(
            name: "LayoutSimFaultyFile", dependencies: targets(["Errors"]), path: "Tests/Support/FaultyFile",
            swiftSettings: strict),

        // Named after its program, since it is not a product: `swift run layoutsim-fuzz`.
        .executableTarget(
            name: "layoutsim-fuzz",
            dependencies: targets([
                "Text", "Errors", "Files", "JSON", "Devices", "Catalog", "Pixels", "Documents", "Rendering",
                "Snapshots", "Arguments", "AutoLayout", "InterfaceBuilder", "ViewTree", "Geometry", "SeededRandom",
                "MadeJPEG",
                "Causes", "SceneAssembly", "Workers", "Artwork", "Drawing", "Assets", "Sizes", "Audits",
                "DataModels", "Foundation", "Review", "ConstraintSolver", "ProblemFiles",
            ]),
            path: "Sources/Programs/Fuzz",
            swiftSettings: strict),

        // Not a product either: `swift run layoutsim-objects`.
        .executableTarget(
            name: "layoutsim-objects",
            dependencies: ["UIKit"]
                + targets([
                    "Geometry", "Errors", "Files", "Arguments", "Devices", "ViewTree", "InterfaceBuilder", "AutoLayout",
                    "Rendering",
                ]),
            path: "Sources/Programs/ObjectCheck",
            swiftSettings: strict),

        .executableTarget(
            name: "LayoutSimBenchmarks",
            dependencies: targets([
                "Files", "Devices", "ConstraintSolver", "Catalog", "Screens", "Pixels", "Comparison", "Rendering",
                "Snapshots", "GoldenTesting", "Reports", "Geometry", "Workers", "Allocator", "Sizes", "Text",
                "ViewTree",
            ]) + ["UIKit", "SwiftUI"],
            path: "Sources/Programs/Benchmarks",
            exclude: ["kiwi.py"],
            swiftSettings: strict),

        tests(of: "Geometry"),
        tests(of: "Notation", also: ["SeededRandom"]),
        tests(of: "Text"),
        tests(of: "Errors"),
        tests(of: "Files", also: ["Errors"]),
        tests(of: "JSON", also: ["Errors", "Files"]),
        tests(of: "Devices", also: ["Geometry", "FaultyFile"]),
        tests(of: "ViewTree", also: ["Geometry", "Text", "Devices"]),
        tests(
            of: "InterfaceBuilder",
            also: ["Geometry", "Text", "Devices", "ViewTree", "Errors", "Files", "AutoLayout", "Rendering", "XML"],
            exclude: ["Cases"]),
        tests(of: "ConstraintSolver", also: ["SeededRandom"], areHot: true),
        tests(of: "Proposals", also: ["Geometry", "ProposalTree", "SeededRandom"], areHot: true),
        tests(of: "Equations", also: ["Geometry", "ViewTree", "SeededRandom"]),
        tests(of: "AutoLayout", also: ["Geometry", "Text", "Devices", "ViewTree", "SeededRandom"]),
        tests(of: "Drawing", also: ["Geometry"]),
        tests(of: "Typography", also: ["Geometry", "Text", "Drawing", "SeededRandom", "Files"]),
        tests(
            of: "Painting",
            also: ["Geometry", "Text", "Notation", "Drawing", "Devices", "ViewTree", "AutoLayout", "Typography"]),
        tests(
            of: "SceneAssembly",
            also: [
                "Geometry", "Text", "Devices", "ViewTree", "InterfaceBuilder", "AutoLayout", "Audits", "Rendering",
                "Documents",
                "Causes", "Pixels", "SeededRandom",
            ]),
        tests(of: "Artwork", also: ["Geometry", "Drawing"]),
        tests(
            of: "Sizes",
            also: [
                "Geometry", "Text", "Devices", "ViewTree", "AutoLayout", "Audits", "Rendering", "InterfaceBuilder",
                "SceneAssembly", "Documents", "SeededRandom",
            ]
        ),
        tests(
            of: "SizePages",
            also: ["Geometry", "Text", "Drawing", "Devices", "ViewTree", "AutoLayout", "Rendering", "Sizes"]),
        tests(of: "XcodeProjects", also: ["JSON", "Errors", "Files", "SeededRandom"]),
        tests(of: "DataModels", also: ["Files"]),
        tests(of: "Assets", also: ["Geometry", "Text", "ViewTree", "JSON", "Files"]),
        tests(
            of: "Audits",
            also: ["Geometry", "Text", "Devices", "ViewTree", "AutoLayout", "Typography", "Painting", "JSON"]),
        tests(of: "Speech", also: ["Geometry", "Text", "Devices", "ViewTree", "AutoLayout"]),
        tests(of: "Pixels", also: ["Geometry", "Errors", "SeededRandom", "MadeJPEG"]),
        tests(of: "Comparison", also: ["Pixels", "JSON", "SeededRandom"]),
        tests(of: "Raster", also: ["Geometry", "Errors", "Drawing", "Pixels"]),
        tests(of: "Catalog", also: ["Text", "Files", "FaultyFile"]),
        tests(
            of: "Screens", also: ["Geometry", "Text", "Devices", "ViewTree", "AutoLayout", "Typography"]),
        tests(
            of: "Documents",
            also: [
                "Geometry", "Motion", "Text", "Notation", "Drawing", "Devices", "ViewTree", "AutoLayout", "Rendering",
                "SeededRandom", "ProposalTree",
            ]),
        tests(of: "Rendering", also: ["Geometry", "Text", "Drawing", "Devices", "ViewTree", "Pixels", "Audits"]),
        tests(
            of: "Causes",
            also: [
                "Geometry", "Motion", "Text", "Drawing", "Devices", "ViewTree", "Pixels", "Documents", "Rendering",
                "JSON", "Catalog", "Screens", "SeededRandom",
            ]),
        tests(
            of: "Snapshots",
            also: [
                "Geometry", "Text", "Devices", "ViewTree", "Documents", "Rendering", "Pixels", "Comparison", "Causes",
                "JSON", "Errors", "Files",
            ]),
        tests(
            of: "Reports",
            also: [
                "Pixels", "Rendering", "Causes", "Snapshots", "Screens", "Catalog", "Devices", "ViewTree",
                "Geometry", "Text", "Notation", "Files", "GoldenTesting",
            ]),
        tests(of: "Review", also: ["Pixels", "Causes", "Snapshots", "Reports", "JSON"]),
        tests(
            of: "Revisions",
            also: ["Pixels", "Rendering", "Snapshots", "Devices", "ViewTree", "Geometry", "Text"]),
        tests(
            of: "Command",
            also: [
                "Geometry", "Text", "Devices", "ViewTree", "Pixels", "Rendering", "Catalog", "Screens", "Snapshots",
                "Files", "GoldenTesting", "JSON",
            ]),
        .testTarget(
            name: "LayoutSimTests",
            // All that the library exports: changes of those modules alone would not rebuild the tests.
            dependencies: targets([
                "", "PackageFolder", "Testing", "Geometry", "Text", "Devices", "ViewTree", "AutoLayout", "Typography",
                "Documents",
                "Rendering",
            ]),
            path: "Tests/Goldens/LayoutSimTests",
            swiftSettings: strict + whole),
        tests(of: "CodeLines"),
        tests(of: "Inertness"),
        tests(
            of: "UIKitArithmetic", on: ["CoreGraphics"],
            also: [
                "Geometry", "Motion", "Text", "Drawing", "ViewTree", "InterfaceBuilder", "Assets", "Pixels",
            ]),
        tests(of: "Arguments", also: ["Errors"]),
        tests(of: "Workers"),
        tests(
            of: "GoldenTesting",
            also: [
                "", "Geometry", "Text", "Devices", "ViewTree", "InterfaceBuilder", "Rendering", "Snapshots", "Pixels",
                "Files",
            ]),
        tests(
            of: "FileProjects",
            also: [
                "Geometry", "Text", "Devices", "ViewTree", "Rendering", "Snapshots", "GoldenTesting", "JSON", "Files",
            ]),
        .testTarget(
            name: "LayoutSimTestingTests",
            dependencies: targets(["Testing", "", "GoldenTesting", "Snapshots", "Rendering", "Catalog", "Screens"]),
            path: "Tests/Goldens/LayoutSimTestingTests",
            swiftSettings: strict + whole),
        uikitTests("Objects"),
        uikitTests("Screens"),
        uikitTests("Frames"),
        .testTarget(
            name: "FrameworkTests",
            dependencies: [
                "UIKit", "SwiftUI", "MapKit", "AVKit", "AVFoundation", "AudioToolbox", "Photos", "PhotosUI", "StoreKit",
                "CoreBluetooth", "EventKit", "HealthKit", "MessageUI",
                "UserNotifications", "WebKit", "CoreLocation", "CoreGraphics", "LayoutSimUIKitTesting",
                "LayoutSimXCTest", "LayoutSimInertness",
            ],
            path: "Tests/Frameworks/FrameworkTests",
            swiftSettings: strict + whole),
        tests(ofFacade: "Combine"),
        tests(ofFacade: "CryptoKit", also: ["CommonCrypto"], havePointers: true),
        tests(
            ofFacade: "CoreImage", also: ["CoreGraphics", "ImageIO", "UIKit", "_Testing_CoreImage"],
            havePointers: true),
        tests(ofFacade: "simd"),
        .testTarget(
            name: "ServiceTests",
            dependencies: [
                "AdSupport", "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "Contacts",
                "CoreBluetooth", "HealthKit",
                "ContactsUI", "CoreGraphics", "CoreHaptics", "CoreMotion", "CoreSpotlight", "CoreTelephony",
                "LinkPresentation",
                "ActivityKit", "AppIntents", "EventKit", "EventKitUI", "PDFKit", "PassKit", "Vision",
                "LocalAuthentication", "MediaPlayer", "Network", "QuickLook", "RxCocoaRuntime", "SystemConfiguration",
                "SwiftUI", "UIKit",
                "WatchConnectivity",
                "UniformTypeIdentifiers", "WidgetKit", "_Testing_CoreImage", "zlib", "SQLite3",
            ],
            path: "Tests/Frameworks/ServiceTests",
            swiftSettings: checked + whole),
        tests(ofFacade: "Security", also: ["CoreGraphics"], havePointers: true),
        tests(ofFacade: "UniformTypeIdentifiers"),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["SwiftUI", "UIKit", "QuartzCore", "Combine", "LayoutSimUIKitTesting"]
                + targets([
                    "Geometry", "ProposalTree", "Proposals", "Typography", "GoldenTesting", "PackageFolder", "ViewTree",
                    "AutoLayout", "Documents", "Rendering", "Causes", "SeededRandom", "CodeLines", "Drawing",
                    "Pixels",
                ]),
            path: "Tests/Facade/SwiftUITests",
            swiftSettings: strict + whole),
        tests(ofFacade: "CoreText", also: ["UIKit", "_Testing_CoreImage"]),
        tests(ofFacade: "os"),
        tests(ofFacade: "Nimble"),
        .testTarget(
            name: "QuickTests",
            dependencies: ["Quick"],
            path: "Tests/Facade/QuickTests",
            // As specs are: their closures share variables of functions without an actor.
            swiftSettings: strict + whole + [.swiftLanguageMode(.v5)]),
        tests(ofFacade: "LayoutSimFoundation"),
        tests(ofFacade: "CoreData", also: ["UIKit", "SwiftUI", "Combine", "LayoutSimUIKitTesting"]),
        tests(ofFacade: "SwiftData", also: ["UIKit", "SwiftUI"]),
        .testTarget(
            name: "ChartsTests",
            dependencies: ["Charts", "SwiftUI", "UIKit", "LayoutSimUIKitTesting"]
                + targets(["GoldenTesting", "Text", "ViewTree", "CodeLines", "SeededRandom"]),
            path: "Tests/Frameworks/ChartsTests",
            swiftSettings: strict + whole),
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: [
                "SnapshotTesting", "InlineSnapshotTesting", "UIKit", "CoreGraphics", "_Testing_CoreImage",
                "LayoutSimUIKitTesting",
            ] + targets(["Snapshots", "ViewTree"]),
            path: "Tests/Facade/SnapshotTestingTests",
            swiftSettings: strict + whole),
        .testTarget(
            name: "TouchTests",
            dependencies: [
                "UIKit", "SwiftUI", "LayoutSimUIKitTesting", "_Testing_CoreGraphics", "_Testing_CoreImage",
                "_Testing_UIKit",
                "QuartzCore",
                "LayoutSimDevices", "LayoutSimMemberRecord", "LayoutSimGoldenTesting",
            ],
            path: "Tests/Facade/TouchTests",
            swiftSettings: strict + whole),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)
