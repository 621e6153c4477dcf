// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Cards",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Cards", targets: ["Cards"])],
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")],
    targets: [
        .target(name: "Cards"),
        .testTarget(
            name: "CardsTests",
            dependencies: ["Cards", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
    ]
)
