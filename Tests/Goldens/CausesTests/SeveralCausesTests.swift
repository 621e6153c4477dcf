import LayoutSimCauses
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Several edits at once: each is the cause of the effects that it alone restores, and all are named.
@Suite struct SeveralCausesTests {
    private let goldens: Goldens
    private let base: Screen

    init() throws {
        goldens = try Goldens()
        base = SeveralCausesTests.screen(on: try goldens.devices.device(named: "iphone-6").viewport(.portrait))
    }

    /// Returns a screen with two independent columns, a note below the left one, and a plate.
    private static func screen(on viewport: Viewport) -> Screen {
        let left = View.label("left", TextContent("Left", font: .system(size: 17)))
        let note = View.label("note", TextContent("A note", font: .system(size: 12)))
        let right = View.label("right", TextContent("Right", font: .system(size: 17)))
        var plate = View("plate")
        plate.backgroundColor = .black
        let root = View("view", subviews: [left, note, right, plate])
        let constraints = [
            left.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            note.topAnchor.constraint(equalTo: left.bottomAnchor, constant: 10),
            note.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            right.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            right.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
            plate.topAnchor.constraint(equalTo: root.topAnchor, constant: 300),
            plate.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            plate.widthAnchor.constraint(equalToConstant: 100),
            plate.heightAnchor.constraint(equalToConstant: 50),
        ]
        return Screen(uncheckedName: "columns", viewport: viewport, root: root, constraints: constraints)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var change: @Sendable (inout Screen) -> Void
        var headline: String
        var testDescription: String { name }
    }

    static let red = Color(hex: 0xFF3B30)

