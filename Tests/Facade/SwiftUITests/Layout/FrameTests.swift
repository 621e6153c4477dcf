import SwiftUI
import Testing

@MainActor @Suite struct FrameTests {
    private struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let width = bounds.width / CGFloat(max(1, subviews.count))
            for (index, view) in subviews.enumerated() {
                view.place(
                    at: CGPoint(x: CGFloat(index) * width, y: bounds.midY), anchor: .leading,
                    proposal: ProposedViewSize(width: width, height: 20))
            }
        }
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func frames(_ view: some View) -> [CGRect] {
        HostedScreen(view.foregroundStyle(.black)).frames(of: red)
    }

    private var fill: Color { Color(uiColor: red) }

    @Test func `frames and paddings are parents of one child`() {
        #expect(frames(fill.frame(width: 100, height: 50)) == [CGRect(x: 100, y: 75, width: 100, height: 50)])
        #expect(frames(fill.padding(20)) == [CGRect(x: 20, y: 20, width: 260, height: 160)])
        #expect(
            frames(fill.frame(width: 40, height: 40).frame(maxWidth: .infinity, alignment: .trailing))
                == [CGRect(x: 260, y: 80, width: 40, height: 40)])
        #expect(
            frames(fill.frame(width: 40, height: 40).offset(x: 5, y: -5))
                == [CGRect(x: 135, y: 75, width: 40, height: 40)])
    }

    @Test func `stacks share what is proposed`() {
        #expect(
            frames(
                HStack(spacing: 10) {
                    fill.frame(width: 50); fill
                })
                == [CGRect(x: 0, y: 0, width: 50, height: 200), CGRect(x: 60, y: 0, width: 240, height: 200)])
    }

    @Test func `a layer has the size of what it belongs to`() {
        #expect(
            frames(
                Color.clear.frame(width: 100, height: 60).overlay(alignment: .topTrailing) {
                    fill.frame(width: 20, height: 20)
                })
                == [CGRect(x: 180, y: 70, width: 20, height: 20)])
    }

    @Test func `a guide of an app's own aligns views`() {
        #expect(
            frames(
                VStack(alignment: .third, spacing: 0) {
                    fill.frame(width: 90, height: 10)
                    fill.frame(width: 30, height: 10)
                })
                == [CGRect(x: 105, y: 90, width: 90, height: 10), CGRect(x: 125, y: 100, width: 30, height: 10)])
    }

    @Test func `a layout of an app's own places its views`() {
        #expect(
            frames(
                Columns {
                    fill; fill; fill
                })
                == [0, 100, 200].map { CGRect(x: $0, y: 90, width: 100, height: 20) })
    }

    @Test func `a reader has its size when its contents are made`() {
        let screen = HostedScreen(
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
            }.frame(width: 120, height: 60))
        #expect(screen.texts == ["120 by 60"])
        #expect(screen.frame(of: "120 by 60")?.origin == CGPoint(x: 90, y: 70))
    }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
    fileprivate static let third = HorizontalAlignment(Third.self)
}
