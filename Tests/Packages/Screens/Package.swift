// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Small", platforms: [.iOS(.v15)],
    targets: [.target(name: "Small", resources: [.process("Resources")])])
