import LayoutSimCauses
import LayoutSimPixels
import LayoutSimSnapshots

@testable import LayoutSimReports

/// A run with a cause on two variants, a new variant, an orphan, a variant that was not run and an unchanged one.
let sampleReport = ReviewReport(
    groups: [
        ReviewGroup(
            id: "7c1f", headline: Headline("patch.height 232 → 214", reason: "because title 1 → 2 lines"),
            outcome: .layout,
            variants: ["badge-detail/w320", "badge-detail/w375"],
            path: ["title.height +18", "patch.height == 256 @250 is broken (off by 42)"])
    ],
    variants: [
        ReviewVariant(
            key: "badge-cell/w320", screen: "badge-cell", device: "w320", outcome: .new,
            pictures: ReviewVariant.Pictures(actual: ReviewVariant.Picture(path: "c320/actual.png"))),
        ReviewVariant(key: "badge-cell/w999", screen: "badge-cell", device: "w999", outcome: .orphan),
        ReviewVariant(
            key: "badge-detail/w320", screen: "badge-detail", device: "w320", outcome: .layout,
            headline: Headline("patch.height 232 → 214", reason: "because title 1 → 2 lines"),
            treeDiff: ["- patch  0 0 232 232", "+ patch  0 0 214 214"],
            tree: [
                ReviewVariant.TreeLine(
                    "view", expected: PixelRect(x: 0, y: 0, width: 320, height: 480),
                    actual: PixelRect(x: 0, y: 0, width: 320, height: 480)),
                ReviewVariant.TreeLine(
                    "  patch", expected: PixelRect(x: 0, y: 0, width: 232, height: 232),
                    actual: PixelRect(x: 0, y: 0, width: 214, height: 214)),
                ReviewVariant.TreeLine("      lines 1"),
            ],
            pictures: ReviewVariant.Pictures(
                expected: ReviewVariant.Picture(path: "d320/expected.png", png: [1, 2, 3]),
                actual: ReviewVariant.Picture(path: "d320/actual.png", png: [4, 5, 6, 7]),
                difference: ReviewVariant.Picture(path: "d320/a <b>.png", png: [8, 9]))),
        ReviewVariant(
            key: "badge-detail/w375", screen: "badge-detail", device: "w375", outcome: .layout,
            headline: Headline("patch.height 240 → 222", reason: "because title 1 → 2 lines")),
        ReviewVariant(key: "badge-detail/w414", screen: "badge-detail", device: "w414", outcome: .same),
        ReviewVariant(key: "badge-detail/w768", screen: "badge-detail", device: "w768", outcome: .notRun),
    ])
