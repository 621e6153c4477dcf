// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Shelves", platforms: [.iOS(.v15)],
    targets: [.target(name: "Shelves"), .testTarget(name: "ShelvesTests", dependencies: ["Shelves"])])
