package import LayoutSimAutoLayout
import LayoutSimDevices
package import LayoutSimDocuments
package import LayoutSimDrawing
package import LayoutSimViewTree

/// A variant that is expected to match its golden.
package struct SnapshotSubject: Sendable {
    /// The key of the golden.
    package var key: SnapshotKey
    /// The screen to lay out and draw.
    package var screen: Screen { didSet { layout = nil } }
    /// The layout of the screen, if it is already known.
    package private(set) var layout: Layout?
    /// The moments of a recording, of which the screen shows the first; empty for a screen at rest.
    package internal(set) var recording: [Moment] = []
    /// The frames in windows of other widths, if its golden holds them.
    package var sizes: SizePartition?
    /// The map of all windows of the screen with their faults, for people; `nil` if there is none.
    package var sizeMap: DisplayList?
    /// The content and text size, the row of a matrix; may be empty.
    package var content: String
    /// The step of a script that it shows; `nil` if it does not belong to one.
    package var step: ScriptStep?

    package init(key: SnapshotKey, screen: Screen, content: String = "", step: ScriptStep? = nil) {
        self.key = key
        self.screen = screen
        self.content = content
        self.step = step
    }

    /// Creates a subject from a screen that is already laid out.
    package init(key: SnapshotKey, layout: Layout, content: String = "") {
        self.init(key: key, screen: layout.authored, content: content)
        self.layout = layout
    }

    /// The device and orientation, the column of a matrix: `iphone-6 portrait`.
    package var device: String { screen.viewport.label }
}
