// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Faulty",
    platforms: [.iOS(.v17)],
    targets: [
        .target(name: "Faulty"),
        .testTarget(name: "FaultyTests", dependencies: ["Faulty"]),
    ])
