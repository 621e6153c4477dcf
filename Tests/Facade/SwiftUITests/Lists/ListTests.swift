import SwiftUI
import Testing
import UIKit

/// What a list makes of its views, and where rows and lines are.
@MainActor @Suite struct ListTests {
    private func scrollView(_ screen: HostedScreen<some View>) throws -> UIScrollView {
        try #require(screen.views.compactMap { $0 as? UIScrollView }.first)
    }

    /// The horizontal ends of the lines between rows, from the top.
    private func lines(_ screen: HostedScreen<some View>) -> [[CGFloat]] {
        let frames: [CGRect] = screen.views.map { $0.convert($0.bounds, to: screen.controller.view) }
        let lines = frames.filter { $0.height > 0 && $0.height <= 1 && $0.width > 50 }
        return lines.sorted { $0.minY < $1.minY }.map { [$0.minX, $0.maxX] }
    }

    /// Sections whose rows show something only for some elements, as lists that are filtered have them.
    private struct Filtered: View {
        @State private var least = 0

        var body: some View {
            List {
                ForEach([0, 1, 2].filter { $0 >= least }, id: \.self) { part in
                    Section("part \(part)") {
                        ForEach(0..<9) { number in
                            if number % 3 == part { Button("row \(number)") { least = 1 } }
                        }
                    }
                }
            }
        }
    }

    @Test func `rows that show nothing come to rest`() {
        let (screen, found) = findings { HostedScreen(Filtered(), width: 402, height: 874) }
        #expect(found.isEmpty)
        let numbers = [0, 3, 6, 1, 4, 7, 2, 5, 8]
        #expect(screen.texts == ["part 0", "row 0", "row 3", "row 6"] + Self.parts(numbers.dropFirst(3)))
        let (_, later) = findings { screen.tap(screen.place(ofButton: "row 0")) }
        #expect(later.isEmpty)
        #expect(screen.texts == Self.parts(numbers.dropFirst(3)))
    }

    private static func parts(_ numbers: ArraySlice<Int>) -> [String] {
        numbers.flatMap { $0 < 3 ? ["part \($0)", "row \($0)"] : ["row \($0)"] }
    }

    @Test func `rows of a list are in groups, each as tall as its line and its insets`() {
        let screen = HostedScreen(
            List {
                Section("Fruits") {
                    Text("Apple")
                    Text("Pear")
                }
                Section("Roots") { Text("Carrot") }
            }, width: 402, height: 874)
        let texts = ["Fruits", "Apple", "Pear", "Roots", "Carrot"].map { screen.frame(of: $0) }
        // A header is 40.33 points tall, a row 52, and a header begins 17.67 below the last row.
        #expect(texts.map { $0?.minX.rounded() } == [32, 32, 32, 32, 32])
        let middles = texts.map { $0?.midY ?? 0 }
        #expect(zip(middles, [20.17, 66.33, 118.33, 182.17, 228.33]).allSatisfy { abs($0 - $1) < 0.34 })
    }

