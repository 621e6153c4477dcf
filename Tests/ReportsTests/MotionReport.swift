import LayoutSimCauses
import LayoutSimPixels
import LayoutSimSnapshots

@testable import LayoutSimReports

/// A script with a step and a recording of five moments, of which two changed.
enum MotionReport {
    static func report() throws -> ReviewReport {
        var start = try variant("start", 1, old: 10, new: 10)
        start.step?.recording = nil
        let moments = try (0..<5).map { index in
            let isChanged = index == 2 || index == 3
            let x = 10 + 30 * index
            var moment = try variant("opening \(75 * index) ms", 2 + index, old: x, new: isChanged ? x + 14 : x)
            moment.step?.recording = ScriptStep.Recording(
                name: "opening", time: Double(75 * index), index: index, count: 5)
            return moment
        }
        let variants = ([start] + moments).sorted { $0.key < $1.key }
        let group = ReviewGroup(
            id: "4b2e", headline: Headline("panel.x 70 → 84", reason: "because delay 0 → 0.1"), outcome: .layout,
            variants: moments.filter { $0.outcome == .layout }.map(\.key), path: [])
        return ReviewReport(groups: [group], variants: variants)
    }

    private static func variant(_ step: String, _ number: Int, old: Int, new: Int) throws -> ReviewVariant {
        let key = "menu/iphone-6@2x-\(ScriptStep.slug(step))"
        let isSame = old == new
        let panel = PixelRect(x: new, y: 40, width: 60, height: 200)
        var variant = ReviewVariant(
            key: key, screen: "menu", device: "iphone-6 portrait", content: step, outcome: isSame ? .same : .layout,
            headline: isSame ? Headline("") : Headline("panel.x \(old) → \(new)", reason: "because delay 0 → 0.1"),
            tree: isSame
                ? []
                : [
                    ReviewVariant.TreeLine(
                        "panel  \(new) 40 60 200", expected: PixelRect(x: old, y: 40, width: 60, height: 200),
                        actual: panel)
                ])
        variant.pictures.actual = try picture(panelAt: new, key)
        if !isSame {
            variant.pictures.expected = try picture(panelAt: old, key)
            variant.pictures.difference = try picture(panelAt: old, key)
        }
        variant.step = ScriptStep(number: number, name: step, variant: "iphone-6@2x")
        return variant
    }

    private static func picture(panelAt x: Int, _ key: String) throws -> ReviewVariant.Picture {
        var bitmap = Bitmap(width: 240, height: 320, filledWith: Pixel(alpha: 255, red: 238, green: 238, blue: 238))
        for row in 40..<240 {
            for column in x..<(x + 60) { bitmap[column, row] = Pixel(alpha: 255, red: 40, green: 80, blue: 160) }
        }
        return ReviewVariant.Picture(path: "\(key).png", png: try bitmap.pngData(file: key))
    }
}
