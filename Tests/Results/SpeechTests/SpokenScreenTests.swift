import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimSpeech

@Suite struct SpokenScreenTests {
    private static func text(_ text: String) -> TextContent { TextContent(text, font: .system(size: 17)) }

    /// Returns the lines of views one below the other, each 20 points high.
    private func lines(_ views: [View], change: (inout Screen) -> Void = { _ in }) throws -> [String] {
        let placed = views.enumerated().map { number, view in
            var view = view
            view.autoresizing = Autoresizing(
                frame: Rect(x: 0, y: Double(number) * 20, width: 100, height: 20),
                superviewSize: Size(width: 320, height: 568), mask: [.flexibleMaxX, .flexibleMaxY])
            return view
        }
        let viewport = try DeviceCatalog.embedded.device(named: "iphone-5").viewport(.portrait)
        var screen = try Screen(
            name: "speech", viewport: viewport, root: View("root", subviews: placed), constraints: [])
        change(&screen)
        return SpokenScreen(LayoutEngine(screen) { _, _ in Self.noText }.layout()).lines
    }

    private static let noText = TextSize(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1)

    private static func control(_ control: Control) -> View { View("v", content: .control(control)) }

    private static func secure(_ text: String) -> View {
        var field = TextField(border: .none, text: Self.text(text), placeholder: "Password")
        field.isSecure = true
        return View("v", content: .textField(field))
    }

    private static func placed(_ text: String, x: Double, y: Double = 0) -> View {
        var view = View.label(text, Self.text(text))
        view.autoresizing = Autoresizing(
            frame: Rect(x: x, y: y, width: 20, height: 10), superviewSize: Size(width: 100, height: 20),
            mask: [.flexibleMaxX, .flexibleMaxY])
        return view
    }

    @Test func `views of an app in a bar are read in their places`() throws {
        var bar = Self.control(.navigationBar(NavigationBar(title: "Trails"), isLarge: false))
        bar.subviews = [Self.placed("Find", x: 5, y: 10), Self.placed("Add", x: 75), Self.placed("Edit", x: 5)]
        #expect(try lines([bar]) == ["Edit", "Trails, heading", "Add", "Find"])
        #expect(try lines([bar]) { $0.isRightToLeft = true } == ["Add", "Trails, heading", "Edit", "Find"])
    }

    @Test func `bars at the bottom are read last`() throws {
        let tabs = Self.control(.tabBar(["List"]))
        #expect(try lines([tabs, Self.placed("row", x: 0)]) == ["row", "selected, List, tab, 1 of 1"])
    }

    private static var title: View { .label("v", text("Hello\nthere")) }

    static let table: [(view: View, lines: [String])] = [
        (title, ["Hello there"]), (View.label("v", text("")), []), (View("v"), []),
        (View("v", content: .button(Button(text("Save"), style: .classic(contentInsets: nil)))), ["Save, button"]),
        (control(.toggle(isOn: true)), ["on, switch button. Double tap to toggle setting."]),
        (
            control(.slider(value: 0.5)), ["50%, adjustable. Swipe up or down with one finger to adjust the value."]
        ),
        (control(.stepper), ["Decrement, button", "Increment, button"]),
        (
            control(.segmented([.init("A"), .init("B")], selected: 1, apportionsByContent: false)),
            ["A, button, 1 of 2", "selected, B, button, 2 of 2"]
        ),
        (control(.progress(value: 0.333)), ["Progress, 33%"]),
        (control(.pageControl(pages: 3, current: 0)), ["page 1 of 3, adjustable"]),
        (secure(""), ["Password, secure text field. Double tap to edit."]),
        (secure("abc"), ["3 bullets, secure text field. Double tap to edit."]),
    ]

    @Test(arguments: table.indices) func `a view says what UIKit says of its content`(_ row: Int) throws {
        #expect(try lines([Self.table[row].view]) == Self.table[row].lines)
    }

    @Test func `a spinner is silent until it starts`() throws {
        var spinner = Self.control(.activityIndicator(isLarge: false))
        #expect(try lines([spinner]) == ["In progress"])
        spinner.source.isHiddenAtFirst = true
        #expect(try lines([spinner]) == [])
    }

    private static func title(_ change: (inout Accessibility) -> Void) -> View {
        var view = title
        var own = Accessibility()
        change(&own)
        view.accessibility = own
        return view
    }

    static let own: [(view: View, lines: [String])] = [
        (title { $0.label = "Greeting" }, ["Greeting"]), (title { $0.isElement = false }, []),
        (title { $0.hidesElements = true }, []), (title { $0.traits = [.header] }, ["Hello there, heading"]),
        (title { ($0.hint, $0.value) = ("Waves.", "loud") }, ["Hello there, loud. Waves."]),
        (title { $0.traits = [.selected, .notEnabled, .button] }, ["selected, Hello there, dimmed, button"]),
        (title { $0.actions = ["Wave", "Bow"] }, ["Hello there. Actions: Wave, Bow"]),
    ]

    @Test(arguments: own.indices) func `what a view says itself goes first`(_ row: Int) throws {
        #expect(try lines([Self.own[row].view]) == Self.own[row].lines)
    }

    @Test func `a modal view silences those beside it`() throws {
        var sheet = Self.title { $0.isModal = true }
        sheet.id = "sheet"
        #expect(try lines([View.label("behind", Self.text("Behind")), sheet]) == ["Hello there"])
    }

    @Test func `hidden views are silent, and bars are read around the rest`() throws {
        var hidden = Self.title
        hidden.isHidden = true
        let shown = View.label("shown", Self.text("Shown"))
        let lines = try lines([hidden, shown]) { screen in
            screen.navigationBar = NavigationBar(title: "Title", trailingButton: BarButton("Done"))
            screen.bars.hasBackButton = true
            screen.bars.prompt = "Prompt"
            screen.hasTabBar = true
            screen.bars.tabs = [BarContents.Item("Home"), BarContents.Item("More")]
        }
        #expect(
            lines == [
                "Prompt", "Back, button", "Title, heading", "Done, button", "Shown", "selected, Home, tab, 1 of 2",
                "More, tab, 2 of 2",
            ])
    }

    @Test func `elements in an order of their own are read in it, and others of the view are not`() throws {
        let labels = ["a", "b", "c"].enumerated().map { number, id in
            var label = View.label(id, Self.text(id.uppercased()))
            label.autoresizing = Autoresizing(
                frame: Rect(x: 0, y: Double(number) * 30, width: 50, height: 20),
                superviewSize: Size(width: 100, height: 20), mask: [.flexibleMaxX, .flexibleMaxY])
            return label
        }
        var root = View("inner", subviews: labels)
        root.accessibility = Accessibility()
        root.accessibility?.elements = ["c", "a"]
        #expect(try lines([root]) == ["C", "A"])
    }
}
