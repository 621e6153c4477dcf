// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "AppRigs",
    platforms: [.iOS(.v16)],
    products: [.library(name: "AppRigs", targets: ["AppRigs"])],
    targets: [
        // Test support shared by the apps next to this package.
        .target(name: "AppRigs")
    ]
)
