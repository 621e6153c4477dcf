import LayoutSimPixels

/// Builds regions from the connected pixels of a mask.
struct DifferingRegions {
    let pictures: PicturePair
    let mask: DifferenceMask
    /// The kind of difference that counts: actual changes, or any difference if there are none.
    let least: PixelChange
    let components: [ConnectedPixels]
    private let scale: Int

    /// Pixels at most four points apart are one region; `scale` is pixels per point.
    init(_ pictures: PicturePair, _ mask: DifferenceMask, scale: Int) {
        self.pictures = pictures
        self.mask = mask
        self.scale = scale
        least = [.changed, .faint].first { mask.count(of: $0) > 0 } ?? .antialiased
        components = ConnectedRuns.components(of: mask, atLeast: least, radius: 2 * scale)
    }

    /// The largest regions, from top to bottom and left to right; if there are many, neighbors in one view are merged.
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

    /// Up to this many regions are listed without merging.
    private static let fewest = 6

    /// Smaller regions beyond this number are only counted.
    private static let mostLookedAt = 2_000

    /// The exact pixels of a component.
    func pixels(of component: ConnectedPixels) -> [PixelRun] {
        component.stretches.flatMap { mask.runs(inRow: $0.row, columns: $0.columns, atLeast: least) }
    }

    private func region(of component: ConnectedPixels, _ views: [ViewArea]) -> DifferingRegion? {
        let runs = pixels(of: component)
        guard let bounds = runs.bounds else { return nil }
        return DifferingRegion(
            change: change(of: runs), bounds: bounds, count: component.count, view: views.deepest(covering: runs))
    }

    /// The kind of change of some pixels, judged by whether they have a single color.
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
    /// The single color of some runs of pixels, after moving the runs to other rows.
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
