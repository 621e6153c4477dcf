// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Trails",
    defaultLocalization: "en",
    platforms: [.iOS(.v18)],
    targets: [
        .executableTarget(name: "Trails", resources: [.process("Resources")]),
        .testTarget(name: "TrailsTests", dependencies: ["Trails"]),
    ]
)
