import LayoutSimAutoLayout
import LayoutSimDocuments
import LayoutSimRendering
import LayoutSimViewTree
import SwiftUI
import Testing

/// Goldens of SwiftUI have each view and modifier, and are laid out again.
@MainActor @Suite(.serialized) struct OutlineTests {
    @Test func `views and modifiers are recorded with their inputs`() throws {
        let view = try OutlinedView(
            VStack(alignment: .leading, spacing: 8) {
                Text("Berlin").padding(16)
                Spacer(minLength: 4)
                Color.red.frame(width: 30, height: 20)
            })
        #expect(
            view.lines.map { $0.drop { $0 == " " } } == [
                "VStack alignment leading spacing 8", "padding insets 16", "Text", "Spacer min-length 4",
                "frame width 30 height 20", "fill",
            ])
        #expect(!view.isRecorded)
    }

    @Test func `explain says what was proposed, what was answered, and who decided`() throws {
        let view = try OutlinedView(
            VStack(alignment: .leading, spacing: 8) {
                Text("Berlin").padding(16)
                Color.red.frame(height: 20)
            })
        let text = try #require(view.renderer.explain("Text#1", in: view.screen))
        #expect(text.proposals.map(\.view) == ["Text#1", "padding#1", "VStack#1"])
        let lines = text.description.split(separator: "\n")
        #expect(lines[0].hasPrefix("Text#1: proposed 288 x "), "\(lines)")
        #expect(lines[0].hasSuffix("width its ideal, height its ideal"), "\(lines)")
        #expect(lines[1].hasPrefix("padding#1 insets 16: proposed 320 x "), "\(lines)")
        let color = try #require(view.renderer.explain("Color#1", in: view.screen)?.description)
        #expect(color.contains("width from the hosting view"), "\(color)")
    }

    private struct Diagonal: SwiftUI.Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 90, height: 70)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                let step = CGFloat(index) * 20
                subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
            }
        }
    }

    private let long = "A text that is longer than one line of the screen can hold, so that it wraps twice."

    nonisolated private static let names = [
        "stack", "wrapping", "short", "limit", "overlay", "background", "order", "guide", "layout", "grid",
        "lazy grid", "scroll", "fits", "low text", "image", "effect", "position", "ratio", "controls", "safe area",
        "several", "reader", "styled", "right to left", "list", "edited list",
    ]

    private func sample(_ name: String) -> AnyView {
        switch name {
        case "stack":
            AnyView(
                VStack {
                    Text("One"); Text("Two").font(.title)
                })
        case "wrapping":
            AnyView(
                HStack {
                    Text(long); Spacer(); Text("end")
                }.padding())
        case "list":
            AnyView(
                List {
                    Section("Fruits") {
                        Label("Apple", systemImage: "leaf").badge(3)
                        Button("Pear") {}
                        Text("Plum").listRowBackground(Color.yellow)
                    }
                    ForEach(0..<100, id: \.self) { Text("row \($0)") }
                })
        case "edited list":
            AnyView(
                List {
                    ForEach(0..<3, id: \.self) { Text("row \($0)") }.onDelete { _ in }.onMove { _, _ in }
                }
                .listStyle(.plain).environment(\.editMode, .constant(.active)))
        case "short": AnyView(Text(long).frame(width: 100, height: 50))
        case "limit": AnyView(Text(long).lineLimit(2).frame(width: 100))
        case "overlay":
            AnyView(Color.blue.overlay(alignment: .bottomTrailing) { Text("3") }.frame(width: 50, height: 40))
        case "background": AnyView(Text("Send").padding(8).background(Color.green).padding(3))
        case "order":
            AnyView(
                ZStack {
                    Text("a").zIndex(2); Color.red.frame(width: 9, height: 9)
                })
        case "guide":
            AnyView(
                HStack(alignment: .top) {
                    Text("a").alignmentGuide(.top) { $0[.bottom] / 2 }; Text("b").font(.title)
                })
        case "layout":
            AnyView(
                Diagonal {
                    Text("a"); Text("b")
                }.padding())
        case "grid":
            AnyView(
                Grid {
                    GridRow {
                        Text("a"); Text("bb")
                    };
                    GridRow {
                        Text("ccc"); Text("d")
                    }
                })
        case "lazy grid":
            AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(0..<7) { Text("\($0)") } })
        case "scroll": AnyView(ScrollView { VStack { ForEach(0..<40) { Text("Row \($0)") } } })
        case "fits":
            AnyView(
                ViewThatFits {
                    Text(long).fixedSize(); Text("short")
                })
        case "low text":
            AnyView(Text("north by northwest").font(.system(size: 15)).frame(width: 52, height: 35.85))
        case "image": AnyView(Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(width: 50))
        case "effect": AnyView(Text("a").opacity(0.5).rotationEffect(.degrees(9)).offset(x: 4, y: 5))
        case "position": AnyView(Text("a").position(x: 40, y: 50))
        case "ratio": AnyView(Color.red.aspectRatio(2, contentMode: .fit).layoutPriority(1))
        case "controls":
            AnyView(
                VStack {
                    Button("Send") {}; Toggle("On", isOn: .constant(true)); Slider(value: .constant(0.5))
                })
        case "safe area": AnyView(Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { Text("bar") })
        case "several":
            AnyView(
                Group {
                    Text("a"); Text("b")
                })
        case "reader": AnyView(GeometryReader { Text("\(Int($0.size.width))") })
        case "styled": AnyView(Text("bold").bold() + Text(" and ") + Text("large").font(.largeTitle))
        case "right to left":
            AnyView(
                HStack {
                    Text("a"); Text("bb")
                }.frame(maxWidth: .infinity, alignment: .leading))
        default: AnyView(EmptyView())
        }
    }

    @Test(arguments: names)
    func `a golden is read back, and laid out as the objects were`(_ name: String) throws {
        let view = try OutlinedView(sample(name))
        #expect(!view.isRecorded, "\(view.lines.joined(separator: "\n"))")
        let document = view.document
        let read = try #require(try LayoutDocument(parsing: document.description).recordedScreen)
        #expect(read.unread.isEmpty, "\(read.unread)")
        let again = view.renderer.document(view.renderer.layout(read.screen))
        #expect(document.audits.count == view.audits.count, "\(document.audits) instead of \(view.audits)")
        #expect(again.nodes.map(\.frame) == document.nodes.map(\.frame))
        #expect(again.nodes.map(\.id) == document.nodes.map(\.id))
    }
}
