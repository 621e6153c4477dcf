import LayoutSimDocuments
package import LayoutSimCauses
package import LayoutSimComparison
import LayoutSimDevices
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree

/// Why and where a variant is not as its golden.
package struct SnapshotChange: Hashable, Sendable {
    /// Why; `nil` where only the hashes in the lock file are wrong.
    package var causes: CauseReport?
    /// Where the pictures differ, in pixels.
    package var comparison: PictureComparison

    /// Compares the pictures, then lays the screen out again until it is known what moved it.
    init(
        of subject: SnapshotSubject, outcome: SnapshotOutcome, golden: Golden,
        now: (document: LayoutDocument, picture: Bitmap), renderer: Renderer
    ) throws {
        let scale = subject.screen.viewport.scale
        comparison = PictureComparison(
            expected: golden.picture, actual: now.picture, views: now.document.viewAreas(scale: scale),
            expectedViews: golden.document.viewAreas(scale: scale), scale: max(1, Int(scale.rounded())))
        guard outcome != .lockIsStale else { return }
        let variant = ChangedVariant(
            name: subject.key.description, golden: golden.document, screen: subject.screen,
            picture: comparison.pictureChange(of: golden.picture), fingerprints: golden.fingerprints)
        causes = try CauseSearch(renderer: renderer).report(on: variant)
    }
}

extension PictureComparison {
    /// The pixels that differ by view; `nil` if none do.
    fileprivate func pictureChange(of golden: Bitmap) -> PictureChange? {
        guard verdict != .identical else { return nil }
        var views: [PictureChange.Region] = []
        for region in regions {
            guard let view = region.view else { continue }
            if let place = views.firstIndex(where: { $0.view == view }) {
                views[place].pixelCount += region.count
            } else {
                views.append(PictureChange.Region(view: view, pixelCount: region.count))
            }
        }
        return PictureChange(goldenHash: golden.pixelHash, regions: views)
    }
}
