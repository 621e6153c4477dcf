package import LayoutSimAutoLayout
import LayoutSimDevices
package import LayoutSimDocuments
package import LayoutSimDrawing
package import LayoutSimViewTree

/// A variant that is expected to match its golden.
package struct SnapshotSubject: Sendable {
    /// The identity.
    package var key: SnapshotKey
    /// What is laid out and drawn.
    package var screen: Screen { didSet { layout = nil } }
    /// The layout of the screen, where it is known already.
    package private(set) var layout: Layout?
    /// The moments of a recording, of which the screen shows the first; empty for what is seen at rest.
    package internal(set) var recording: [Moment] = []
    /// The frames in windows of other widths, where its golden holds them.
    package var sizes: SizePartition?
    /// The map of all windows of its screen with their faults, for people; `nil` if there is none.
    package var sizeMap: DisplayList?
    /// Content and text size, the row of a matrix; may be empty.
    package var content: String
    /// Which step of a script it shows; `nil` if it is no part of one.
    package var step: ScriptStep?

    package init(key: SnapshotKey, screen: Screen, content: String = "", step: ScriptStep? = nil) {
        self.key = key
        self.screen = screen
        self.content = content
        self.step = step
    }

    /// A screen that is laid out already.
    package init(key: SnapshotKey, layout: Layout, content: String = "") {
        self.init(key: key, screen: layout.authored, content: content)
        self.layout = layout
    }

    /// Device and orientation, the column of a matrix: `iphone-6 portrait`.
    package var device: String { screen.viewport.label }
}
