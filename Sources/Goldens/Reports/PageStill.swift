import LayoutSimCauses
import LayoutSimPixels
import LayoutSimSnapshots

/// A still picture on the page: a variant, or one moment of a recording.
struct PageStill {
    var variant: ReviewVariant
    /// The index of the moment and its time in milliseconds; `nil` for a variant at rest.
    var moment: (index: Int, time: Double)?

    /// Returns the stills of a variant; a recording that cannot be split is shown as one picture.
    static func stills(of variant: ReviewVariant) -> [PageStill] {
        let whole = [PageStill(variant: variant)]
        guard !variant.moments.isEmpty, let actual = Sheet(variant.pictures.actual) else { return whole }
        let (expected, difference) = (Sheet(variant.pictures.expected), Sheet(variant.pictures.difference))
        let stills = variant.moments.enumerated().compactMap { index, moment -> PageStill? in
            guard let now = actual.part(moment.actual) else { return nil }
            var still = variant
            still.moments = []
            still.tree = moment.tree
            still.pictures = ReviewVariant.Pictures(actual: now)
            if moment.isChange {
                still.pictures.expected = moment.expected.flatMap { expected?.part($0) }
                still.pictures.difference = difference?.part(moment.actual)
            } else {
                still.outcome = .same
                (still.headline, still.sections, still.treeDiff, still.faults) = (Headline(""), [], [], [])
            }
            return PageStill(variant: still, moment: (index, moment.time))
        }
        return stills.count == variant.moments.count ? stills : whole
    }

    /// The picture of a recording, decoded.
    private struct Sheet {
        var path: String
        var bitmap: Bitmap

        init?(_ picture: ReviewVariant.Picture?) {
            guard let picture, let bitmap = try? Bitmap(png: picture.png, file: picture.path) else { return nil }
            (path, self.bitmap) = (picture.path, bitmap)
        }

        func part(_ rect: PixelRect) -> ReviewVariant.Picture? {
            guard let png = try? bitmap.part(rect)?.pngData(file: path) else { return nil }
            return ReviewVariant.Picture(path: path, png: png)
        }
    }
}

/// The positions of variants' pictures in the list of a page.
struct PagePlaces {
    private var places: [String: [Int]] = [:]

    init(of stills: [PageStill]) {
        for (place, still) in stills.enumerated() where still.moment == nil || still.variant.outcome.isChange {
            places[still.variant.key, default: []].append(place)
        }
    }

    /// The positions of a variant's pictures; for a recording, those of the moments that changed.
    subscript(key: String) -> [Int] { places[key] ?? [] }
}
