import LayoutSimViewTree

/// The differing pixels, by the views that paint differently.
struct PaintedRegions {
    private let regions: [PictureChange.Region]
    /// The number of pixels by view that paints differently.
    private var counts: [String: Int] = [:]
    /// Regions of views that paint the same, and whose superviews all do.
    private var others: [PictureChange.Region] = []

    /// Counts pixels by view: each region belongs to the deepest view at its place, and counts for the nearest view
    /// that paints differently, that view or one of its superviews.
    init(_ regions: [PictureChange.Region], in root: View, painted: [String]) {
        self.regions = regions
        let painted = Set(painted)
        let painters = PaintedRegions.painters(in: root, painted, nil)
        for region in regions {
            if let view = painted.contains(region.view) ? region.view : painters[region.view] {
                counts[view, default: 0] += region.pixelCount
            } else {
                others.append(region)
            }
        }
    }

    /// Returns, for each view within one that paints differently, the nearest such view.
    private static func painters(in view: View, _ painted: Set<String>, _ above: String?) -> [String: String] {
        let own = painted.contains(view.id) ? view.id : above
        var painters: [String: String] = [:]
        painters[view.id] = own
        for subview in view.subviews { painters.merge(self.painters(in: subview, painted, own)) { first, _ in first } }
        return painters
    }

    /// Returns outputs with the numbers of their pixels, most pixels first.
    func counted(_ outputs: [OutputChange]) -> [OutputChange] {
        outputs.enumerated().sorted { left, right in
            let (first, second) = (count(of: left.element), count(of: right.element))
            return first == second ? left.offset < right.offset : first > second
        }
        .map { _, output in OutputChange(output.subject, old: nil, new: text(of: output)) }
    }

    private func count(of output: OutputChange) -> Int { output.view.flatMap { counts[$0] } ?? 0 }

    private func text(of output: OutputChange) -> String? {
        guard case .painted(let view) = output.subject else { return nil }
        return counts[view].map { "\($0)" }
    }

    /// Returns whether pixels of a view may differ.
    func mayShow(_ view: String) -> Bool { regions.isEmpty || regions.contains { $0.view == view } }

    /// Returns the paint outputs of some views.
    func outputs(for views: [String]) -> [OutputChange] {
        var unique: [String] = []
        for view in views where !unique.contains(view) { unique.append(view) }
        return unique.map { view in
            let count = counts[view] ?? regions.first { $0.view == view }?.pixelCount
            return OutputChange(.painted(view: view), old: nil, new: count.map { "\($0)" })
        }
    }

    /// Returns the paint outputs of all but some views, most pixels first.
    func outputs(besides views: [String]) -> [OutputChange] {
        let rest = counts.filter { !views.contains($0.key) }.map { PictureChange.Region(view: $0, pixelCount: $1) }
        return (rest + others).sorted { ($1.pixelCount, $0.view) < ($0.pixelCount, $1.view) }
            .map { OutputChange(.painted(view: $0.view), old: nil, new: "\($0.pixelCount)") }
    }
}
