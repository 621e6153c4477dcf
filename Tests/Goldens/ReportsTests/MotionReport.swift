import LayoutSimCauses
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSnapshots

@testable import LayoutSimReports

/// A script with a step and a recording of five moments, of which two changed.
enum MotionReport {
    static func report() throws -> ReviewReport {
        var start = ReviewVariant(
            key: "menu/iphone-6@2x-start", screen: "menu", device: "iphone-6 portrait", content: "start", outcome: .same
        )
        start.pictures.actual = ReviewVariant.Picture(
            path: "start.png", png: try picture(panelAt: 10).pngData(file: "start.png"))
        start.step = ScriptStep(number: 1, name: "start", variant: "iphone-6@2x")
        let opening = try opening()
        let group = ReviewGroup(
            id: "4b2e", headline: opening.headline, outcome: .layout, variants: [opening.key], path: [])
        return ReviewReport(groups: [group], variants: [opening, start])
    }

    private static func opening() throws -> ReviewVariant {
        let cells = (0..<5).map { Filmstrip.Cell(time: 75 * Double($0), width: 240, height: 320) }
        let strip = Filmstrip(cells)
        let old = (0..<5).map { 10 + 30 * $0 }
        let new = old.enumerated().map { $0 == 2 || $0 == 3 ? $1 + 14 : $1 }
        var variant = ReviewVariant(
            key: "menu/iphone-6@2x-opening", screen: "menu", device: "iphone-6 portrait", content: "opening",
            outcome: .layout, headline: Headline("panel.x 70 → 84", reason: "because delay 0 → 0.1 (at 150 ms)"))
        variant.pictures = ReviewVariant.Pictures(
            expected: try sheet(strip, old), actual: try sheet(strip, new), difference: try sheet(strip, old))
        variant.step = ScriptStep(number: 2, name: "opening", variant: "iphone-6@2x", strip: strip)
        variant.moments = zip(zip(cells, strip.places), zip(old, new)).map { seen, panel in
            let area = PixelRect(x: panel.1, y: 40, width: 60, height: 200)
            let before = PixelRect(x: panel.0, y: 40, width: 60, height: 200)
            let isChange = panel.0 != panel.1
            return ReviewVariant.Moment(
                time: seen.0.time, isChange: isChange, expected: seen.1, actual: seen.1,
                tree: isChange
                    ? [ReviewVariant.TreeLine("panel  \(panel.1) 40 60 200", expected: before, actual: area)] : [])
        }
        return variant
    }

    private static func sheet(_ strip: Filmstrip, _ panels: [Int]) throws -> ReviewVariant.Picture {
        let sheet = try strip.bitmap(renderer: Renderer()) { picture(panelAt: panels[$0]) }
        return ReviewVariant.Picture(path: "opening.png", png: try sheet.pngData(file: "opening.png"))
    }

    private static func picture(panelAt x: Int) -> Bitmap {
        var bitmap = Bitmap(width: 240, height: 320, filledWith: Pixel(alpha: 255, red: 238, green: 238, blue: 238))
        for row in 40..<240 {
            for column in x..<(x + 60) { bitmap[column, row] = Pixel(alpha: 255, red: 40, green: 80, blue: 160) }
        }
        return bitmap
    }
}
