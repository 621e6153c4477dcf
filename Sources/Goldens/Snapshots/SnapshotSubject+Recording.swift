package import LayoutSimAutoLayout
package import LayoutSimViewTree

extension SnapshotSubject {
    /// The screen at a moment of a recording.
    package struct Moment: Sendable {
        /// The time in milliseconds since the recording began.
        package var time: Double
        /// What is drawn.
        package var screen: Screen
        fileprivate var layout: Layout?

        /// Creates a moment; the layout is computed later if it is not given.
        package init(time: Double, screen: Screen, layout: Layout? = nil) {
            (self.time, self.screen, self.layout) = (time, screen, layout)
        }
    }

    /// Creates a recording from consecutive moments, at least one.
    package init(key: SnapshotKey, recording: [Moment], content: String = "") {
        precondition(!recording.isEmpty, "a recording has a moment")
        self = recording[0].subject(key, content)
        self.recording = recording
    }

    /// The subject itself, or a subject for each moment of the recording.
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
