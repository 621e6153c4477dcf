// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "PhotoPages",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    products: [.library(name: "PhotoPages", targets: ["PhotoPages"])],
    dependencies: [.package(path: "../AppRigs")],
    targets: [
        // Values, short numbers, the service, and the pages, which are kept for five minutes.
        .target(name: "PhotoData"),
        .target(name: "PhotoPages", dependencies: ["PhotoData"], resources: [.process("Resources")]),
        .target(
            name: "PhotoFixtures", dependencies: ["PhotoData", .product(name: "AppRigs", package: "AppRigs")],
            path: "Tests/PhotoFixtures"),
        .testTarget(
            name: "PhotoDataTests",
            dependencies: ["PhotoData", "PhotoFixtures", .product(name: "AppRigs", package: "AppRigs")]),
        .testTarget(
            name: "PhotoPagesTests",
            dependencies: ["PhotoPages", "PhotoFixtures", .product(name: "AppRigs", package: "AppRigs")]),
    ]
)
