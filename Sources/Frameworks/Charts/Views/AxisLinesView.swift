import SwiftUI

/// The lines of an axis that look the same, as one form over the plot or beside it.
struct AxisLinesView: View {
    /// The lines, of which there is one.
    let lines: [PlannedLine]
    /// The corner of what they are drawn in, in points of the chart.
    let origin: CGPoint

    var body: some View {
        if let first = lines.first {
            let frame = lines.reduce(CGRect.null) { $0.union($1.frame) }
            let outline = Path { path in
                for line in lines {
                    path.move(to: CGPoint(x: line.from.x - frame.minX, y: line.from.y - frame.minY))
                    path.addLine(to: CGPoint(x: line.to.x - frame.minX, y: line.to.y - frame.minY))
                }
            }
            PlannedShape(outline: outline, size: frame.size, words: first.isTick ? "ticks" : "grid lines")
                .stroke(first.style, style: first.stroke)
                .placed(frame.offsetBy(dx: -origin.x, dy: -origin.y))
        }
    }
}

extension PlannedLine {
    /// The rectangle around the line with its width, in points of the chart.
    fileprivate var frame: CGRect {
        let half = stroke.lineWidth / 2
        let corner = CGPoint(x: min(from.x, to.x), y: min(from.y, to.y))
        let size = CGSize(width: abs(to.x - from.x), height: abs(to.y - from.y))
        return CGRect(origin: corner, size: size).insetBy(
            dx: from.x == to.x ? -half : 0, dy: from.y == to.y ? -half : 0)
    }
}

extension [PlannedLine] {
    /// The lines in groups that look the same, each in its own way where code says a style.
    var groups: [[PlannedLine]] {
        var groups: [[PlannedLine]] = []
        for line in self {
            let index =
                line.hasOwnStyle
                ? nil
                : groups.firstIndex { group in
                    group.first.map { !$0.hasOwnStyle && $0.stroke == line.stroke && $0.isTick == line.isTick } ?? false
                }
            if let index { groups[index].append(line) } else { groups.append([line]) }
        }
        return groups
    }
}
