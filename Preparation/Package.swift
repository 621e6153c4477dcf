// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Returns the toolchain folder that contains SwiftSyntax: the one in LAYOUTSIM_SWIFT_HOST, or next to the `swift` on
/// the search path.
func syntaxFolder() -> String {
    if let folder = Context.environment["LAYOUTSIM_SWIFT_HOST"] { return folder }
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/swiftc") {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardized.path
        if FileManager.default.fileExists(atPath: "\(host)/SwiftSyntax.swiftmodule") { return host }
    }
    return "/usr/lib/swift/host"
}

let host = syntaxFolder()
// Unsafe flags are the reason why this is a separate package on which nothing depends.
let settings: [SwiftSetting] = [.unsafeFlags(["-I", host]), .treatAllWarnings(as: .error)]
let libraries: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host])
]

/// What the macros need, and their tests.
let macroLibraries: [LinkerSetting] =
    libraries + [.unsafeFlags(["-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder", "-lSwiftDiagnostics"])]
let expansionLibraries: [LinkerSetting] = macroLibraries + [.unsafeFlags(["-lSwiftSyntaxMacroExpansion"])]

let package = Package(
    name: "Preparation",
    targets: [
        .target(name: "SourcePreparation", swiftSettings: settings, linkerSettings: libraries),
        .executableTarget(
            name: "layoutsim-prepare", dependencies: ["SourcePreparation"], swiftSettings: settings,
            linkerSettings: libraries),
        .testTarget(
            name: "SourcePreparationTests", dependencies: ["SourcePreparation"], swiftSettings: settings,
            linkerSettings: libraries),
        // The program around the macros is built by LayoutSim's own package, whose modules declare them.
        .target(
            name: "SwiftUIMacros", exclude: ["main.swift"], swiftSettings: settings, linkerSettings: macroLibraries),
        .testTarget(
            name: "SwiftUIMacrosTests", dependencies: ["SwiftUIMacros"], swiftSettings: settings,
            linkerSettings: expansionLibraries),
    ],
    swiftLanguageModes: [.v6]
)
