// Longer than 300 lines: the rows of one screen, which all tests of lazy containers show and scroll.
import LayoutSimUIKitTesting
import SwiftUI
import Testing

/// Rows of lazy containers, of which those exist that are in sight.
@MainActor @Suite struct LazyRowTests {
    /// What rows do, in order.
    private final class Log {
        var lines: [String] = []
        var bodies = 0
    }

    private struct Row: View {
        let number: Int
        let log: Log
        var height: CGFloat = 20

        var body: some View {
            log.bodies += 1
            return Text(verbatim: "row \(number)").frame(height: height)
                .onAppear { log.lines.append("+\(number)") }
                .onDisappear { log.lines.append("-\(number)") }
        }
    }

    private func scrollView(_ screen: HostedScreen<some View>) throws -> UIScrollView {
        try #require(screen.views.compactMap { $0 as? UIScrollView }.first)
    }

    /// The middle of a row from the top of the screen, in whole points.
    private func middle(of row: Int, _ screen: HostedScreen<some View>) -> CGFloat? {
        screen.frame(of: "row \(row)")?.midY.rounded()
    }

    private func rows(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

    @Test func `rows in sight are made, and the others only counted`() throws {
        let log = Log()
        let screen = HostedScreen(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { Row(number: $0, log: log) }
                }
            })
        #expect(screen.texts == rows(0..<10))
        #expect(log.bodies == 10)
        #expect(log.lines == (0..<10).map { "+\($0)" })
        #expect(try scrollView(screen).contentSize.height == 200_000)
    }

    @Test func `rows come and go as they are scrolled to`() throws {
        let log = Log()
        let screen = HostedScreen(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { Row(number: $0, log: log) }
                }
            })
        log.lines = []
        try scrollView(screen).contentOffset.y = 50
        screen.layOut()
        #expect(screen.texts == rows(2..<13))
        #expect(log.lines == ["-0", "-1", "+10", "+11", "+12"])
        #expect(middle(of: 2, screen) == 0)
        try scrollView(screen).contentOffset.y = 100_000
        screen.layOut()
        #expect(screen.texts == rows(5000..<5010))
        #expect(middle(of: 5000, screen) == 10)
        try scrollView(screen).contentOffset.y = 0
        screen.layOut()
        #expect(screen.texts == rows(0..<10))
    }

    @Test func `a finger scrolls to rows that come into sight`() throws {
        let log = Log()
        let screen = TestScreen(
            UIHostingController(
                rootView: ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000, id: \.self) { Row(number: $0, log: log, height: 40) }
                    }
                }))
        try screen.scroll(to: "row 100")
        #expect(log.lines.contains("+100"))
        #expect(log.lines.contains("-0"))
        #expect(log.bodies < 150)
    }

    @Test func `rows that were not laid out count as long as the others on average`() throws {
        let log = Log()
        let screen = HostedScreen(
            ScrollView {
                LazyVStack(spacing: 4) {
                    ForEach(0..<1000, id: \.self) {
                        Row(number: $0, log: log, height: $0.isMultiple(of: 2) ? 20 : 52)
                    }
                }
            })
        // Two rows and the distances behind them are 80 points long, and six rows are in sight.
        #expect(screen.texts == rows(0..<6))
        #expect(try scrollView(screen).contentSize.height == 1000 * 36 + 999 * 4)
        try scrollView(screen).contentOffset.y = 80
        screen.layOut()
        #expect(screen.texts == rows(2..<8))
        #expect(middle(of: 2, screen) == 10)
    }

    @Test func `rows stay where they are as more is known of those before them`() throws {
        let log = Log()
        let screen = HostedScreen(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Row(number: $0, log: log, height: $0 < 20 ? 20 : 50) }
                }
            })
        try scrollView(screen).contentOffset.y = 10_000
        screen.layOut()
        #expect(screen.texts == rows(500..<504))
        #expect(middle(of: 500, screen) == 25)
        // Above the first row there is nothing.
        try scrollView(screen).contentOffset.y = 0
        screen.layOut()
        #expect(screen.texts == rows(0..<10))
        #expect(middle(of: 0, screen) == 10)
    }

    @Test func `a reader scrolls to rows that are not made`() throws {
        struct Screen: View {
            let log: Log
            let places: ScrollActions

            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(100..<1100, id: \.self) { Row(number: $0, log: log, height: $0 < 110 ? 20 : 40) }
                        }
                    }
                    .onAppear { places.scroll = { proxy.scrollTo($0, anchor: $1) } }
                }
            }
        }
        final class ScrollActions {
            var scroll: (Int, UnitPoint?) -> Void = { _, _ in }
        }
        let actions = ScrollActions()
        let screen = HostedScreen(Screen(log: Log(), places: actions))
        actions.scroll(600, .top)
        screen.layOut()
        #expect(screen.texts == rows(600..<605))
        #expect(middle(of: 600, screen) == 20)
        actions.scroll(1099, nil)
        screen.layOut()
        #expect(screen.texts.last == "row 1099")
        #expect(middle(of: 1099, screen) == 180)
    }

    @Test func `a binding scrolls to a row, and names the row at the top`() throws {
        struct Screen: View {
            let log: Log
            @State private var place: Int?

            var body: some View {
                VStack(spacing: 0) {
                    Button("at \(place ?? -1)") { place = 700 }.frame(height: 20)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<1000, id: \.self) { Row(number: $0, log: log) }
                        }
                    }
                    .scrollPosition(id: $place, anchor: .top)
                }
            }
        }
        let screen = HostedScreen(Screen(log: Log()))
        screen.tap()
        screen.layOut()
        #expect(screen.texts == ["at 700"] + rows(700..<709))
        try scrollView(screen).contentOffset.y = 2010
        screen.layOut()
        #expect(screen.texts == ["at 100"] + rows(100..<110))
    }

    @Test func `cells of a lazy grid come line by line`() throws {
        let log = Log()
        let screen = HostedScreen(
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 3), spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Row(number: $0, log: log, height: 50) }
                }
            })
        #expect(screen.texts == rows(0..<12))
        #expect(try scrollView(screen).contentSize.height == 334 * 50)
        try scrollView(screen).contentOffset.y = 5000
        screen.layOut()
        #expect(screen.texts == rows(300..<312))
        #expect(screen.frame(of: "row 301")?.midX.rounded() == 150)
    }

    @Test func `a lazy row runs from side to side`() throws {
        let log = Log()
        let screen = HostedScreen(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<1000, id: \.self) { Row(number: $0, log: log).frame(width: 90) }
                }
            })
        #expect(screen.texts == rows(0..<3))
        #expect(try scrollView(screen).contentSize.width == 99_990)
        try scrollView(screen).contentOffset.x = 40_000
        screen.layOut()
        #expect(screen.texts == rows(400..<403))
    }

    @Test func `collections in sections are made apart`() throws {
        let log = Log()
        let screen = HostedScreen(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { section in
                        Section {
                            ForEach(0..<100, id: \.self) { Row(number: section * 100 + $0, log: log) }
                        } header: {
                            Text("section \(section)").frame(height: 40)
                        }
                    }
                }
                .padding(.top, 10)
            })
        #expect(screen.texts == ["section 0"] + rows(0..<8))
        try scrollView(screen).contentOffset.y = 2040
        screen.layOut()
        // What a section has beside collections is made with it.
        #expect(screen.texts == ["section 0", "row 99", "section 1"] + rows(100..<108))
        #expect(log.bodies < 40)
    }

    @Test func `rows of any length fill what is seen, wherever it is scrolled to`() throws {
        func height(_ row: Int) -> CGFloat { CGFloat(10 + (row &* 7919) % 97) }
        let screen = HostedScreen(
            ScrollView {
                LazyVStack {
                    ForEach(0..<3000, id: \.self) { row in
                        Color(uiColor: .green).frame(height: height(row))
                            .overlay { Text(verbatim: "\(row)").frame(width: 50, height: 5) }
                    }
                }
            })
        let view = try scrollView(screen)
        func check(_ place: Comment) {
            let numbers = screen.texts.compactMap { Int($0) }
            #expect(numbers == Array((numbers.first ?? 0)..<(numbers.first ?? 0) + numbers.count), place)
            let frames = screen.views.filter { $0.backgroundColor == .green }.map { view.convert($0.bounds, from: $0) }
                .sorted { $0.minY < $1.minY }
            #expect((frames.first?.minY ?? 999) <= max(0, view.bounds.minY) + 8, place)
            #expect((frames.last?.maxY ?? 0) >= min(view.bounds.maxY, view.contentSize.height) - 8, place)
            #expect(frames.allSatisfy { $0.maxY > view.bounds.minY && $0.minY < view.bounds.maxY }, place)
            for (one, next) in zip(frames, frames.dropFirst()) { #expect(next.minY - one.maxY == 8, place) }
        }
        check("at first")
        var exact: CGFloat = 0
        for step in 1...80 {
            view.contentOffset.y += 61
            screen.layOut()
            check("down \(step)")
            exact += 61
            #expect(view.contentOffset.y == exact)
        }
        for step in [90_000, 30_000, 120_000, 500, 60_000] as [CGFloat] {
            view.contentOffset.y = step
            screen.layOut()
            check("at \(step)")
        }
        for step in 1...80 {
            view.contentOffset.y -= 61
            screen.layOut()
            check("up \(step)")
        }
        view.contentOffset.y = 0
        screen.layOut()
        check("at the top again")
        #expect(screen.texts.first == "0")
    }

    @Test func `modifiers of all rows do not make them`() throws {
        let log = Log()
        let screen = HostedScreen(
            ScrollView {
                LazyVStack(spacing: 0) {
                    Group {
                        ForEach(0..<1000, id: \.self) { Row(number: $0, log: log) }
                    }
                    .padding(.vertical, 5)
                    .background { Color.red }
                    .opacity(0.5)
                }
            })
        #expect(screen.texts == rows(0..<7))
        #expect(log.bodies == 7)
        try scrollView(screen).contentOffset.y = 3000
        screen.layOut()
        #expect(screen.texts == rows(100..<107))
    }

    @Test func `a few rows are as long together as they are`() {
        let controller = UIHostingController(
            rootView: LazyVStack(spacing: 0) {
                ForEach(0..<4, id: \.self) { Color.red.frame(height: CGFloat($0) * 10) }
            })
        #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 1000)).height == 60)
    }

    @Test func `rows keep their states while they are out of sight, and lose them with their data`() throws {
        struct Counter: View {
            let number: Int
            @State private var count = 0

            var body: some View { Button("\(number): \(count)") { count += 1 }.frame(height: 40) }
        }
        struct Screen: View {
            @State var first = 0

            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(first..<100, id: \.self) { Counter(number: $0) }
                    }
                }
                .overlay(alignment: .bottom) {
                    Button("other") { first = first == 0 ? 1 : 0 }.frame(height: 10)
                }
            }
        }
        let screen = HostedScreen(Screen())
        screen.tap()
        #expect(screen.texts.first == "0: 1")
        try scrollView(screen).contentOffset.y = 1000
        screen.layOut()
        #expect(screen.texts.first == "25: 0")
        try scrollView(screen).contentOffset.y = 0
        screen.layOut()
        #expect(screen.texts.first == "0: 1")
        screen.tap(screen.place(ofButton: "other"))
        #expect(screen.texts.first == "1: 0")
        screen.tap(screen.place(ofButton: "other"))
        #expect(screen.texts.first == "0: 0")
    }

    @Test func `rows that are added come into sight`() throws {
        struct Screen: View {
            let log: Log
            @State var count = 2

            var body: some View {
                VStack(spacing: 0) {
                    Button("more") { count = 500 }.frame(height: 20)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<count, id: \.self) { Row(number: $0, log: log) }
                        }
                    }
                }
            }
        }
        let screen = HostedScreen(Screen(log: Log()))
        #expect(screen.texts == ["more"] + rows(0..<2))
        screen.tap()
        #expect(screen.texts == ["more"] + rows(0..<9))
    }
}
