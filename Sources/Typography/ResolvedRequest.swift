import LayoutSimGeometry
import LayoutSimText

/// A text request in numbers, all of them within their ranges.
struct ResolvedRequest {
    /// The font size in points, at least 0.
    let size: Double
    let metrics: LineMetrics
    /// The longest line in points, infinite for lines of any length.
    let width: Double
    /// The greatest number of lines.
    let lineLimit: Int
    /// 1 for no shrinking.
    let minimumScale: Double
    /// The height of the first line in points.
    let lineHeight: Double
    /// The distance between baselines in points.
    let lineStep: Double
    let lineBreakMode: LineBreakMode
    let lineBreakStrategy: LineBreakStrategy
    let alignment: TextAlignment
    let grid: PixelGrid

    /// `metrics` are those of the font; lines are higher where `raisesLines` and the text needs it.
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
        self.grid = PixelGrid(scale: Self.positive(grid.scale).map { min($0, Self.largestSize) } ?? 1)
    }

    /// In points, or in pixels per point; larger sizes are legible on no screen, and smaller ones keep sums finite.
    private static let largestSize = 1e6

    private static func positive(_ number: Double?) -> Double? {
        guard let number, number > 0, number.isFinite else { return nil }
        return number
    }

    /// Forgives a thousandth of a point, since the heights of labels are rounded to pixels.
    private static func lines(in height: Double?, lineHeight: Double, step: Double) -> Int {
        guard let height, step > 0 else { return .max }
        let further = ((height + 0.001 - lineHeight) / step).rounded(.down)
        return 1 + (Int(exactly: min(max(further, 0), 1e9)) ?? 0)
    }
}

extension TextContent {
    /// Whether tall scripts make its lines higher: it is set in a text style, and no paragraph style says how high they are.
    fileprivate var raisesLines: Bool { lineLeading != nil && lineHeight == nil }
}
