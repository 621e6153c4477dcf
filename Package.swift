// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// A pipeline stage at `Sources/<name>`; the prefix keeps target names unique in a user's package graph.
func module(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(
        name: "LayoutSim\(name)",
        dependencies: dependencies.map { .target(name: "LayoutSim\($0)") },
        path: "Sources/\(name)",
        swiftSettings: strict,
        linkerSettings: [.linkedLibrary("m")])
}

func tests(of name: String, also dependencies: [String] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: ([name] + dependencies).map { .target(name: "LayoutSim\($0)") },
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
        module("InterfaceBuilder", ["Geometry", "Devices", "ViewTree", "Errors", "Files", "CExpat"]),
        module("AutoLayout", ["Geometry", "Devices", "ViewTree", "ConstraintSolver"]),
        module("Typography", ["Geometry", "Errors", "Files", "CHarfBuzz", "CFriBidi", "CICU"]),
        module("Painting", ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography"]),
        module("Pixels", ["Geometry", "Errors", "PNGShim", "CXXHash"]),
        module("Comparison", ["Geometry", "Pixels"]),
        module("Raster", ["Geometry", "Errors", "Painting", "Typography", "Pixels", "CCairo"]),
        module("Assets", ["Geometry", "ViewTree", "JSON", "Files", "Errors"]),
        module(
            "Audits",
            [
                "Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Painting", "JSON", "Errors", "Files",
            ]),
        module(
            "Rendering",
            [
                "Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Painting", "Raster", "Pixels", "Errors",
                "Files", "Audits", "Assets",
            ]),
        module("Filling", ["Geometry", "Devices", "ViewTree", "InterfaceBuilder", "AutoLayout"]),
        module("Catalogue", ["Geometry", "JSON", "Errors", "Files"]),
        module("Screens", ["Geometry", "Devices", "ViewTree", "Catalogue", "JSON", "Errors", "Files"]),
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
                "Geometry", "Devices", "ViewTree", "Pixels", "Comparison", "Rendering", "Snapshots", "JSON", "Errors",
                "Files", "Workers",
            ]),
        module(
            "Revisions", ["Devices", "ViewTree", "Painting", "Pixels", "Rendering", "Snapshots", "Errors", "Files"]),
        module("Review", ["Pixels", "Reports", "Errors", "Files"]),
        .target(
            name: "LayoutSim",
            dependencies: ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Rendering", "Screens"]
                .map { .target(name: "LayoutSim\($0)") },
            swiftSettings: strict),
        .target(
            name: "LayoutSimTesting",
            dependencies: [
                "", "Geometry", "Devices", "ViewTree", "InterfaceBuilder", "Filling", "Rendering", "Snapshots",
                "Pixels",
                "Errors", "Files",
            ].map { .target(name: "LayoutSim\($0)") },
            swiftSettings: strict),
        module("Arguments", ["Errors"]),
        module("Workers"),
        .executableTarget(
            name: "LayoutSimCommand",
            dependencies: [
                "Geometry", "Errors", "Files", "JSON", "Devices", "ViewTree", "ConstraintSolver", "AutoLayout",
                "Typography",
                "Painting", "Pixels", "Raster", "Rendering", "Catalogue", "Screens", "Snapshots", "Arguments", "Assets",
                "Audits", "Causes", "Reports", "Review", "Revisions", "Workers", "Allocator",
                "InterfaceBuilder", "Filling",
            ]
            .map { .target(name: "LayoutSim\($0)") },
            path: "Sources/layoutsim",
            swiftSettings: strict),

        // Named after its program, since it is no product: `swift run layoutsim-fuzz`.
        .executableTarget(
            name: "layoutsim-fuzz",
            dependencies: [
                "Geometry",
                "Errors", "Files", "JSON", "Devices", "Catalogue", "Pixels", "Rendering", "Snapshots", "Arguments",
                "AutoLayout", "InterfaceBuilder", "ViewTree",
            ]
            .map { .target(name: "LayoutSim\($0)") },
            path: "Sources/Fuzz",
            swiftSettings: strict),

        .executableTarget(
            name: "LayoutSimBenchmarks",
            dependencies: [
                "Geometry", "Files", "Devices", "ConstraintSolver", "Catalogue", "Screens", "Pixels", "Comparison",
                "Rendering", "Snapshots", "Reports", "Workers", "Allocator",
            ]
            .map { .target(name: "LayoutSim\($0)") },
            path: "Sources/Benchmarks",
            exclude: ["kiwi.py"],
            swiftSettings: strict),

        tests(of: "Geometry"),
        tests(of: "Errors"),
        tests(of: "Files", also: ["Errors"]),
        tests(of: "JSON", also: ["Errors", "Files"]),
        tests(of: "Devices", also: ["Geometry", "Errors", "Files"]),
        tests(of: "ViewTree", also: ["Geometry", "Devices"]),
        tests(
            of: "InterfaceBuilder",
            also: ["Geometry", "Devices", "ViewTree", "Errors", "Files", "AutoLayout", "Rendering"],
            exclude: ["Cases"]),
        tests(of: "ConstraintSolver"),
        tests(of: "AutoLayout", also: ["Geometry", "Devices", "ViewTree"]),
        tests(of: "Typography"),
        tests(of: "Painting", also: ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography"]),
        tests(of: "Assets", also: ["Geometry", "ViewTree", "JSON", "Files"]),
        tests(
            of: "Audits",
            also: ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Painting", "JSON", "Files"]),
        tests(of: "Pixels", also: ["Geometry", "Errors"]),
        tests(of: "Comparison", also: ["Geometry", "Pixels"]),
        tests(of: "Raster", also: ["Geometry", "Errors", "Painting", "Typography", "Pixels"]),
        tests(of: "Catalogue", also: ["Geometry", "Errors", "Files"]),
        tests(
            of: "Screens", also: ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Catalogue", "Files"]),
        tests(
            of: "Rendering",
            also: ["Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Painting", "Pixels", "Files"]),
        tests(
            of: "Causes",
            also: [
                "Geometry", "Devices", "ViewTree", "AutoLayout", "Pixels", "Rendering", "JSON", "Catalogue", "Screens",
            ]),
        tests(
            of: "Snapshots",
            also: [
                "Geometry", "Devices", "ViewTree", "Catalogue", "Screens", "Rendering", "Pixels", "Comparison",
                "Causes", "JSON", "Errors", "Files",
            ]),
        tests(
            of: "Reports",
            also: [
                "Pixels", "JSON", "Rendering", "Snapshots", "Screens", "Catalogue", "Devices", "ViewTree", "Geometry",
                "Files",
            ]),
        tests(of: "Review", also: ["Pixels", "Reports", "Files"]),
        tests(
            of: "Revisions",
            also: [
                "Pixels", "Rendering", "Snapshots", "Screens", "Catalogue", "Devices", "ViewTree", "Geometry", "Files",
            ]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Command", "Geometry", "Devices", "ViewTree", "Pixels", "Rendering", "Catalogue", "Screens",
                "Snapshots",
            ].map { .target(name: "LayoutSim\($0)") },
            path: "Tests/CommandTests",
            swiftSettings: strict),
        .testTarget(
            name: "LayoutSimTests",
            // All that the library exports: changes of those modules alone would not rebuild the tests.
            dependencies: ["", "Geometry", "Devices", "ViewTree", "AutoLayout", "Typography", "Rendering", "Screens"]
                .map { .target(name: "LayoutSim\($0)") },
            path: "Tests/LayoutSimTests",
            swiftSettings: strict),
        tests(of: "Arguments", also: ["Errors"]),
        tests(of: "Workers"),
        .testTarget(
            name: "LayoutSimTestingTests",
            dependencies: [
                "Testing", "", "Snapshots", "InterfaceBuilder", "Files", "Pixels", "Rendering", "Catalogue", "Screens",
            ].map {
                .target(name: "LayoutSim\($0)")
            },
            path: "Tests/LayoutSimTestingTests",
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)
