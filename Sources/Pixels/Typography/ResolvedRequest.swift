import LayoutSimGeometry
import LayoutSimText

/// A text request resolved to numbers, each within its valid range.
struct ResolvedRequest {
    /// The font size in points, at least 0.
    let size: Double
    let metrics: LineMetrics
    /// The maximum line width in points; infinite for no limit.
    let width: Double
    /// The maximum number of lines.
    let lineLimit: Int
    /// The minimum scale factor; 1 for no scaling.
    let minimumScale: Double
    /// The height of the first line in points.
    let lineHeight: Double
    /// The distance between baselines in points.
    let lineStep: Double
    let lineBreakMode: LineBreakMode
    let lineBreakStrategy: LineBreakStrategy
    let alignment: TextAlignment
    /// Whether letters are set closer together before a line is truncated.
    let allowsTightening: Bool
    let baselineAdjustment: BaselineAdjustment
    let grid: PixelGrid

    /// Resolves a request; `metrics` are those of the font, and `raisesLines` allows tall scripts to increase the line
    /// height.
    init(_ request: TextRequest, metrics font: LineMetrics, raisesLines: Bool = false, grid: PixelGrid) {
        let text = request.text
        let metrics = raisesLines && text.raisesLines ? font.raised(for: text.text) : font
        self.metrics = metrics
        size = Self.positive(text.font.size).map { min($0, Self.largestSize) } ?? 0
        width = Self.positive(request.width) ?? .infinity
        let raise = (metrics.height - font.height) * size
        let lineHeight = Self.positive(text.lineHeight).map { min($0, Self.largestSize) } ?? metrics.height * size
        self.lineHeight = lineHeight
        lineStep = Self.positive(text.lineLeading).map { min($0, Self.largestSize) + raise } ?? lineHeight
        lineLimit = min(
            text.numberOfLines > 0 ? text.numberOfLines : .max,
            Self.lines(in: Self.positive(request.height), lineHeight: lineHeight, step: lineStep))
        let scale = text.minimumScaleFactor
        minimumScale = scale > 0 && scale < 1 ? scale : 1
        lineBreakMode = text.lineBreakMode
        lineBreakStrategy = text.lineBreakStrategy
        alignment = text.alignment
        allowsTightening = text.allowsTightening
        baselineAdjustment = text.baselineAdjustment
        self.grid = PixelGrid(scale: Self.positive(grid.scale).map { min($0, Self.largestSize) } ?? 1)
    }

    /// The largest size in points, or in pixels per point; larger sizes are not legible on any screen, and the limit
    /// keeps sums finite.
    private static let largestSize = 1e6

    private static func positive(_ number: Double?) -> Double? {
        guard let number, number > 0, number.isFinite else { return nil }
        return number
    }

    /// Returns the distance by which a scaled line is drawn below the baseline of the full size, in points, from the
    /// baseline and the height of the line at that size.
    func baselineShift(baseline: Double, lineHeight: Double, scale: Double) -> Double {
        guard scale < 1 else { return 0 }
        return switch baselineAdjustment {
        case .alignBaselines: 0
        case .alignCenters: (lineHeight - lineHeight * scale) / 2 + baseline * scale - baseline
        case .none: baseline * scale - baseline
        }
    }

    /// Returns the number of lines that fit into a height, with a tolerance of a thousandth of a point, since the
    /// heights of labels are rounded to pixels.
    private static func lines(in height: Double?, lineHeight: Double, step: Double) -> Int {
        guard let height, step > 0 else { return .max }
        let further = ((height + 0.001 - lineHeight) / step).rounded(.down)
        return 1 + (Int(exactly: min(max(further, 0), 1e9)) ?? 0)
    }
}

extension TextContent {
    /// Whether tall scripts increase its line height: it has a text style, and no paragraph style with a line height.
    fileprivate var raisesLines: Bool { lineLeading != nil && lineHeight == nil }
}
