// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// Targets of this package by their plain names.
func targets(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: "LayoutSim\($0)") } }

/// A pipeline stage at `Sources/<name>`; the prefix keeps target names unique in a user's package graph.
func module(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(
        name: "LayoutSim\(name)",
        dependencies: targets(dependencies),
        path: "Sources/\(name)",
        swiftSettings: strict,
        linkerSettings: [.linkedLibrary("m")])
}

func tests(of name: String, also dependencies: [String] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: targets([name] + dependencies),
        path: "Tests/\(name)Tests",
        exclude: exclude,
        swiftSettings: strict)
}

/// The one door to a C library of the system, which is opened when its first function is called. Nothing is linked,
/// so `pkg-config` is not asked; headers are found at the places where Debian's -dev packages put them.
func library(_ name: String) -> Target {
    .target(name: "LayoutSim\(name)", dependencies: ["LayoutSimLazyLibrary"], path: "Sources/C/\(name)")
}

let package = Package(
    name: "LayoutSim",
    products: [
        .executable(name: "layoutsim", targets: ["LayoutSimCommand"]),
        .executable(name: "layoutsim-benchmarks", targets: ["LayoutSimBenchmarks"]),
        .library(name: "LayoutSim", targets: ["LayoutSim"]),
        .library(name: "LayoutSimTesting", targets: ["LayoutSimTesting"]),
    ],
    targets: [
        .target(name: "LayoutSimLazyLibrary", path: "Sources/C/LazyLibrary"),
        library("CCairo"),
        library("CHarfBuzz"),
        library("CFriBidi"),
        library("CICU"),
        library("CXXHash"),
        library("CExpat"),
        library("PNGShim"),
        .target(name: "LayoutSimEmbedded", path: "Sources/C/Embedded"),
        .target(name: "LayoutSimAllocator", path: "Sources/C/Allocator"),

        module("Errors"),
        module("Geometry"),
        module("Files", ["Errors", "Embedded"]),
        module("JSON", ["Errors", "Files"]),
        module("Devices", ["Geometry", "JSON", "Errors", "Files"]),
        module("ViewTree", ["Geometry", "Devices"]),
        module("ConstraintSolver"),
        module("InterfaceBuilder", ["Geometry", "Devices", "ViewTree", "Errors", "CExpat"]),
        module("AutoLayout", ["Geometry", "Devices", "ViewTree", "ConstraintSolver"]),
        module("Typography", ["Geometry", "Errors", "Files", "CHarfBuzz", "CFriBidi", "CICU"]),
        module("Painting", ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography"]),
        module("Pixels", ["Geometry", "Errors", "PNGShim", "CXXHash"]),
        module("Comparison", ["Pixels"]),
        module("Raster", ["Geometry", "Errors", "Painting", "Typography", "Pixels", "CCairo"]),
        module("Assets", ["Geometry", "ViewTree", "JSON", "Files"]),
        module(
            "Audits",
            [
                "Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Painting", "JSON", "Errors", "Files",
            ]),
        module(
            "Rendering",
            [
                "Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Painting", "Raster", "Pixels", "Files",
                "Audits", "Assets",
            ]),
        module("Filling", ["Geometry", "Devices", "ViewTree", "InterfaceBuilder", "AutoLayout"]),
        module("Catalogue", ["Geometry", "JSON", "Files"]),
        module("Screens", ["Geometry", "Devices", "ViewTree", "Catalogue", "JSON", "Files"]),
        module(
            "Causes",
            ["Geometry", "Devices", "ViewTree", "AutoLayout", "Painting", "Pixels", "Rendering", "JSON"]),
        module(
            "Snapshots",
            [
                "Geometry", "Devices", "ViewTree", "Painting", "Pixels", "Comparison", "Rendering", "Causes", "Audits",
                "JSON", "Errors", "Files",
            ]),
        module(
            "Reports",
            [
                "Geometry", "Devices", "ViewTree", "Pixels", "Comparison", "Rendering", "Snapshots", "JSON", "Files",
                "Workers",
            ]),
        module(
            "Revisions", ["Geometry", "ViewTree", "Pixels", "Rendering", "Snapshots", "Errors", "Files"]),
        module("Review", ["Geometry", "Pixels", "Reports", "Errors", "Files"]),
        .target(
            name: "LayoutSim",
            dependencies: targets([
                "Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Rendering", "Screens",
            ]),
            swiftSettings: strict),
        .target(
            name: "LayoutSimTesting",
            dependencies: targets([
                "", "Geometry", "Devices", "ViewTree", "InterfaceBuilder", "Filling", "Rendering", "Snapshots",
                "Pixels", "Errors", "Files",
            ]),
            swiftSettings: strict),
        module("Arguments", ["Errors"]),
        module("Workers"),
        .executableTarget(
            name: "LayoutSimCommand",
            dependencies: targets([
                "Geometry", "Errors", "Files", "JSON", "Devices", "ViewTree", "ConstraintSolver", "AutoLayout",
                "Typography", "Painting", "Pixels", "Comparison", "Rendering", "Catalogue", "Screens",
                "Snapshots", "Arguments", "Audits", "Reports", "Review", "Revisions", "Workers", "Allocator",
                "InterfaceBuilder", "Filling",
            ]),
            path: "Sources/layoutsim",
            swiftSettings: strict),

        // Named after its program, since it is no product: `swift run layoutsim-fuzz`.
        .executableTarget(
            name: "layoutsim-fuzz",
            dependencies: targets([
                "Geometry", "Errors", "Files", "JSON", "Devices", "Catalogue", "Pixels", "Rendering", "Snapshots",
                "Arguments", "AutoLayout", "InterfaceBuilder", "ViewTree",
            ]),
            path: "Sources/Fuzz",
            swiftSettings: strict),

        .executableTarget(
            name: "LayoutSimBenchmarks",
            dependencies: targets([
                "Geometry", "Files", "Devices", "ConstraintSolver", "Catalogue", "Screens", "Pixels", "Comparison",
                "Rendering", "Snapshots", "Reports", "Workers", "Allocator",
            ]),
            path: "Sources/Benchmarks",
            exclude: ["kiwi.py"],
            swiftSettings: strict),

        tests(of: "Geometry"),
        tests(of: "Errors"),
        tests(of: "Files", also: ["Errors"]),
        tests(of: "JSON", also: ["Errors", "Files"]),
        tests(of: "Devices", also: ["Geometry", "Errors"]),
        tests(of: "ViewTree", also: ["Geometry"]),
        tests(
            of: "InterfaceBuilder",
            also: ["Geometry", "Devices", "ViewTree", "Errors", "Files", "AutoLayout", "Rendering"],
            exclude: ["Cases"]),
        tests(of: "ConstraintSolver"),
        tests(of: "AutoLayout", also: ["Geometry", "Devices", "ViewTree"]),
        tests(of: "Typography", also: ["Geometry"]),
        tests(of: "Painting", also: ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography"]),
        tests(of: "Assets", also: ["Geometry", "ViewTree"]),
        tests(
            of: "Audits",
            also: ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "JSON"]),
        tests(of: "Pixels", also: ["Geometry", "Errors"]),
        tests(of: "Comparison", also: ["Pixels"]),
        tests(of: "Raster", also: ["Geometry", "Errors", "Painting", "Typography", "Pixels"]),
        tests(of: "Catalogue", also: ["Geometry", "Errors", "Files"]),
        tests(
            of: "Screens", also: ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography"]),
        tests(
            of: "Rendering",
            also: ["Geometry", "Devices", "ViewTree", "AutoLayout", "Painting", "Pixels"]),
        tests(
            of: "Causes",
            also: ["Geometry", "Devices", "ViewTree", "Pixels", "Rendering", "JSON", "Catalogue", "Screens"]),
        tests(
            of: "Snapshots",
            also: [
                "Geometry", "Devices", "ViewTree", "Rendering", "Pixels", "Comparison", "Causes", "JSON", "Errors",
                "Files",
            ]),
        tests(
            of: "Reports",
            also: [
                "Pixels", "Rendering", "Snapshots", "Screens", "Catalogue", "Devices", "ViewTree", "Geometry", "Files",
            ]),
        tests(of: "Review", also: ["Pixels", "Reports"]),
        tests(
            of: "Revisions",
            also: ["Pixels", "Rendering", "Snapshots", "Devices", "ViewTree", "Geometry"]),
        tests(
            of: "Command",
            also: ["Geometry", "Devices", "ViewTree", "Pixels", "Rendering", "Catalogue", "Screens", "Snapshots"]),
        .testTarget(
            name: "LayoutSimTests",
            // All that the library exports: changes of those modules alone would not rebuild the tests.
            dependencies: targets([
                "", "Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Rendering", "Screens",
            ]),
            path: "Tests/LayoutSimTests",
            swiftSettings: strict),
        tests(of: "Arguments", also: ["Errors"]),
        tests(of: "Workers"),
        .testTarget(
            name: "LayoutSimTestingTests",
            dependencies: targets([
                "Testing", "", "Snapshots", "InterfaceBuilder", "Files", "Pixels", "Rendering", "Catalogue", "Screens",
            ]),
            path: "Tests/LayoutSimTestingTests",
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)
