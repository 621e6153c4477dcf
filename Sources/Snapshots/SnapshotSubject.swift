import LayoutSimDevices
package import LayoutSimViewTree

/// A variant that is expected to match its golden.
package struct SnapshotSubject: Sendable {
    /// The identity.
    package var key: SnapshotKey
    /// What is laid out and drawn.
    package var screen: Screen
    /// Content and text size, the row of a matrix; may be empty.
    package var content: String

    package init(key: SnapshotKey, screen: Screen, content: String = "") {
        self.key = key
        self.screen = screen
        self.content = content
    }

    /// Device and orientation, the column of a matrix: `iphone-6 portrait`.
    package var device: String { screen.viewport.label }
}
