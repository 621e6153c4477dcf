// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Rooms", platforms: [.iOS(.v15)],
    targets: [.target(name: "Rooms"), .testTarget(name: "RoomsTests", dependencies: ["Rooms"])])
