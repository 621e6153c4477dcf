// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Greenhouse",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Greenhouse", targets: ["Greenhouse"])],
    targets: [
        .target(name: "Greenhouse", resources: [.process("Resources")]),
        .testTarget(name: "GreenhouseTests", dependencies: ["Greenhouse"]),
    ]
)
