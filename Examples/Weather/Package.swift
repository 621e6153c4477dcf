// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Weather",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Weather", targets: ["Weather"])],
    dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
    ],
    targets: [
        .target(name: "Weather"),
        .testTarget(
            name: "WeatherTests",
            dependencies: ["Weather", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
    ]
)
