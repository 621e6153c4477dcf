package import LayoutSimFiles
import LayoutSimPixels

extension RunFolder {
    /// A golden that is a moment of a recording.
    package struct Moment: Hashable, Sendable {
        package var key: SnapshotKey
        /// Milliseconds since the recording began.
        package var time: Double

        package init(_ key: SnapshotKey, time: Double) {
            (self.key, self.time) = (key, time)
        }
    }

    /// The file of the animated picture of a recording, which there is where one of its moments changed; `nil` for steps
    /// that are no moments.
    package func animation(ofScript name: String, _ step: ScriptStep?) -> File? {
        guard let step, let recording = step.recording else { return nil }
        return File("\(path)/\(name)/\(step.variant)-\(ScriptStep.slug(recording.name)).apng")
    }

    /// Leaves what a recording looks like now as an animated picture for people, if a moment changed and all pictures have
    /// one size.
    ///
    /// Nothing reads it again: it can be made anew from the pictures of the moments.
    package func animate(_ moments: [Moment], into file: File) throws {
        guard moments.contains(where: { evidence($0.key).file(.actual).exists }) else { return }
        let frames = zip(moments, RunFolder.pauses(after: moments)).compactMap { moment, pause in
            evidence(moment.key).present.map { (file: $0, pause: pause) }
        }
        let sizes = try frames.map { try PNGHeader(of: $0.file.contents(), file: $0.file.path) }
        guard let first = frames.first, Set(sizes).count == 1 else { return }
        func picture(_ file: File) throws -> Bitmap { try Bitmap(png: file.contents(), file: file.path) }
        var animation = try AnimatedPNG(picture(first.file), milliseconds: first.pause, file: file.path)
        for frame in frames.dropFirst() { try animation.append(picture(frame.file), milliseconds: frame.pause) }
        try file.write(animation.data)
    }

    /// How long each moment is seen, in milliseconds: until the next one, and the last one for a second.
    private static func pauses(after moments: [Moment]) -> [Int] {
        let times = moments.map { Int($0.time.rounded()) }
        return zip(times, times.dropFirst()).map { $1 - $0 } + [1000]
    }
}

extension SnapshotEvidence {
    /// The picture of what is seen now, whether it changed or not; `nil` if none was kept.
    fileprivate var present: File? { [file(.actual), unchanged].first { $0.exists } }
}
