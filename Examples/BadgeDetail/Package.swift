// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "BadgeDetail",
    platforms: [.iOS(.v15)],
    products: [.library(name: "BadgeDetail", targets: ["BadgeDetail"])],
    targets: [
        .target(name: "BadgeDetail"),
        .testTarget(name: "BadgeDetailTests", dependencies: ["BadgeDetail"]),
    ]
)
