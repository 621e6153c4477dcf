import CoreGraphics
import UIKit

/// A net of colors whose fields are drawn as small patches of one color each; curves and smoothing are left out.
struct MeshPaint: Sendable {
    let width: Int
    let height: Int
    /// The points in unit coordinates, row by row.
    let points: [SIMD2<Float>]
    let colors: [Color.Resolved]
    let background: UIColor

    /// The number of patches on each side of a field.
    private static let fineness = 12

    /// Draws the net into a rectangle.
    func draw(in rect: CGRect, _ context: CGContext) {
        context.setFillColor(background.cgColor)
        context.fill(rect)
        guard width > 1, height > 1, points.count >= width * height, colors.count >= width * height else { return }
        for row in 0..<height - 1 {
            for column in 0..<width - 1 { drawField(row, column, in: rect, context) }
        }
    }

    private func drawField(_ row: Int, _ column: Int, in rect: CGRect, _ context: CGContext) {
        let first = row * width + column
        let corners = [first, first + 1, first + width, first + width + 1]
        let step = 1 / Float(Self.fineness)
        func place(_ x: Float, _ y: Float) -> CGPoint {
            let point = Self.between(corners.map { points[$0] }, x, y)
            return CGPoint(x: rect.minX + rect.width * CGFloat(point.x), y: rect.minY + rect.height * CGFloat(point.y))
        }
        for line in 0..<Self.fineness {
            for patch in 0..<Self.fineness {
                let (x, y) = (Float(patch) * step, Float(line) * step)
                // A little larger, so that nothing is seen between two patches.
                let (right, bottom) = (x + step * 1.1, y + step * 1.1)
                context.addLines(between: [place(x, y), place(right, y), place(right, bottom), place(x, bottom)])
                context.closePath()
                context.setFillColor(color(corners, x + step / 2, y + step / 2).cgColor)
                context.fillPath()
            }
        }
    }

    private func color(_ corners: [Int], _ x: Float, _ y: Float) -> Color.Resolved {
        func mixed(_ channel: (Color.Resolved) -> Float) -> Float {
            let all = corners.map { SIMD2(channel(colors[$0]), 0) }
            return Self.between(all, x, y).x
        }
        return Color.Resolved(
            red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
    }

    /// Returns what is between four corners: upper leading, upper trailing, lower leading, lower trailing.
    private static func between(_ corners: [SIMD2<Float>], _ x: Float, _ y: Float) -> SIMD2<Float> {
        let upper = corners[0] + (corners[1] - corners[0]) * x
        let lower = corners[2] + (corners[3] - corners[2]) * x
        return upper + (lower - upper) * y
    }
}
