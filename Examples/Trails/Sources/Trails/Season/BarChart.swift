import SwiftUI

/// Bars side by side, above a grid of lines.
struct BarChart: View {
    struct Bar: Identifiable, Equatable {
        let name: String
        let value: Double

        var id: String { name }
    }

    let bars: [Bar]
    let words: (Double) -> String

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(bars) { bar in
                VStack(spacing: 6) {
                    Column(part: bar.value / highest)
                        .fill(.tint)
                        .background(Column(part: 1).fill(.quaternary.opacity(0.5)))
                    Text(bar.name)
                        .font(.caption2)
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(bar.name)
                .accessibilityValue(words(bar.value))
            }
        }
        .background(alignment: .top) { GridLines(count: 4).stroke(.separator).padding(.bottom, 20) }
        .animation(.spring, value: bars)
    }

    private var highest: Double { max(1, bars.map(\.value).max() ?? 1) }
}

/// A bar that fills a part of its height.
private struct Column: Shape {
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let height = rect.height * min(1, max(0, part))
        let bar = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
        return Path(roundedRect: bar, cornerRadius: min(6, height / 2))
    }
}

/// Horizontal lines at equal distances.
private struct GridLines: Shape {
    let count: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            for line in 0...count {
                let y = rect.minY + rect.height * CGFloat(line) / CGFloat(count)
                path.move(to: CGPoint(x: rect.minX, y: y))
                path.addLine(to: CGPoint(x: rect.maxX, y: y))
            }
        }
    }
}
