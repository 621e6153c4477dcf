import LayoutSimPixels

/// Builds regions from the connected pixels of a mask.
struct DifferingRegions {
    let pictures: PicturePair
    let mask: DifferenceMask
    /// The kind of difference that counts: actual changes, or any difference if there are none.
    let least: PixelChange
    let components: [ConnectedPixels]
    private let scale: Int

    /// Creates regions of pixels that are at most four points apart; `scale` is in pixels per point.
    init(_ pictures: PicturePair, _ mask: DifferenceMask, scale: Int) {
        self.pictures = pictures
        self.mask = mask
        self.scale = scale
        least = [.changed, .faint].first { mask.count(of: $0) > 0 } ?? .antialiased
        components = ConnectedRuns.components(of: mask, atLeast: least, radius: 2 * scale)
    }

    /// Returns the largest regions, from top to bottom and left to right; if there are many, neighbors in the same view
    /// are merged.
    func largest(_ limit: Int, views: [ViewArea]) -> [DifferingRegion] {
        let found = components.enumerated()
            .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .prefix(DifferingRegions.mostLookedAt)
            .compactMap { region(of: $0.element, views) }
        let regions =
            found.count > DifferingRegions.fewest ? NeighboringRegions(found, distance: 16 * scale).merged : found
        return regions.enumerated()
            .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .prefix(limit).map(\.element)
            .sorted { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }
    }

    /// The number of regions up to which they are listed without merging.
    private static let fewest = 6

    /// The number of regions beyond which smaller ones are only counted.
    private static let mostLookedAt = 2_000

    /// Returns the exact pixels of a component.
    func pixels(of component: ConnectedPixels) -> [PixelRun] {
        component.stretches.flatMap { mask.runs(inRow: $0.row, columns: $0.columns, atLeast: least) }
    }

    private func region(of component: ConnectedPixels, _ views: [ViewArea]) -> DifferingRegion? {
        let runs = pixels(of: component)
        guard let bounds = runs.bounds else { return nil }
        return DifferingRegion(
            change: change(of: runs), bounds: bounds, count: component.count, view: views.deepest(covering: runs))
    }

    /// Returns the kind of change of some pixels, based on whether they have a single color.
    func change(of runs: [PixelRun]) -> DifferingRegion.Change {
        switch (oldColor(of: runs), newColor(of: runs)) {
        case (let old?, let new?): .recolored(from: old, to: new)
        case (.some, nil): .added
        case (nil, .some): .removed
        case (nil, nil): .changed
        }
    }

    private func oldColor(of runs: [PixelRun]) -> Pixel? {
        pictures.expected.onlyColor(of: runs) { mask.expectedRows[$0] ?? 0 }
    }

    private func newColor(of runs: [PixelRun]) -> Pixel? {
        pictures.actual.onlyColor(of: runs) { $0 }
    }
}

extension Bitmap {
    /// Returns the single color of runs of pixels, after mapping them to other rows.
    fileprivate func onlyColor(of runs: [PixelRun], inRow row: (Int) -> Int) -> Pixel? {
        guard let first = runs.first else { return nil }
        let color = self[first.columns.lowerBound, row(first.row)]
        let isPlain = runs.allSatisfy { run in
            let start = self.row(row(run.row)).lowerBound
            return run.columns.allSatisfy { pixels[start + $0].bits == color.bits }
        }
        return isPlain ? color : nil
    }
}
