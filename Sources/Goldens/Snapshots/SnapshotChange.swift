import LayoutSimDocuments
package import LayoutSimCauses
package import LayoutSimComparison
import LayoutSimDevices
package import LayoutSimJSON
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree

/// Why and where a variant differs from its golden: the contents of `causes.json`.
package struct SnapshotChange: Hashable, Sendable {
    /// The causes.
    package var causes: CauseReport
    /// The comparison of the images, in pixels.
    package var comparison: PictureComparison

    init(causes: CauseReport, comparison: PictureComparison) {
        (self.causes, self.comparison) = (causes, comparison)
    }

    /// Compares the image with that of a golden at rest or of a moment, then determines causes by laying out the screen
    /// again.
    init(
        of subject: SnapshotSubject, golden: Golden, now: (document: LayoutDocument, picture: Bitmap),
        renderer: Renderer
    ) throws {
        let scale = subject.screen.viewport.scale
        comparison = PictureComparison(
            expected: golden.picture, actual: now.picture, views: now.document.viewAreas(scale: scale),
            expectedViews: golden.tree.first.viewAreas(scale: scale), scale: max(1, Int(scale.rounded())))
        let variant = ChangedVariant(
            name: subject.key.description, golden: golden.tree.first, screen: subject.screen,
            picture: comparison.pictureChange(of: golden.picture), fingerprints: golden.fingerprints)
        causes = try CauseSearch(renderer: renderer).report(on: variant)
    }
}

extension SnapshotChange {
    /// The contents of `causes.json`: the cause report, and the image comparison as its member `picture`.
    package var json: JSON {
        guard case .object(let members) = causes.json else { return causes.json }
        return .object(members + [JSON.Member("picture", comparison.json)])
    }

    /// Restores a change from `json`; throws a `JSONError` with the location of anything else.
    package init(_ node: JSONNode) throws {
        causes = try CauseReport(node)
        comparison = try PictureComparison(node.member("picture"))
    }

    /// The text below the headline: causes and effects, then pixels.
    package var explanation: [ExplanationLine] { sections.flatMap(\.self) }

    /// The explanation in sections: those of the causes, and one for the pixels.
    package var sections: [[ExplanationLine]] {
        causes.sections + [pixelLines.map { ExplanationLine(.pixels, $0) }].filter { !$0.isEmpty }
    }

    /// The differing pixels, one line each, or a line that no pixel differs.
    package var pixelLines: [String] {
        switch comparison.verdict {
        case .identical: return [SnapshotChange.noPixelDiffers]
        case .tolerated: return []
        case .different: break
        }
        var told = comparison
        for place in told.regions.indices {
            told.regions[place].view = told.regions[place].view.map { causes.names[$0] }
        }
        for place in told.bands.indices { told.bands[place].view = told.bands[place].view.map { causes.names[$0] } }
        return told.lines
    }

    /// The text for identical images.
    package static let noPixelDiffers = "no pixel differs"
}

extension PictureComparison {
    /// Returns the differing pixels by view; `nil` if there are none.
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
        return PictureChange(goldenHash: golden.pixelHash, golden: golden, regions: views)
    }
}
