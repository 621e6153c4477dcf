// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Examples",
    dependencies: [.package(name: "LayoutSim", path: "..")],
    targets: [
        .target(name: "Profile", dependencies: [.product(name: "LayoutSim", package: "LayoutSim")]),
        .testTarget(
            name: "ProfileTests",
            dependencies: ["Profile", .product(name: "LayoutSimTesting", package: "LayoutSim")]),
    ],
    swiftLanguageModes: [.v6]
)
