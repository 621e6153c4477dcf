import LayoutSimText
import LayoutSimGeometry

/// The numbers that a text is set by, none of them outside its range.
struct ResolvedRequest {
    /// Of the font, in points, at least 0.
    let size: Double
    let metrics: LineMetrics
    /// In points, infinite for lines without limit.
    let width: Double
    let lineLimit: Int
    /// 1 for none.
    let minimumScale: Double
    /// Of the first line, in points.
    let lineHeight: Double
    /// Between baselines, in points.
    let lineStep: Double
    let alignment: TextAlignment
    let clips: Bool
    let grid: PixelGrid

    init(_ text: TextContent, metrics: LineMetrics, width: Double?, height: Double?, grid: PixelGrid) {
        self.metrics = metrics
        size = Self.positive(text.font.size).map { min($0, Self.largestSize) } ?? 0
        self.width = Self.positive(width) ?? .infinity
        let lineHeight = Self.positive(text.lineHeight).map { min($0, Self.largestSize) } ?? metrics.height * size
        self.lineHeight = lineHeight
        lineStep = Self.positive(text.lineLeading).map { min($0, Self.largestSize) } ?? lineHeight
        lineLimit = min(
            text.numberOfLines > 0 ? text.numberOfLines : .max,
            Self.lines(in: Self.positive(height), lineHeight: lineHeight, step: lineStep))
        let scale = text.minimumScaleFactor
        minimumScale = scale > 0 && scale < 1 ? scale : 1
        alignment = text.alignment
        clips = text.lineBreakMode == .byClipping
        self.grid = PixelGrid(scale: Self.positive(grid.scale).map { min($0, Self.largestSize) } ?? 1)
    }

    /// In points, or pixels a point; beyond it nothing is legible on any screen, and sums stay finite.
    private static let largestSize = 1e6

    private static func positive(_ number: Double?) -> Double? {
        guard let number, number > 0, number.isFinite else { return nil }
        return number
    }

    /// A thousandth of a point is forgiven, since heights of labels are rounded to pixels.
    private static func lines(in height: Double?, lineHeight: Double, step: Double) -> Int {
        guard let height, step > 0 else { return .max }
        let further = ((height + 0.001 - lineHeight) / step).rounded(.down)
        return 1 + (Int(exactly: min(max(further, 0), 1e9)) ?? 0)
    }
}

extension TextLayout {
    init(
        lines: [TextLine], isTruncated: Bool, setting: Setting, scaleFactor: Double, request: ResolvedRequest
    ) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.scaleFactor = scaleFactor
        self.setting = setting
        alignment = request.alignment
        grid = request.grid
        lineStep = request.lineStep
        let widest = lines.reduce(0) { max($0, min($1.width, request.clips ? request.width : .infinity)) }
        let further = lines.isEmpty ? 0 : Double(lines.count - 1) * request.lineStep
        let height = lines.isEmpty ? 0 : request.lineHeight + further
        size = Size(
            width: widest > 0 ? grid.ceil(length: widest) : 0, height: height > 0 ? grid.ceil(length: height) : 0)
        // What a paragraph adds to the font's height stands above the letters, as in UIKit.
        let gain = request.lineHeight - request.metrics.height * request.size
        firstBaseline = lines.isEmpty ? 0 : request.metrics.ascent * request.size + gain
        lastBaseline = firstBaseline + further
    }
}
