import SwiftUI

/// A sketch of the trail, until there are maps.
struct TrailMapView: View {
    let trail: Trail

    var body: some View {
        Canvas { context, size in
            drawContours(in: &context, size)
            let way = way(in: CGRect(origin: .zero, size: size).insetBy(dx: 40, dy: 80))
            context.stroke(way, with: .color(trail.difficulty.color), style: StrokeStyle(lineWidth: 5, lineCap: .round))
            guard let end = way.currentPoint else { return }
            let flag = CGRect(x: end.x - 9, y: end.y - 9, width: 18, height: 18)
            context.fill(Path(ellipseIn: flag), with: .color(.blue))
            context.draw(Text(trail.name).font(.headline), at: CGPoint(x: end.x, y: end.y - 28))
        }
        .background(Color.green.opacity(0.15))
        .ignoresSafeArea(edges: .bottom)
        .accessibilityLabel("Map of \(trail.name)")
        .accessibilityAddTraits(.isImage)
        .navigationTitle("Map")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func drawContours(in context: inout GraphicsContext, _ size: CGSize) {
        for step in 1...6 {
            let scale = CGFloat(step) / 6
            let rect = CGRect(
                x: size.width * (0.6 - 0.55 * scale), y: size.height * (0.35 - 0.3 * scale),
                width: size.width * 0.9 * scale, height: size.height * 0.6 * scale)
            context.stroke(Path(ellipseIn: rect), with: .color(.brown.opacity(0.4)), lineWidth: 1)
        }
    }

    /// Winds from the bottom to the top, further aside where the trail is higher.
    private func way(in rect: CGRect) -> Path {
        let low = trail.heights.min() ?? 0
        let range = max(1, (trail.heights.max() ?? 1) - low)
        let points = trail.heights.enumerated().map { index, height in
            CGPoint(
                x: rect.minX + rect.width * (index.isMultiple(of: 2) ? 0.2 : 0.8)
                    * (0.4 + 0.6 * (height - low) / range),
                y: rect.maxY - rect.height * CGFloat(index) / CGFloat(max(1, trail.heights.count - 1)))
        }
        return Path { path in
            guard let first = points.first else { return }
            path.move(to: first)
            for (start, end) in zip(points, points.dropFirst()) {
                let middle = (start.y + end.y) / 2
                path.addCurve(
                    to: end, control1: CGPoint(x: start.x, y: middle), control2: CGPoint(x: end.x, y: middle))
            }
        }
    }
}
