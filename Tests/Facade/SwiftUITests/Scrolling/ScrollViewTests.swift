import SwiftUI
import Testing

/// Scroll views: where their content is, where they are moved to, and what they tell.
@MainActor @Suite struct ScrollViewTests {
    private func scrollView(_ screen: HostedScreen<some View>) throws -> UIScrollView {
        try #require(screen.views.compactMap { $0 as? UIScrollView }.first)
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// Twenty rows of 50 points, in a scroll view of 200 points.
    private struct Rows: View {
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "row \($0)").frame(height: 50).id($0) } }
        }
    }

    @Test func `margins are a part of the content`() throws {
        let screen = HostedScreen(
            ScrollView { Rows() }.contentMargins(.horizontal, 20).contentMargins(.top, 30, for: .scrollContent))
        #expect(try scrollView(screen).contentSize.height == 1030)
        #expect(screen.frame(of: "row 0")?.minY ?? 0 > 30)
    }

    private struct Placed: View {
        @State var position = ScrollPosition(edge: .bottom)
        let log: Log

        var body: some View {
            ScrollView { Rows() }.scrollPosition($position).onAppear { log.move = { $0(&position) } }
        }
    }

    private final class Log {
        var move: ((inout ScrollPosition) -> Void) -> Void = { _ in }
        var values: [Double] = []
    }

    @Test func `a position moves the view to edges, points and views`() throws {
        let log = Log()
        let screen = HostedScreen(Placed(log: log))
        let view = try scrollView(screen)
        #expect(view.contentOffset.y == 800)
        for (change, offset): (@MainActor (inout ScrollPosition) -> Void, CGFloat) in [
            ({ $0.scrollTo(y: 120) }, 120), ({ $0.scrollTo(id: 10, anchor: .top) }, 500),
            ({ $0.scrollTo(id: 10, anchor: .bottom) }, 350), ({ $0.scrollTo(edge: .top) }, 0),
            ({ $0 = ScrollPosition(point: CGPoint(x: 0, y: 40)) }, 40),
        ] {
            log.move(change)
            screen.layOut()
            #expect(view.contentOffset.y == offset)
        }
    }

    private struct Named: View {
        @State private var row: Int?

        var body: some View {
            ScrollView { Rows() }.scrollPosition(id: $row).overlay(Text(verbatim: "at \(row ?? -1)"))
        }
    }

    @Test func `a binding names the view in sight, though no lazy container has it`() throws {
        let screen = HostedScreen(Named())
        try scrollView(screen).contentOffset.y = 150
        screen.layOut()
        screen.layOut()
        #expect(screen.texts.contains("at 3"))
    }

    @Test(arguments: [
        (UnitPoint.bottom, 20, CGFloat(800), CGFloat(150)), (.center, 20, 400, 100), (.bottom, 1, 0, 150),
        (.center, 1, 0, 75), (.top, 1, 0, 0),
    ])
    func `an anchor says where content is at first, and where shorter content lies`(
        _ anchor: UnitPoint, _ count: Int, _ offset: CGFloat, _ top: CGFloat
    ) throws {
        let screen = HostedScreen(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color(uiColor: red).frame(height: 50) } }
            }
            .defaultScrollAnchor(anchor))
        #expect(try scrollView(screen).contentOffset.y == offset)
        if count == 1 { #expect(screen.frames(of: red).first?.minY == top) }
    }

    private func end(_ view: some View, at proposed: CGFloat) throws -> CGFloat {
        let screen = HostedScreen(view)
        let scrollView = try scrollView(screen)
        var target = CGPoint(x: proposed, y: 0)
        unsafe scrollView.delegate?.scrollViewWillEndDragging(
            scrollView, withVelocity: .zero, targetContentOffset: &target)
        return target.x
    }

    private struct Thirties: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.x = (target.rect.minX / 30).rounded() * 30
        }
    }

    @Test func `scrolling ends where a behavior says`() throws {
        let cards = ScrollView(.horizontal) {
            LazyHStack(spacing: 10) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 100) } }
                .scrollTargetLayout()
        }
        #expect(try end(cards.scrollTargetBehavior(.viewAligned), at: 170) == 220)
        #expect(try end(cards.scrollTargetBehavior(.viewAligned), at: 5420) == 5390)
        #expect(try end(cards.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)), at: 700) == 110)
        #expect(try end(cards.scrollTargetBehavior(Thirties()), at: 170) == 180)
        let pages = HostedScreen(ScrollView { Rows() }.scrollTargetBehavior(.paging))
        #expect(try scrollView(pages).isPagingEnabled)
    }

    @Test func `settings reach the view`() throws {
        let screen = HostedScreen(
            ScrollView { Rows() }.scrollClipDisabled().scrollBounceBehavior(.basedOnSize)
                .scrollDismissesKeyboard(.immediately))
        let view = try scrollView(screen)
        #expect(!view.clipsToBounds && !view.alwaysBounceVertical && view.keyboardDismissMode == .onDrag)
    }

    private struct Following: View {
        let log: Log
        @State private var offset: CGFloat = 0
        @State private var isSeen = false

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        Text(verbatim: "at \(Int(proxy.frame(in: .global).minY))")
                    }
                    .frame(height: 100)
                    Color.red.frame(height: 400)
                    Color.blue.frame(height: 100).onScrollVisibilityChange { isSeen = $0 }
                }
            }
            .onScrollGeometryChange(for: Double.self) {
                $0.contentOffset.y
            } action: {
                log.values += [$0, $1]
            }
            .overlay(Text(verbatim: isSeen ? "seen" : "unseen"))
        }
    }

    @Test func `views follow scrolling`() throws {
        let log = Log()
        let screen = HostedScreen(Following(log: log))
        #expect(screen.texts == ["at 0", "unseen"])
        log.values = []
        try scrollView(screen).contentOffset.y = 60
        screen.layOut()
        screen.layOut()
        #expect(screen.texts == ["at -60", "unseen"])
        #expect(log.values == [0, 60])
        try scrollView(screen).contentOffset.y = 360
        screen.layOut()
        screen.layOut()
        #expect(screen.texts == ["at -360", "seen"])
    }

    @Test func `views change as far as they are out of sight`() throws {
        let screen = HostedScreen(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { _ in
                        Color.red.frame(height: 150).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
                    }
                }
            })
        let reds = screen.views.filter { $0.frame.height == 150 && $0.backgroundColor != nil }
        let opacities = reds.map { view in
            sequence(first: view, next: \.superview).reduce(1) { $0 * $1.alpha }
        }
        try #require(opacities.count == 3)
        // Of the second one 50 of 150 points are in sight, of the third none.
        #expect(opacities[0] == 1 && opacities[2] == 0)
        #expect(abs(opacities[1] - 1.0 / 3) < 0.01)
    }

    @Test func `a reader moves the scroll view around a view, and not one beside it`() throws {
        let log = Log()
        let screen = HostedScreen(
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ScrollView(.horizontal) { Color.red.frame(width: 900, height: 300) }.frame(height: 300)
                        Text(verbatim: "end").frame(height: 50).id("end")
                    }
                }
                .onAppear { log.move = { _ in proxy.scrollTo("end", anchor: .bottom) } }
            })
        log.move { _ in }
        #expect(try scrollView(screen).contentOffset.y == 150)
    }
}
