package import LayoutSimAutoLayout
package import LayoutSimViewTree

extension SnapshotSubject {
    /// What is seen at a moment of a recording.
    package struct Moment: Sendable {
        /// Milliseconds since the recording began.
        package var time: Double
        /// What is drawn.
        package var screen: Screen
        fileprivate var layout: Layout?

        /// A moment whose screen is laid out, or will be.
        package init(time: Double, screen: Screen, layout: Layout? = nil) {
            (self.time, self.screen, self.layout) = (time, screen, layout)
        }
    }

    /// A recording, whose moments follow each other; there is one at least.
    package init(key: SnapshotKey, recording: [Moment], content: String = "") {
        precondition(!recording.isEmpty, "a recording has a moment")
        self = recording[0].subject(key, content)
        self.recording = recording
    }

    /// Itself, or each moment of the recording as a screen of its own.
    var stills: [SnapshotSubject] {
        recording.isEmpty ? [self] : recording.map { $0.subject(key, content) }
    }
}

extension SnapshotSubject.Moment {
    fileprivate func subject(_ key: SnapshotKey, _ content: String) -> SnapshotSubject {
        if let layout { return SnapshotSubject(key: key, layout: layout, content: content) }
        return SnapshotSubject(key: key, screen: screen, content: content)
    }
}
