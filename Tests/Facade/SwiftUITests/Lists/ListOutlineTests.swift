import SwiftUI
import Testing

/// Rows and sections that open, and what lists are pulled for.
@MainActor @Suite struct ListOutlineTests {
    private struct Tree: Identifiable {
        let id: String
        var below: [Tree]?
    }

    private static let trees = [
        Tree(id: "fruit", below: [Tree(id: "apple"), Tree(id: "stone", below: [Tree(id: "plum")])]), Tree(id: "bread"),
    ]

    @Test func `rows of a tree open those below them, each further inward`() {
        let screen = HostedScreen(
            List(Self.trees, children: \.below) { Text(verbatim: $0.id) }, width: 402, height: 600)
        #expect(screen.texts == ["fruit", "bread"])
        screen.tap(screen.place(ofButton: "fruit"))
        #expect(screen.texts == ["fruit", "apple", "stone", "bread"])
        screen.tap(screen.place(ofButton: "stone"))
        #expect(screen.texts == ["fruit", "apple", "stone", "plum", "bread"])
        let starts = ["fruit", "stone", "plum", "bread"].map { screen.frame(of: $0)?.minX.rounded() }
        #expect(starts == [32, 52, 72, 32])
        screen.tap(screen.place(ofButton: "fruit"))
        #expect(screen.texts == ["fruit", "bread"])
    }

    private struct Sections: View {
        @State var isOpen = true

        var body: some View {
            List {
                Section("Fruits", isExpanded: $isOpen) { Text("Apple") }
                DisclosureGroup("More") { Text("Pear") }
            }
            .listStyle(.sidebar)
        }
    }

    @Test func `sections of a sidebar open and close by their header`() {
        let screen = HostedScreen(Sections(), width: 402, height: 600)
        #expect(screen.texts == ["Fruits", "Apple", "More"])
        screen.tap(screen.place(ofButton: "Fruits"))
        #expect(screen.texts == ["Fruits", "More"])
        screen.tap(screen.place(ofButton: "More"))
        #expect(screen.texts == ["Fruits", "More", "Pear"])
    }

    private final class Log {
        var count = 0
    }

    @Test func `a list that is pulled loads what is new`() async throws {
        let log = Log()
        let screen = HostedScreen(
            List { Text("Apple") }.refreshable { @MainActor in log.count += 1 }, width: 402, height: 600)
        let list = try #require(screen.views.compactMap { $0 as? UIScrollView }.first)
        let control = try #require(list.refreshControl)
        control.sendActions(for: .valueChanged)
        for _ in 0..<10 where log.count == 0 { await Task.yield() }
        #expect(log.count == 1)
    }

    @Test func `the title of a label begins behind a column of icons`() {
        let screen = HostedScreen(
            List {
                Label("House", systemImage: "house")
                Label("Minus", systemImage: "minus")
            }, width: 402, height: 300)
        let starts = ["House", "Minus"].map { screen.frame(of: $0)?.minX.rounded() }
        #expect(starts[0] == starts[1])
        #expect(starts[0] ?? 0 > 70)
    }
}
