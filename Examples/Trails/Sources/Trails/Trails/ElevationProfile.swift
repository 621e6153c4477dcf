import SwiftUI

/// The mountain that the heights along a trail make.
struct ElevationProfile: Shape {
    let heights: [Double]

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for point in points(in: rect) { path.addLine(to: point) }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }

    /// The lowest height is at a fifth of the rectangle, the highest at nine tenths.
    private func points(in rect: CGRect) -> [CGPoint] {
        guard let low = heights.min(), let high = heights.max(), high > low, heights.count > 1 else { return [] }
        return heights.enumerated().map { index, height in
            CGPoint(
                x: rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1),
                y: rect.maxY - rect.height * (0.2 + 0.7 * (height - low) / (high - low)))
        }
    }
}
