package import LayoutSimDocuments
package import LayoutSimText

extension GoldenTree {
    /// Returns the recorded subject, to be laid out again with the system font of its time; `nil` if one of the trees
    /// records no screen.
    package func subject(
        _ key: SnapshotKey, pictures: KnownPictures
    ) -> (subject: SnapshotSubject, era: FontEra)? {
        let recorded = documents.compactMap { $0.recordedScreen(pictures: pictures) }
        guard recorded.count == documents.count else { return nil }
        let era = recorded[0].era ?? .y2015
        guard strip != nil else {
            var subject = SnapshotSubject(key: key, screen: recorded[0].screen)
            subject.sizes = first.sizes
            return (subject, era)
        }
        let moments = zip(times, recorded).map { SnapshotSubject.Moment(time: $0, screen: $1.screen) }
        return (SnapshotSubject(key: key, recording: moments), era)
    }
}