    @Test(
        arguments: [
            ("17.5", 393, 20, 38.67, 44, 227), ("18.5", 402, 20, 38.67, 44, 227), ("26.2", 402, 16, 40.33, 52, 254.33),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `rows are where each system has them`(
        _ system: String, _ width: CGFloat, _ side: CGFloat, _ first: CGFloat, _ height: CGFloat, _ second: CGFloat
    ) {
        let before = SimulatedDevice.current.systemVersion
        SimulatedDevice.current.systemVersion = system
        defer { SimulatedDevice.current.systemVersion = before }
        let screen = HostedScreen(
            List {
                Section("Fruits") { ForEach(0..<3, id: \.self) { Text("\($0)").listRowBackground(Self.brown) } }
                Section("Vegetables") { Text("Carrot").listRowBackground(Self.brown) }
            }, width: width, height: 600)
        let frames = screen.frames(of: .brown)
        #expect(frames.allSatisfy { abs($0.minX - side) < 0.01 && abs($0.width - (width - 2 * side)) < 0.01 })
        let tops = [first, first + height, first + 2 * height, second]
        #expect(frames.count == tops.count)
        #expect(zip(frames, tops).allSatisfy { abs($0.minY - $1) < 0.01 && abs($0.height - height) < 0.01 })
    }

    private static let brown = Color(uiColor: .brown)

    private struct Many: View {
        let log: Log

        var body: some View {
            List(0..<10_000, id: \.self) { number in
                log.bodies += 1
                return Text(verbatim: "row \(number)")
            }
        }
    }

    private final class Log {
        var bodies = 0
    }

    @Test func `of many rows those in sight are made`() throws {
        let log = Log()
        let screen = HostedScreen(Many(log: log), width: 402, height: 520)
        #expect(screen.texts == (0..<10).map { "row \($0)" })
        #expect(log.bodies <= 11)
        #expect(try scrollView(screen).contentSize.height == 35 + 10_000 * 52)
        try scrollView(screen).contentOffset.y = 35 + 5000 * 52
        screen.layOut()
        #expect(screen.texts == (5000..<5010).map { "row \($0)" })
        #expect(screen.frame(of: "row 5000")?.midY.rounded() == 26)
    }

    @Test func `views do not grow in number as a list scrolls`() throws {
        let screen = HostedScreen(Many(log: Log()), width: 402, height: 520)
        let count = screen.views.count
        for step in 1...50 {
            try scrollView(screen).contentOffset.y = CGFloat(step) * 260
            screen.layOut()
        }
        #expect(screen.views.count <= count + 10)
    }

    private struct Reached: View {
        var body: some View {
            ScrollViewReader { proxy in
                List(0..<1000, id: \.self) { Text(verbatim: "row \($0)") }
                    .overlay { Button("go") { proxy.scrollTo(500, anchor: .top) } }
            }
        }
    }

    @Test func `a reader scrolls to a row that is not made`() {
        let screen = HostedScreen(Reached(), width: 402, height: 520)
        screen.tap(screen.place(ofButton: "go"))
        screen.layOut()
        #expect(screen.frame(of: "row 500")?.midY.rounded() == 26)
    }

    @Test func `an identity twice is told`() {
        LayoutFindings.forget()
        _ = HostedScreen(List([1, 2, 1], id: \.self) { Text("\($0)") }, width: 402, height: 300)
        #expect(LayoutFindings.found.contains { $0.contains("the ID 1 occurs multiple times") })
    }

    @Test func `a row of a selection that has no value of it is told`() {
        LayoutFindings.forget()
        let selection = Binding<Int?>.constant(nil)
        _ = HostedScreen(
            List(selection: selection) {
                Text("one").tag(1)
                Text("two").tag("two")
            }, width: 402, height: 300)
        let told = LayoutFindings.found.filter { $0.contains("has no tag or identity of that type") }
        #expect(told.count == 1)
        #expect(told.first?.contains("Text is a row of a List with a selection of type Int") == true)
    }

    @Test func `a list in sections makes the rows in sight of each`() throws {
        let screen = HostedScreen(
            List {
                ForEach(0..<40, id: \.self) { section in
                    Section {
                        ForEach(0..<25, id: \.self) { Text(verbatim: "\(section).\($0)") }
                    } header: {
                        Text(verbatim: "head \(section)")
                    }
                }
            }, width: 402, height: 400)
        #expect(screen.texts == ["head 0"] + (0..<7).map { "0.\($0)" })
        let section = 40.333 + 25 * 52 + 17.667
        try scrollView(screen).contentOffset.y = 10 * section
        screen.layOut()
        #expect(screen.texts.contains("head 10"))
        #expect(screen.texts.count < 12)
    }

    @Test func `lines between rows begin at the first text`() {
        let screen = HostedScreen(
            List {
                Text("Apple")
                HStack(spacing: 10) {
                    Color.red.frame(width: 20, height: 20)
                    VStack(alignment: .leading) {
                        Text("Pear")
                        Text("a fruit")
                    }
                }
                Text("Plum").alignmentGuide(.listRowSeparatorLeading) { $0[.trailing] }
                    .frame(width: 100, alignment: .trailing)
                Color.red.frame(width: 20, height: 20)
                Text("Cherry")
            }, width: 402, height: 600)
        let end: CGFloat = 402 - 16 - 16
        let guide = screen.frame(of: "Plum")?.maxX ?? 0
        #expect(lines(screen) == [[32, end], [62, end], [guide, end], [32, end]])
    }

    @Test func `rows say whether they have lines, and their color`() {
        let screen = HostedScreen(
            List {
                Text("a").listRowSeparator(.hidden)
                Text("b")
                Text("c").listRowSeparatorTint(.red, edges: .bottom)
                Text("d").listRowSeparator(.hidden, edges: .bottom)
                Text("e")
            }, width: 402, height: 600)
        let colors = screen.views.filter { $0.bounds.height == 1 && $0.bounds.width > 50 }.map(\.backgroundColor)
        #expect(colors.count == 2)
        #expect(colors.first != colors.last)
    }

    private static let styles: [(@MainActor (List<Never, AnyView>) -> AnyView, CGFloat, CGFloat)] = [
        ({ AnyView($0.listStyle(.plain)) }, 16, 0), ({ AnyView($0.listStyle(.grouped)) }, 16, 0),
        ({ AnyView($0.listStyle(.sidebar)) }, 32, 16), ({ AnyView($0) }, 32, 16),
    ]

    @Test(arguments: 0..<4) func `styles say how far groups are from the sides`(_ number: Int) {
        let (style, text, side) = Self.styles[number]
        let list = List { AnyView(Text("Apple").listRowBackground(Color(uiColor: .brown))) }
        let screen = HostedScreen(style(list), width: 402, height: 300)
        #expect(screen.frame(of: "Apple")?.minX.rounded() == text)
        #expect(screen.frames(of: .brown).map(\.minX) == [side])
        #expect(screen.frames(of: .brown).map(\.width) == [402 - 2 * side])
    }

    @Test func `insets, spacing and least heights of rows are those of the app`() {
        let screen = HostedScreen(
            List {
                Section {
                    Text("Apple").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
                    Text("Pear")
                }
                Section { Text("Plum") }
            }
            .listRowSpacing(10).listSectionSpacing(20).environment(\.defaultMinListRowHeight, 60), width: 402,
            height: 500)
        #expect(screen.frame(of: "Apple")?.minX.rounded() == 56)
        let middles: [CGFloat] = ["Apple", "Pear", "Plum"].compactMap { screen.frame(of: $0)?.midY.rounded() }
        // The list begins 35 below the top; rows are 60 high and 10 apart, sections 20 apart.
        #expect(middles == [65, 135, 215])
    }

    @Test func `headers of plain lists stay in sight`() throws {
        let screen = HostedScreen(
            List {
                ForEach(0..<3, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { Text(verbatim: "\(section).\($0)") }
                    } header: {
                        Text(verbatim: "head \(section)")
                    }
                }
            }
            .listStyle(.plain), width: 402, height: 400)
        let top = try #require(screen.frame(of: "head 0")).midY
        try scrollView(screen).contentOffset.y = 200
        screen.layOut()
        screen.layOut()
        #expect(abs((screen.frame(of: "head 0")?.midY ?? 0) - top) < 0.5)
    }

    @Test func `a badge is at the trailing end of its row`() {
        let screen = HostedScreen(List { Text("Mail").badge(12) }, width: 402, height: 200)
        #expect(screen.frame(of: "12")?.maxX.rounded() == 370)
    }
}
