extension UncalledRequirements {
    /// Delegates of SwiftUI.
    static let swiftUI: Table = [
        "DropDelegate": [
            "dropEntered(info:)": .behavior,
            "dropExited(info:)": .behavior,
            "dropUpdated(info:)": .behavior,
            "performDrop(info:)": .behavior,
            "validateDrop(info:)": .behavior,
        ]
    ]
}
