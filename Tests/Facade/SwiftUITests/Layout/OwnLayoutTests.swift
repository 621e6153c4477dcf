import SwiftUI
import Synchronization
import Testing

/// Layouts of an app's own, with all that they may say.
@MainActor @Suite struct OwnLayoutTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func box(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color(uiColor: color).frame(width: width, height: height)
    }

    /// A column without distances, as Apple's documentation of `Layout` has it.
    private struct Column: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            var top = bounds.minY
            for subview in subviews {
                subview.place(at: CGPoint(x: bounds.minX, y: top), proposal: .unspecified)
                top += subview.sizeThatFits(.unspecified).height
            }
        }
    }

    /// The column with guides and distances of its own.
    private struct Special: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            Column().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            Column().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { guide == .top ? bounds.minY + 6 : nil }
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { guide == .leading ? bounds.minX + 10 : nil }
    }

    @Test func `guides of a layout are where it says`() {
        let column = HostedScreen(
            VStack(alignment: .leading, spacing: 0) {
                box(red, 40, 10)
                Special { box(blue, 40, 10) }
            })
        #expect(column.frames(of: blue)[0].minX == column.frames(of: red)[0].minX - 10)
        let row = HostedScreen(
            HStack(alignment: .top, spacing: 0) {
                box(red, 40, 20)
                Special { box(blue, 40, 20).alignmentGuide(.top) { _ in 9 } }
            })
        #expect(row.frames(of: blue)[0].minY == row.frames(of: red)[0].minY - 6)
    }

    @Test func `without a word of the layout, guides are where its views have them together`() {
        let screen = HostedScreen(
            HStack(alignment: .top, spacing: 0) {
                box(red, 40, 20)
                Column {
                    box(blue, 40, 20).alignmentGuide(.top) { _ in 4 }
                    box(blue, 40, 20).alignmentGuide(.top) { _ in 2 }
                }
            })
        // The mean of 4 and 22.
        #expect(screen.frames(of: blue)[0].minY == screen.frames(of: red)[0].minY - 13)
    }

    @Test func `nil is the guide's own place, whatever the views say`() {
        let screen = HostedScreen(
            HStack(alignment: .bottom, spacing: 0) {
                box(red, 40, 20)
                Special { box(blue, 40, 20).alignmentGuide(.bottom) { _ in 4 } }
            })
        #expect(screen.frames(of: blue)[0].maxY == screen.frames(of: red)[0].maxY)
    }

    @Test func `a layout says how far it is from its neighbors, by default as its views do`() {
        func distance(_ views: some View) -> CGFloat {
            let screen = HostedScreen(
                VStack {
                    box(red, 10, 10).fixedSize()
                    views
                })
            return screen.frames(of: blue)[0].minY - screen.frames(of: red)[0].maxY
        }
        #expect(distance(Special { box(blue, 40, 20) }) == 0)
        #expect(distance(Column { box(blue, 40, 20) }) == 8)
        func gap(_ views: some View) -> CGFloat? {
            let screen = HostedScreen(
                VStack {
                    Text("One")
                    views
                })
            return screen.frame(of: "Two").map { $0.minY - (screen.frame(of: "One")?.maxY ?? 0) }
        }
        #expect(gap(Column { Text("Two") }) == gap(VStack { Text("Two") }))
    }

    /// A column that counts how its cache is made and updated.
    private struct Counting: Layout {
        final class Counts: Sendable {
            let made = Mutex(0)
            let updated = Mutex<[Int]>([])
        }
        let counts: Counts
        var extra: CGFloat = 0

        func makeCache(subviews: Subviews) -> Int {
            counts.made.withLock { $0 += 1 }
            return subviews.count
        }
        func updateCache(_ cache: inout Int, subviews: Subviews) {
            let old = cache
            counts.updated.withLock { $0.append(old) }
            cache = subviews.count
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            CGSize(width: 50, height: CGFloat(cache) * 10 + extra)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
        ) {}
    }

    @Test func `a layout keeps its cache over updates, and is told when it is outdated`() {
        struct Screen: View {
            let counts: Counting.Counts
            let color: UIColor
            @State var count = 1

            var body: some View {
                VStack {
                    Button("more") { count += 1 }
                    Counting(counts: counts) {
                        ForEach(0..<count, id: \.self) { _ in Color.red }
                    }
                    .background { Color(uiColor: color) }
                }
            }
        }
        let counts = Counting.Counts()
        let screen = HostedScreen(Screen(counts: counts, color: blue))
        #expect(screen.frames(of: blue).map(\.height) == [10])
        screen.tap()
        #expect(screen.frames(of: blue).map(\.height) == [20])
        #expect(counts.made.withLock { $0 } == 1)
        #expect(counts.updated.withLock { $0 } == [1])
    }

    /// A column that spacers and dividers know as one.
    private struct Row: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            HStackLayout(spacing: 3).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            HStackLayout(spacing: 3).placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    @Test func `a layout may leave its views to a stack`() {
        func frames(_ views: some View) -> [CGRect] {
            HostedScreen(views).frames(of: red)
        }
        let content = Group {
            box(red, 20, 10)
            Spacer()
            box(red, 30, 40)
        }
        let expected = [CGRect(x: 0, y: 95, width: 20, height: 10), CGRect(x: 270, y: 80, width: 30, height: 40)]
        #expect(frames(Row { content }) == expected)
        #expect(frames(AnyLayout(Row()) { content }) == expected)
        #expect(frames(HStack(spacing: 3) { content }) == expected)
    }

    /// Places its views as a grid does, without those at odd places.
    private struct EvenGrid: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            GridLayout(horizontalSpacing: 0, verticalSpacing: 0).sizeThatFits(
                proposal: .unspecified, subviews: even(subviews), cache: &cache)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            GridLayout(horizontalSpacing: 0, verticalSpacing: 0).placeSubviews(
                in: bounds, proposal: .unspecified, subviews: even(subviews), cache: &cache)
        }
        private func even(_ subviews: Subviews) -> Subviews {
            subviews[subviews.indices.filter { $0.isMultiple(of: 2) }]
        }
    }

    @Test func `rows of a grid that a layout places have their cells in its columns`() {
        let screen = HostedScreen(
            EvenGrid {
                GridRow {
                    box(red, 20, 10)
                    box(blue, 30, 10)
                }
                Color.clear.frame(width: 1, height: 1)
                GridRow {
                    box(red, 40, 20)
                    box(blue, 10, 20)
                }
            })
        #expect(screen.frames(of: red).map(\.midX) == [135, 135])
        #expect(screen.frames(of: blue).map(\.midX) == [170, 170])
        #expect(screen.frames(of: blue).map(\.minY) == [85, 95])
    }

    @Test func `some of the views of a layout run in its direction`() {
        struct Direction: Layout {
            final class Seen: Sendable { let direction = Mutex<LayoutDirection?>(nil) }
            let seen: Seen

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let direction = subviews[[0]].layoutDirection
                seen.direction.withLock { $0 = direction }
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let seen = Direction.Seen()
        _ = HostedScreen(Direction(seen: seen) { Color.red }.environment(\.layoutDirection, .rightToLeft))
        #expect(seen.direction.withLock { $0 } == .rightToLeft)
    }
}
