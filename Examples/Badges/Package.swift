// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Badges",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Badges", targets: ["Badges"])],
    dependencies: [.package(path: "../AppRigs")],
    targets: [
        // Shared by all steps: badge values, services, and the rows of a list.
        .target(name: "BadgeData"),
        // The three steps: the offline prototype, the minimum product, the refined product.
        .target(name: "BadgePrototype", dependencies: ["BadgeData"], resources: [.process("Resources")]),
        .target(name: "BadgeProduct", dependencies: ["BadgePrototype"], resources: [.process("Resources")]),
        .target(name: "Badges", dependencies: ["BadgeProduct"], resources: [.process("Resources")]),
        // The service that scales pictures to the size a screen needs.
        .target(name: "PictureProxy"),
        .target(
            name: "BadgeFixtures",
            dependencies: ["BadgeData", "PictureProxy", .product(name: "AppRigs", package: "AppRigs")],
            path: "Tests/BadgeFixtures"),
        .testTarget(
            name: "BadgeDataTests",
            dependencies: ["BadgeData", "BadgeFixtures", .product(name: "AppRigs", package: "AppRigs")]),
        .testTarget(
            name: "BadgesTests",
            dependencies: ["Badges", "BadgeFixtures", .product(name: "AppRigs", package: "AppRigs")]),
    ]
)
