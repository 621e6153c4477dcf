// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "PhotoGallery",
    defaultLocalization: "en",
    platforms: [.iOS(.v18)],
    products: [.library(name: "PhotoGallery", targets: ["PhotoGallery"])],
    dependencies: [.package(path: "../AppRigs")],
    targets: [
        // Records of photos, the services that deliver them, and the launch of the services.
        .target(name: "PhotoData"),
        .target(name: "PhotoGallery", dependencies: ["PhotoData"], resources: [.process("Resources")]),
        .target(name: "PhotoFixtures", dependencies: ["PhotoData"], path: "Tests/PhotoFixtures"),
        .testTarget(
            name: "PhotoDataTests",
            dependencies: ["PhotoData", "PhotoFixtures", .product(name: "AppRigs", package: "AppRigs")]),
        .testTarget(
            name: "PhotoGalleryTests",
            dependencies: ["PhotoGallery", "PhotoFixtures", .product(name: "AppRigs", package: "AppRigs")]),
    ]
)
