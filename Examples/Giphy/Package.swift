// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Giphy",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Giphy", targets: ["Giphy"]),
        .library(name: "Waterfall", targets: ["Waterfall"]),
    ],
    dependencies: [.package(path: "../AppRigs")],
    targets: [
        // The layout, which is independent of pictures.
        .target(name: "Waterfall"),
        // Values, their services, and the token.
        .target(name: "GiphyData"),
        .target(name: "Giphy", dependencies: ["GiphyData", "Waterfall"], resources: [.process("Resources")]),
        .target(name: "GiphyFixtures", dependencies: ["GiphyData"], path: "Tests/GiphyFixtures"),
        .testTarget(name: "WaterfallTests", dependencies: ["Waterfall"]),
        .testTarget(
            name: "GiphyDataTests",
            dependencies: ["GiphyData", "GiphyFixtures", .product(name: "AppRigs", package: "AppRigs")]),
        .testTarget(
            name: "GiphyTests",
            dependencies: ["Giphy", "GiphyFixtures", .product(name: "AppRigs", package: "AppRigs")]),
    ]
)
