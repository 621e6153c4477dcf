import LayoutSimUIKitTesting
import SwiftUI
import Testing

/// What fingers do with the rows of lists.
@MainActor @Suite struct ListEditingTests {
    private final class Log {
        var lines: [String] = []
    }

    private func onPhone(_ view: some View, _ body: (TestScreen) throws -> Void) throws {
        let screen = TestScreen(UIHostingController(rootView: view))
        defer { screen.close() }
        try body(screen)
    }

    /// The words of all texts from the top of the screen.
    private func texts(_ screen: TestScreen) -> [String] {
        var found: [(y: CGFloat, text: String)] = []
        var open: [UIView] = [screen.window]
        while let view = open.popLast() {
            if let text = (view as? UILabel)?.text { found.append((view.convert(view.bounds, to: nil).midY, text)) }
            open += view.subviews
        }
        return found.sorted { $0.y < $1.y }.map(\.text)
    }

    private struct Fruits: View {
        @State var fruits = ["Apple", "Pear", "Plum", "Cherry"]
        let log: Log

        var body: some View {
            VStack {
                EditButton()
                List {
                    ForEach(fruits, id: \.self) { Text($0).moveDisabled($0 == "Cherry") }
                        .onDelete { offsets in
                            log.lines.append("delete \(Array(offsets))")
                            fruits.remove(atOffsets: offsets)
                        }
                        .onMove { offsets, place in
                            log.lines.append("move \(Array(offsets)) to \(place)")
                            fruits.move(fromOffsets: offsets, toOffset: place)
                        }
                }
            }
        }
    }

    @Test func `a swipe shows the button that deletes a row`() throws {
        let log = Log()
        try onPhone(Fruits(log: log)) { screen in
            try screen.drag("Pear", by: CGVector(dx: -90, dy: 0))
            try screen.tap("Delete")
            #expect(log.lines == ["delete [1]"])
            #expect(texts(screen) == ["Edit", "Apple", "Plum", "Cherry"])
            // The places of rows that stay are the new ones.
            try screen.drag("Plum", by: CGVector(dx: -300, dy: 0))
            #expect(log.lines == ["delete [1]", "delete [1]"])
            #expect(texts(screen) == ["Edit", "Apple", "Cherry"])
        }
    }

    @Test func `a tap on a row hides the buttons of another one`() throws {
        let log = Log()
        try onPhone(Fruits(log: log)) { screen in
            try screen.drag("Pear", by: CGVector(dx: -90, dy: 0))
            #expect(texts(screen).contains("Delete"))
            try screen.tap("Apple")
            #expect(!texts(screen).contains("Delete"))
            #expect(log.lines == [])
        }
    }

    @Test func `rows are deleted by their circle while a list is edited`() throws {
        let log = Log()
        try onPhone(Fruits(log: log)) { screen in
            try screen.tap("Edit")
            #expect(texts(screen).first == "Done")
            try screen.tap("Remove Plum")
            try screen.tap("Delete")
            #expect(log.lines == ["delete [2]"])
            try screen.tap("Done")
            #expect(texts(screen) == ["Edit", "Apple", "Pear", "Cherry"])
            #expect(throws: (any Error).self) { try screen.tap("Remove Apple") }
        }
    }

    @Test func `rows are moved by their handle`() throws {
        let log = Log()
        try onPhone(Fruits(log: log)) { screen in
            try screen.tap("Edit")
            try screen.drag(from: "Reorder Apple", to: "Plum")
            #expect(log.lines == ["move [0] to 3"])
            #expect(texts(screen) == ["Done", "Pear", "Plum", "Apple", "Cherry"])
            try screen.drag(from: "Reorder Apple", to: "Pear")
            #expect(log.lines.last == "move [2] to 0")
            #expect(throws: (any Error).self) { try screen.drag(from: "Reorder Cherry", to: "Pear") }
        }
    }

    private struct Swiped: View {
        let log: Log

        var body: some View {
            List {
                Text("Mail")
                    .swipeActions(edge: .leading) { Button("Pin") { log.lines.append("pin") }.tint(.orange) }
                    .swipeActions(allowsFullSwipe: false) {
                        Button("Trash", role: .destructive) { log.lines.append("trash") }
                        Button("Flag") { log.lines.append("flag") }
                    }
                Text("Other")
            }
        }
    }

    @Test func `buttons behind a row are seen on their side`() throws {
        let log = Log()
        try onPhone(Swiped(log: log)) { screen in
            try screen.drag("Mail", by: CGVector(dx: -350, dy: 0))
            #expect(log.lines == [])
            try screen.tap("Flag")
            try screen.drag("Mail", by: CGVector(dx: 350, dy: 0))
            #expect(log.lines == ["flag", "pin"])
            try screen.drag("Other", by: CGVector(dx: -350, dy: 0))
            #expect(texts(screen) == ["Mail", "Other"])
        }
    }

    private struct Chosen: View {
        @State var one: Int?
        @State var several: Set<String> = []
        @State var mode = EditMode.inactive
        let isSingle: Bool

