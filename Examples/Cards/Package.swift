// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Cards",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Cards", targets: ["Cards"])],
    dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
        .package(url: "https://github.com/uber/ios-snapshot-test-case", from: "8.0.0"),
    ],
    targets: [
        .target(name: "Cards"),
        .testTarget(
            name: "CardsTests",
            dependencies: [
                "Cards", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
                .product(name: "iOSSnapshotTestCase", package: "ios-snapshot-test-case"),
            ]),
    ]
)