    static let cases = [
        Case(
            name: "two constants",
            change: {
                $0.constraints[4].constant = 60; $0.constraints[8].constant = 130
            },
            headline: "plate.width 100 → 130 because plate.width == 100 → 130; "
                + "and right.y 40 → 60 because right.top == view.top: constant 40 → 60"),
        Case(
            name: "a constant and a color elsewhere",
            change: { screen in
                screen.constraints[8].constant = 130
                screen = screen.changing("note") { $0.changeColor(red) }
            },
            headline: "plate.width 100 → 130 because plate.width == 100 → 130; and note color #000000 → #FF3B30"),
        Case(
            name: "a color of a view that moves",
            change: { screen in
                screen.constraints[2].constant = 30
                screen = screen.changing("note") { $0.changeColor(red) }
            },
            headline: "note.y 70.5 → 90.5 because note.top == left.bottom: constant 10 → 30; "
                + "and note color #000000 → #FF3B30"),
        Case(
            name: "two colors",
            change: { screen in
                screen = screen.changing("note") { $0.changeColor(red) }
                screen = screen.changing("plate") { $0.backgroundColor = .white.withAlpha(128) }
            },
            headline: "note color #000000 → #FF3B30; and plate background #000000 → #FFFFFF80"),
        Case(
            name: "two that move one view",
            change: {
                $0.constraints[0].constant = 45; $0.constraints[2].constant = 20
            },
            headline: "note.y 70.5 → 85.5 because "
                + "left.top == view.top: constant 40 → 45 and note.top == left.bottom: constant 10 → 20"),
        Case(
            name: "two of which either would do",
            change: { screen in
                let (left, root) = (View("left"), View("view"))
                screen.constraints.append(left.heightAnchor.constraint(equalToConstant: 50))
                screen.constraints.append(left.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 90))
            },
            headline: "left.height 20.5 → 50 because constraint left.height == 50 added and "
                + "constraint left.bottom == view.top + 90 added (either is enough)"),
        // Without the constraint, the height would also be different from before.
        Case(
            name: "one that hides a part of what the other does",
            change: { screen in
                screen = screen.changing("left") { $0.changeText { $0.font = .system(size: 20) } }
                screen.constraints.append(View("left").heightAnchor.constraint(equalToConstant: 50))
            },
            headline: "left.height 20.5 → 50 because constraint left.height == 50 added; "
                + "and left.width 30.5 → 35.5 because left font system 17 regular → system 20 regular"),
        Case(
            name: "three of different kinds",
            change: { screen in
                screen.constraints[4].constant = 60
                screen = screen.changing("left") { $0.changeText { $0.font = .system(size: 20) } }
                screen = screen.changing("plate") { $0.backgroundColor = red }
            },
            headline: "left.width 30.5 → 35.5 because left font system 17 regular → system 20 regular; "
                + "right.y 40 → 60 because right.top == view.top: constant 40 → 60; "
                + "and plate background #000000 → #FF3B30"),
    ]

    @Test(arguments: cases) func `every cause is named with what it alone brings back`(_ test: Case) throws {
        var new = base
        test.change(&new)
        let report = try goldens.report(from: base, to: new, withPicture: true)
        #expect("\(report.headline)" == test.headline, "\(report)")
        #expect(report.together == [])
        #expect(report.unexplained == [])
    }

    /// With the view restored, the two would cover each other by less than before.
    @Test func `what an input would do without another one is not told as its effect`() throws {
        let labels = ["start", "end"].map { View.label($0, TextContent("Title", font: .system(size: 17))) }
        let box = View("box", subviews: labels)
        var old = base
        old.root = View("view", subviews: [box])
        old.constraints = [
            box.widthAnchor.constraint(equalToConstant: 45), box.heightAnchor.constraint(equalToConstant: 60),
            box.topAnchor.constraint(equalTo: View("view").topAnchor, constant: 100),
            box.leftAnchor.constraint(equalTo: View("view").leftAnchor, constant: 100),
            labels[1].topAnchor.constraint(equalTo: box.topAnchor),
            labels[1].rightAnchor.constraint(equalTo: box.rightAnchor),
            labels[0].topAnchor.constraint(equalTo: box.topAnchor),
            labels[0].leftAnchor.constraint(equalTo: box.leftAnchor),
        ]
        var new = old
        new.constraints[0].constant = 50
        new.constraints.removeLast(2)
        new.root.subviews[0].subviews.remove(at: 0)
        let report = try goldens.report(from: old, to: new)
        #expect(
            "\(report.headline)"
                == "box.width 45 → 50 because box.width == 45 → 50; "
                + "and no longer overlapping start end because view start removed")
        #expect(report.causes.map { $0.masked.map(\.kind) } == [[], [.constant]])
    }

    /// The first column has the same width without the gap, and the second does not.
    @Test func `an input that one effect masks is named for another one`() throws {
        let (first, second) = (View("first"), View("second"))
        let root = View("view", subviews: [first, second])
        var old = base
        old.root = root
        old.constraints = [
            second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
            second.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
            first.widthAnchor.constraint(equalToConstant: 120).withPriority(250),
            first.leftAnchor.constraint(equalTo: root.leftAnchor),
            second.rightAnchor.constraint(equalTo: root.rightAnchor),
            first.topAnchor.constraint(equalTo: root.topAnchor), first.heightAnchor.constraint(equalToConstant: 50),
            second.topAnchor.constraint(equalTo: root.topAnchor), second.heightAnchor.constraint(equalToConstant: 50),
        ]
        var new = old
        new.constraints[0].constant = 16
        new.constraints.remove(at: 1)
        let report = try goldens.report(from: old, to: new)
        #expect(
            Set(report.causes.map { Set($0.inputs.map(\.kind)) }) == [[.removed], [.constant, .removed]], "\(report)")
        #expect(report.causes.map { $0.masked.map(\.kind) } == [[.constant], []])
    }

    /// Both columns are as wide as the longer of two new texts, but both texts are visible.
    @Test func `an input that others mask in the layout is named for what it paints`() throws {
        var old = base
        old.constraints.append(View("left").widthAnchor.constraint(equalTo: View("right").widthAnchor))
        let new = old.changing("left") { $0.changeText { $0.text = "A very long title" } }
            .changing("right") { $0.changeText { $0.text = "A longer title" } }
        let report = try goldens.report(from: old, to: new, withPicture: true)
        #expect(report.causes.flatMap(\.masked).map(\.view) == ["right"], "\(report)")
        #expect(report.causes.map { $0.inputs.map(\.view) } == [["left"], ["right"]])
        #expect(report.together == [] && report.idle == [] && report.unexplained == [])
    }

    @Test func `inputs that changed alike are one cause`() throws {
        var (old, new) = (base, base)
        for number in 0..<16 {
            let label = View.label("label \(number)", TextContent("Number", font: .system(size: 70)))
            for size in [70.0, 72] {
                var label = label
                label.content = .label(TextContent("Number", font: .system(size: size)), color: .black)
                if size == 70 { old.root.subviews.append(label) } else { new.root.subviews.append(label) }
            }
            let constraints = [
                label.topAnchor.constraint(equalTo: View("view").topAnchor, constant: Double(number) * 100),
                label.leftAnchor.constraint(equalTo: View("view").leftAnchor, constant: 20),
            ]
            old.constraints += constraints
            new.constraints += constraints
        }
        new.constraints[8].constant = 130
        let report = try goldens.report(from: old, to: new)
        #expect(report.causes.map(\.inputs.count) == [1, 16])
        #expect(
            "\(report.headline)".hasSuffix("; and \"label 0\".width 247.5 → 255 because 16 fonts 70 → 72"),
            "\(report.headline)")
    }

    @Test func `an edit is told whole where a part of it moves nothing by itself`() throws {
        var old = base
        old.constraints[8].priority = 750
        old.constraints[9].priority = 750
        old.constraints[9].constant = 100
        old.constraints.append(
            View("plate").widthAnchor.constraint(equalTo: View("plate").heightAnchor))
        var new = old
        new.constraints[8].constant = 80
        new.constraints[9].constant = 80
        let report = try goldens.report(from: old, to: new)
        #expect(
            "\(report.headline)"
                == "plate.height 100 → 80 because plate.width == 100 → 80 and plate.height == 100 → 80")
        #expect(report.idle == [])
        #expect(report.causes.map(\.restoresAll) == [true])
    }

    @Test func `many inputs of which few matter`() throws {
        var old = base
        for number in 0..<250 {
            var plate = View("plate \(number)")
            plate.backgroundColor = .black
            old.root.subviews.append(plate)
            old.constraints += [
                plate.topAnchor.constraint(equalTo: View("view").topAnchor, constant: Double(number)),
                plate.leftAnchor.constraint(equalTo: View("view").leftAnchor),
                plate.widthAnchor.constraint(equalToConstant: 5), plate.heightAnchor.constraint(equalToConstant: 5),
            ]
        }
        var new = old
        for place in new.constraints.indices where place >= base.constraints.count {
            new.constraints[place].priority = 999
        }
        new.constraints[200].constant += 40
        new.constraints[700].constant += 30
        let report = try goldens.report(from: old, to: new)
        #expect(report.inputs.count == 1002)
        #expect(report.causes.map { $0.inputs.map(\.kind) } == [[.constant], [.constant]])
        #expect(report.idle.count == 1000)
    }
}

extension View {
    /// Changes the color of a label.
    fileprivate mutating func changeColor(_ color: Color) {
        if case .label(let text, _) = content { content = .label(text, color: color) }
    }
}
