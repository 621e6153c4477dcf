// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "AppRigs",
    platforms: [.iOS(.v16)],
    products: [.library(name: "AppRigs", targets: ["AppRigs"])],
    targets: [
        // What the tests of the apps beside this package have in common.
        .target(name: "AppRigs")
    ]
)