        var body: some View {
            if isSingle {
                VStack {
                    Text("chosen \(one ?? -1)")
                    List(selection: $one) {
                        ForEach(0..<3, id: \.self) { Text("row \($0)") }
                        Text("last").tag(9)
                        Text("none").tag(10).selectionDisabled()
                    }
                }
            } else {
                VStack {
                    Text("chosen \(several.sorted().joined(separator: " "))")
                    Button("Start") { mode = .active }
                    List(["a", "b", "c"], id: \.self, selection: $several) { Text("row \($0)") }
                }
                .environment(\.editMode, $mode)
            }
        }
    }

    @Test func `a tap selects a row`() throws {
        try onPhone(Chosen(isSingle: true)) { screen in
            try screen.tap("row 1")
            #expect(texts(screen).first == "chosen 1")
            try screen.tap("last")
            #expect(texts(screen).first == "chosen 9")
            try screen.tap("none")
            #expect(texts(screen).first == "chosen 9")
        }
    }

    @Test func `several rows are selected while a list is edited`() throws {
        try onPhone(Chosen(isSingle: false)) { screen in
            try screen.tap("row b")
            #expect(texts(screen).first == "chosen ")
            try screen.tap("Start")
            try screen.tap("row b")
            try screen.tap("row a")
            #expect(texts(screen).first == "chosen a b")
            try screen.tap("row b")
            #expect(texts(screen).first == "chosen a")
        }
    }

    private struct Pressed: View {
        @State private var count = 0

        var body: some View {
            List {
                Button("Count \(count)") { count += 1 }
                HStack {
                    Text("Other")
                    Spacer()
                    Button("Plus") { count += 10 }.buttonStyle(.borderless)
                }
            }
        }
    }

    @Test func `a tap beside the button of a row counts for it`() throws {
        try onPhone(Pressed()) { screen in
            let middle = CGPoint(x: screen.window.bounds.width - 60, y: 0)
            let row = try #require(texts(screen).first)
            #expect(row == "Count 0")
            var labels: [UILabel] = []
            var open: [UIView] = [screen.window]
            while let view = open.popLast() {
                if let label = view as? UILabel { labels.append(label) }
                open += view.subviews
            }
            let label = try #require(labels.first { $0.text == "Count 0" })
            let place = label.convert(label.bounds, to: nil)
            try screen.tap(CGPoint(x: middle.x, y: place.midY))
            #expect(texts(screen).first == "Count 1")
            try screen.tap("Other")
            #expect(texts(screen).first == "Count 1")
        }
    }

    private struct Touched: UIViewRepresentable {
        final class Pad: UIView {
            var touched: () -> Void = {}

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }
        }

        let log: Log

        func makeUIView(context: Context) -> Pad { Pad() }
        func updateUIView(_ pad: Pad, context: Context) {
            pad.accessibilityIdentifier = "pad"
            pad.touched = { log.lines.append("touched") }
        }
    }

    @Test func `a view of UIKit in a row gets its touches`() throws {
        let log = Log()
        try onPhone(List { Touched(log: log).frame(height: 60) }) { screen in
            try screen.tap("pad")
            #expect(log.lines == ["touched"])
        }
    }

    @Test func `a finger scrolls a list whose rows are buttons`() throws {
        let log = Log()
        let list = List(0..<100, id: \.self) { number in Button("row \(number)") { log.lines.append("tap") } }
        try onPhone(list) { screen in
            try screen.drag("row 8", by: CGVector(dx: 0, dy: -300))
            #expect(log.lines == [])
            #expect(!texts(screen).contains("row 1"))
        }
    }

    private struct Titled: View {
        @State private var fruits = ["Apple", "Pear"]

        var body: some View {
            NavigationStack {
                List {
                    ForEach(fruits, id: \.self) { fruit in
                        NavigationLink(fruit) { Text("about \(fruit)") }
                    }
                    .onDelete { fruits.remove(atOffsets: $0) }
                }
                .navigationTitle("Fruits")
                .toolbar { EditButton() }
            }
        }
    }

    @Test func `the button of a bar edits the list below it`() throws {
        try onPhone(Titled()) { screen in
            try screen.tap("Edit")
            try screen.tap("Remove Apple")
            try screen.tap("Delete")
            try screen.tap("Done")
            #expect(!texts(screen).contains("Apple"))
            try screen.tap("Pear")
            #expect(texts(screen).contains("about Pear"))
        }
    }

    private struct Edited: View {
        @State private var fruits = [Fruit("Apple"), Fruit("Pear")]

        var body: some View { List($fruits, editActions: .delete) { $fruit in Text(fruit.id) } }
    }

    private struct Fruit: Identifiable {
        let id: String

        init(_ id: String) { self.id = id }
    }

    @Test func `a list of a binding deletes its elements`() throws {
        try onPhone(Edited()) { screen in
            try screen.drag("Apple", by: CGVector(dx: -350, dy: 0))
            #expect(texts(screen) == ["Pear"])
        }
    }
}
