import LayoutSimCauses
import LayoutSimComparison
import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree

/// The difference of a variant from its golden, moment by moment for a recording.
struct RecordingChange {
    /// The cause, and the differences in the first moment that differs.
    private(set) var change: SnapshotChange
    /// The difference of the trees in the first moment in which they differ.
    let tree: TreeDifference
    /// The image of the difference, as large as the current one.
    let picture: Bitmap

    /// Compares a subject, whose trees and image are those of `rendition`, with its golden.
    init(of subject: SnapshotSubject, golden: Golden, now rendition: Rendition, _ picture: Bitmap, renderer: Renderer)
        throws
    {
        let pairs = RecordingChange.pairs(golden.tree, rendition.tree)
        let stills = subject.stills
        var found: [Found] = []
        for pair in pairs {
            let document = rendition.tree.documents[pair.now]
            let part = rendition.tree.strip.map { picture.part($0.places[pair.now]) ?? picture } ?? picture
            guard let before = golden.moment(pair.golden) else { continue }
            let isRecording = rendition.tree.strip != nil
            if isRecording, document.isSame(as: before.tree.first), part == before.picture { continue }
            let change = try SnapshotChange(
                of: stills[pair.now], golden: before, now: (document, part), renderer: renderer)
            let tree = TreeDifference(golden: before.tree.first, now: document, renamed: change.causes.renamed)
            found.append(
                Found(
                    place: pair.now, change: change, tree: tree,
                    picture: Bitmap(differenceOf: before.picture, part, change.comparison)))
        }
        self.init(found, golden, rendition, picture)
    }
}

extension RecordingChange {
    /// A differing moment.
    private struct Found {
        /// The current index of the moment.
        var place: Int
        var change: SnapshotChange
        var tree: TreeDifference
        var picture: Bitmap
    }

    private init(_ found: [Found], _ golden: Golden, _ rendition: Rendition, _ picture: Bitmap) {
        let times = rendition.tree.times
        let isRecording = rendition.tree.strip != nil || golden.tree.strip != nil
        var causes: CauseReport
        if let first = found.first {
            change = first.change
            tree = found.first { !$0.tree.isOfAuditsOnly && !$0.tree.lines.isEmpty }?.tree ?? first.tree
            causes = CauseReport(ofMoments: found.map { (times[$0.place], $0.change.causes) }, isRecording: isRecording)
        } else {
            let comparison = PictureComparison(expected: golden.picture, actual: picture)
            causes = CauseReport(variant: rendition.key.description, class: .layout, inputs: [], outputs: [])
            change = SnapshotChange(causes: causes, comparison: comparison)
            tree = TreeDifference(golden: golden.tree.first, now: rendition.tree.first)
        }
        if golden.tree.times != times {
            causes.retimed = "\(RecordingChange.list(golden.tree)) → \(RecordingChange.list(rendition.tree))"
            causes.class = .layout
        }
        if let resized = RecordingChange.resized(golden.tree.first.sizes, rendition.tree.first.sizes, causes) {
            (causes.resized, causes.class) = (resized, .layout)
        }
        change.causes = causes
        guard let strip = rendition.tree.strip else {
            self.picture = found.first?.picture ?? picture
            return
        }
        var sheet = picture
        for (index, place) in strip.places.enumerated() {
            guard let part = picture.part(place) else { continue }
            let difference = found.first { $0.place == index }?.picture ?? Bitmap(differenceOf: part, part)
            sheet.put(
                difference.part(PixelRect(x: 0, y: 0, width: place.width, height: place.height)) ?? part, at: place)
        }
        self.picture = sheet
    }

    /// Returns the change of frames in windows of other widths, including that they are newly or no longer recorded;
    /// `nil` if nothing changes.
    private static func resized(
        _ golden: SizePartition?, _ now: SizePartition?, _ causes: CauseReport
    ) -> ResizedFrames? {
        guard let golden else {
            return now.map { ResizedFrames("frames for widths \($0.widths.pointsText) are new", compared: $0.widths) }
        }
        guard let now else {
            return ResizedFrames(
                "frames for widths \(golden.widths.pointsText) were removed", compared: golden.widths)
        }
        if golden == now { return nil }
        let change = FrameChange(from: golden.renamed(causes.renamed), to: now)
        return ResizedFrames(
            change.text { causes.names[$0] }, compared: change.widths.compared, widths: change.widths.ranges)
    }

    private static func list(_ tree: GoldenTree) -> String {
        tree.strip == nil ? "at rest" : tree.times.map { decimal($0) }.joined(separator: ", ") + " ms"
    }

    /// Returns the pairs of moments with equal times, by index; the first ones if no times are equal.
    private static func pairs(_ golden: GoldenTree, _ now: GoldenTree) -> [(golden: Int, now: Int)] {
        let pairs = now.times.enumerated().compactMap { place, time in
            golden.times.firstIndex(of: time).map { (golden: $0, now: place) }
        }
        return pairs.isEmpty ? [(0, 0)] : pairs
    }
}

extension Bitmap {
    fileprivate mutating func put(_ picture: Bitmap, at place: PixelRect) { put(picture, x: place.x, y: place.y) }
}
