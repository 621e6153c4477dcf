import LayoutSimGeometry
import LayoutSimText
import LayoutSimDocuments
import LayoutSimCauses
import LayoutSimDevices
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree
import Testing

@Suite struct CauseReportTests {
    private let goldens: Goldens
    private let base: Screen

    init() throws {
        goldens = try Goldens()
        base = try goldens.screen(on: "iphone-4s", .landscape, longest: true)
    }

    /// The column does not fit: the patch gives way to a text of one more line.
    @Test func `a longer text, the patch that gives way to it, and the way between`() throws {
        let old = base.changing("title") { $0.changeText { $0.text = "Sums" } }
        let report = try goldens.report(from: old, to: base)
        #expect(
            "\(report)" == """
                patch.height 176.5 → 154 because title text "Sums" → "Probability and statisti…bility distributions" (1 → 2 lines)
                  cause     title text "Sums" → "Probability and statisti…bility distributions"
                  effect    title.height 22.5 → 45
                  effect    title 1 → 2 lines
                  effect    patch.x 152 → 163
                  effect    patch.y 81.5 → 104
                  effect    patch.width 176.5 → 154
                  effect    patch.height 176.5 → 154
                  effect    patch.width == 198 @750 is broken, off by 21.5 → 44
                  effect    patch.height == 198 @750 is broken, off by 21.5 → 44
                  effect    patch.centerY == view.centerY - 20 @249 is broken, off by 29.75 → 41
                  path      title.height +22.5
                  path      description.bottom at its limit
                  path      title.top at its limit
                  path      patch.height == 198 @750 is broken (off by 44)
                  proof     with it reverted, everything matches the golden

                """)
    }

    static let cases = [
        ScreenChange(
            name: "a constant", change: { $0.constraints[1].constant = 12 },
            inputs: ["patch.top == title.bottom: constant 20 → 12"],
            headline: "patch.height 154 → 162 because patch.top == title.bottom: constant 20 → 12"),
        ScreenChange(
            name: "a priority", change: { $0.constraints[5].priority = 100 },
            inputs: ["patch.width == 198: priority 750 → 100"],
            headline: "patch.width == 198: priority 750 → 100: no visible change"),
        ScreenChange(
            name: "a relation", change: { $0.constraints[1].relation = .greaterThanOrEqual },
            inputs: ["patch.top >= title.bottom + 20: relation == → >="],
            headline: "patch.top >= title.bottom + 20: relation == → >=: no visible change"),
        ScreenChange(
            name: "a multiplier", change: { $0.constraints[4].multiplier = 0.5 },
            inputs: ["patch.width == 0.5 * patch.height: multiplier 1 → 0.5"],
            headline: "patch.width 154 → 77 because patch.width == 0.5 * patch.height: multiplier 1 → 0.5"),
        ScreenChange(
            name: "a resistance",
            change: { $0 = $0.changing("title") { $0.compressionResistance.vertical = 700 } },
            inputs: ["title vertical compression resistance 751 → 700"],
            headline: "patch.height 154 → 198 because title vertical compression resistance 751 → 700"),
        ScreenChange(
            name: "the status bar", change: { $0.viewport.safeArea.top = 20 }, inputs: ["safe area 0 0 0 0 → 20 0 0 0"],
            headline: "patch.height 154 → 134 because safe area 0 0 0 0 → 20 0 0 0"),
        ScreenChange(
            name: "a bar that is gone", change: { $0.navigationBar = nil },
            inputs: ["navigation bar height 32 → none", #"navigation bar "Challenge Patch" done "Done" → none"#],
            headline: "patch.height 154 → 186 because navigation bar height 32 → none"),
        ScreenChange(
            name: "a line limit", change: { $0 = $0.changing("title") { $0.changeText { $0.numberOfLines = 1 } } },
            inputs: ["title line limit any → 1"],
            headline: "patch.height 154 → 176.5 because title line limit any → 1 (2 → 1 line)"),
    ]

    @Test(arguments: cases) func `an input that changed is named with its main effect`(_ test: ScreenChange) throws {
        var new = base
        test.change(&new)
        let report = try goldens.report(from: base, to: new)
        #expect(report.inputs.map(\.description) == test.inputs)
        #expect("\(report.headline)" == test.headline)
    }

    @Test func `another font era is reverted with its own fonts`() throws {
        var screen = base
        screen.constraints.removeAll { "\($0)".hasPrefix("view.trailing") }
        let golden = try Renderer(era: .y2020)
        let document = golden.document(golden.layout(screen))
        let report = try CauseSearch(renderer: goldens.renderer)
            .report(on: ChangedVariant(name: "a", golden: document, screen: screen))
        #expect(report.inputs.map(\.description) == ["font era 2020 → 2015"])
        #expect(report.causes.first?.restoresAll == true)
    }

    @Test func `two edits of one constant are one cause`() throws {
        var new = base
        for place in 9...12 { new.constraints[place].constant = 40 }
        let report = try goldens.report(from: base, to: new)
        #expect(report.inputs.count == 4)
        #expect(report.causes.first?.inputs.count == 4)
        #expect(report.causes.first?.restoresAll == true)
    }

    @Test func `two inputs that only together bring an output back are a cause together`() throws {
        var new = base.changing("title") {
            $0.changeText { $0.text += " with still more words that need one more line" }
        }
        new.constraints[1].constant = 30
        let report = try goldens.report(from: base, to: new)
        let cause = try #require(report.causes.first)
        #expect(Set(cause.inputs.map(\.kind)) == ["text", .constant])
        #expect(cause.restoresAll)
        #expect(report.together == [])
        #expect(report.unexplained == [])
    }

    @Test func `three inputs that need each other are found by leaving out what is not needed`() throws {
        var new = base.changing("title") {
            $0.changeText { $0.text += " with still more words that need one more line" }
        }
        new.constraints[1].constant = 30
        new.constraints[2].constant = 27
        new.constraints[0].priority = 999
        let report = try goldens.report(from: base, to: new)
        #expect(report.causes.first?.inputs.count == 3)
        #expect(report.idle.map(\.kind) == [.priority])
    }

    /// Without the added constraint, the changed one would be effective; with it, it does not matter.
    @Test func `an input that another one masks is not called a cause`() throws {
        let base = try goldens.screen(on: "iphone-4s", .landscape)
        var new = base
        let patch = View("patch")
        new.constraints[3].constant += 30
        new.constraints.append(patch.heightAnchor.constraint(equalToConstant: 50).withPriority(990))
        let report = try goldens.report(from: base, to: new)
        #expect(report.causes.map { $0.inputs.map(\.kind) } == [[.added]])
        #expect(report.causes.first?.masked.map(\.kind) == [.constant])
    }

    @Test func `a view that is gone comes back with its constraints`() throws {
        var new = base
        new.root.subviews.removeAll { $0.id == "description" }
        new.constraints.removeAll { $0.description.contains("description") }
        let report = try goldens.report(from: base, to: new)
        #expect(report.inputs.map(\.description) == ["view description removed"])
        #expect(report.causes.first?.restoresAll == true)
        #expect("\(report.headline)" == "patch.height 154 → 198 because view description removed")
        let back = try goldens.report(from: new, to: base)
        #expect(back.inputs.map(\.description) == ["view description added"])
        #expect(back.causes.first?.restoresAll == true)
    }

    @Test func `a view in another superview is moved back`() throws {
        var box = View("box", subviews: [View("inner")])
        let constraints = [box, View("inner")].flatMap {
            [
                $0.topAnchor.constraint(equalTo: View("view").topAnchor, constant: 30),
                $0.leftAnchor.constraint(equalTo: View("view").leftAnchor, constant: 40),
                $0.widthAnchor.constraint(equalToConstant: 50), $0.heightAnchor.constraint(equalToConstant: 60),
            ]
        }
        var old = base
        old.root = View("view", subviews: [box])
        old.constraints = constraints
        var new = old
        box.subviews = []
        new.root = View("view", subviews: [box, View("inner")])
        let inputs = ["inner superview box → view"]
        let inPlace = try goldens.report(from: old, to: new)
        #expect(inPlace.inputs.map(\.description) == inputs)
        #expect("\(inPlace.headline)" == "inner superview box → view: no visible change")

        let frame = Autoresizing(
            frame: Rect(x: 5, y: 6, width: 50, height: 60), superviewSize: Size(width: 50, height: 60), mask: [])
        old.constraints.removeLast(4)
        new.constraints.removeLast(4)
        old = old.changing("inner") { $0.autoresizing = frame }
        new = new.changing("inner") { $0.autoresizing = frame }
        let moved = try goldens.report(from: old, to: new)
        #expect(moved.inputs.map(\.description) == inputs)
        #expect(moved.outputs.map(\.description) == ["inner.x 45 → 5", "inner.y 36 → 6"])
        #expect(moved.causes.first?.restoresAll == true)
    }

    @Test func `what no input explains is said to be beyond them`() throws {
        var golden = try goldens.golden(base)
        golden.nodes[2].frame.origin.y += 7
        let search = CauseSearch(renderer: goldens.renderer)
        let report = try search.report(on: ChangedVariant(name: "a", golden: golden, screen: base))
        #expect(report.causes == [])
        #expect(report.isBeyondInputs)
        #expect(
            "\(report.headline)"
                == "patch.y 111 → 104, although no input changed: the fonts or the program did")
    }

    @Test func `a cause of some outputs is not one of the others`() throws {
        var golden = try goldens.golden(base)
        golden.nodes[1].frame.origin.x += 7
        var new = base
        new.constraints[1].constant = 12
        let search = CauseSearch(renderer: goldens.renderer)
        let report = try search.report(on: ChangedVariant(name: "a", golden: golden, screen: new))
        #expect(report.causes.map(\.restoresAll) == [false])
        #expect(report.unexplained.map(\.description) == ["title.x 21 → 14"])
        #expect(report.isBeyondInputs)
    }

    @Test func `what this version does not know changed together`() throws {
        var golden = try goldens.golden(base)
        golden.nodes[1].properties.append(LayoutDocument.Property("glow", "3"))
        golden.nodes[1].frame.origin.x += 7
        let search = CauseSearch(renderer: goldens.renderer)
        let report = try search.report(on: ChangedVariant(name: "a", golden: golden, screen: base))
        #expect("\(report.headline)" == "title.x 21 → 14, changed together with title unknown glow 3 → none")
        #expect(!report.isBeyondInputs)
    }

    @Test func `a golden that is not a tree does not crash`() throws {
        var golden = try goldens.golden(base)
        golden.nodes[1].id = "view"
        let search = CauseSearch(renderer: goldens.renderer)
        for nodes in [[], golden.nodes] {
            golden.nodes = nodes
            let report = try search.report(on: ChangedVariant(name: "a", golden: golden, screen: base))
            #expect(report.together.map(\.kind) == [.unknown])
        }
    }

    @Test func `the same screen has nothing to explain`() throws {
        let report = try goldens.report(from: base, to: base)
        #expect(report.class == .record)
        #expect(report.inputs == [])
        #expect(report.outputs == [])
    }
}
