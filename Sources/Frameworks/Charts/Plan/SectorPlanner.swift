import CoreGraphics
import SwiftUI

/// Gives sectors their places around the middle of the plot, from the top on, clockwise.
struct SectorPlanner {
    private let marks: [MarkDescription]
    private let size: CGSize
    private let looks: ChartLooks

    init(_ marks: [MarkDescription], _ size: CGSize, _ looks: ChartLooks) {
        (self.marks, self.size, self.looks) = (marks, size, looks)
    }

    /// A sector with the sum of those before it; numbers below 0 count as 0.
    struct Share {
        let index: Int
        let start: Double
        let end: Double
    }

    /// Returns the shares of sectors in the sum of all, which is 1.
    static func shares(_ marks: [MarkDescription]) -> [Share] {
        var (shares, sum) = ([Share](), 0.0)
        for (index, mark) in marks.enumerated() {
            guard let angle = mark.sector?.angle, angle.isPlottable, let number = angle.datum.number else { continue }
            if let span = angle.span {
                shares.append(Share(index: index, start: span.start, end: span.end))
                sum = max(sum, span.end)
            } else {
                shares.append(Share(index: index, start: sum, end: sum + max(number, 0)))
                sum += max(number, 0)
            }
        }
        guard sum > 0, sum.isFinite else { return [] }
        return shares.map { Share(index: $0.index, start: $0.start / sum, end: $0.end / sum) }
    }

    /// Returns the sectors by the numbers of their marks.
    func planned() -> [Int: PlannedMark] {
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let most = min(size.width, size.height) / 2
        var planned: [Int: PlannedMark] = [:]
        for share in Self.shares(marks) {
            let mark = marks[share.index]
            guard let sector = mark.sector else { continue }
            let outer = radius(sector.outerRadius, of: most, automatic: most)
            let outline = SectorOutline(
                center: center, inner: min(radius(sector.innerRadius, of: outer, automatic: 0), outer), outer: outer,
                start: share.start * 2 * Double.pi, end: share.end * 2 * Double.pi, inset: sector.angularInset,
                corner: mark.looks.corners?.radius ?? 0)
            let offset = mark.looks.startOffset
            let path = outline.path.offsetBy(dx: offset.width, dy: offset.height)
            guard !path.isEmpty else { continue }
            planned[share.index] = PlannedMark(mark, path.boundingRect, .fill(style(mark)), path)
        }
        return planned
    }

    private func radius(_ dimension: MarkDimension, of whole: CGFloat, automatic: CGFloat) -> CGFloat {
        switch dimension.kind {
        case .automatic: automatic
        case .fixed(let length): max(length, 0)
        case .inset(let inset): max(whole - inset, 0)
        case .ratio(let ratio): max(whole * ratio, 0)
        }
    }

    private func style(_ mark: MarkDescription) -> AnyShapeStyle {
        switch mark.looks.foreground {
        case .look(let style): style
        case .by(let value): looks.foreground[value.datum] ?? AnyShapeStyle(Color.blue)
        case nil: AnyShapeStyle(Color.blue)
        }
    }
}
