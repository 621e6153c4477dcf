import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct LayoutEngineTests {
    private func label(_ id: String, _ text: String, numberOfLines: Int = 1) -> View {
        .label(id, TextContent(text, font: .system(size: 10), numberOfLines: numberOfLines))
    }

    private func pinnedTopLeft(_ view: View, in root: View) -> [Constraint] {
        [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        ]
    }

    @Test func `a label takes the size of its text`() {
        let title = label("title", "twelve chars")
        let root = View("view", subviews: [title])
        let layout = layout(root, pinnedTopLeft(title, in: root))
        #expect(layout.frame("title") == Rect(x: 10, y: 20, width: 120, height: 10))
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `text that may wrap is measured again at its solved width`() {
        let title = label("title", String(repeating: "x", count: 50), numberOfLines: 0)
        let root = View("view", subviews: [title])
        let layout = layout(
            root,
            pinnedTopLeft(title, in: root) + [
                root.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10)
            ])
        #expect(layout.frame("title") == Rect(x: 10, y: 20, width: 300, height: 20))
    }

    @Test func `text on one line keeps its height however narrow it gets`() {
        let title = label("title", String(repeating: "x", count: 50))
        let root = View("view", subviews: [title])
        let layout = layout(
            root, pinnedTopLeft(title, in: root) + [title.widthAnchor.constraint(equalToConstant: 100)])
        #expect(layout.frame("title") == Rect(x: 10, y: 20, width: 100, height: 10))
        #expect(layout.brokenConstraints.map(\.source) == [.compressionResistance])
        #expect(layout.brokenConstraints.map(\.error) == [400])
    }

    @Test func `the label with the lower hugging stretches`() {
        var left = label("left", "ab")
        var right = label("right", "cd")
        left.hugging.horizontal = 250
        right.hugging.horizontal = 251
        let root = View("view", subviews: [left, right])
        let layout = layout(
            root,
            pinnedTopLeft(left, in: root) + [
                right.topAnchor.constraint(equalTo: left.topAnchor),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
                root.trailingAnchor.constraint(equalTo: right.trailingAnchor),
            ])
        #expect(layout.frame("left")?.width == 282)
        #expect(layout.frame("right") == Rect(x: 300, y: 20, width: 20, height: 10))
    }

    @Test func `hugging at 1000 gives way to a required width`() {
        var title = label("title", "ab")
        title.hugging.horizontal = .required
        let root = View("view", subviews: [title])
        let layout = layout(
            root, pinnedTopLeft(title, in: root) + [title.widthAnchor.constraint(equalToConstant: 90)])
        #expect(layout.frame("title")?.width == 90)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `one constraint of a higher priority outweighs many below it`() {
        let box = View("box")
        let root = View("view", subviews: [box])
        let many = (0..<1000).map { _ in box.widthAnchor.constraint(equalToConstant: 60).withPriority(749) }
        let layout = layout(
            root,
            pinnedTopLeft(box, in: root) + many + [
                box.heightAnchor.constraint(equalToConstant: 5),
                box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).withPriority(750),
            ])
        #expect(layout.frame("box")?.width == 100)
    }

    @Test func `edges are rounded in screen coordinates and sizes are their differences`() {
        let parts = (0..<3).map { View("part\($0)") }
        let root = View("view", subviews: parts)
        var constraints = [parts[0].leadingAnchor.constraint(equalTo: root.leadingAnchor)]
        for (left, right) in zip(parts, parts.dropFirst()) {
            constraints.append(right.leadingAnchor.constraint(equalTo: left.trailingAnchor))
            constraints.append(right.widthAnchor.constraint(equalTo: left.widthAnchor))
        }
        constraints.append(root.trailingAnchor.constraint(equalTo: parts[2].trailingAnchor))
        for part in parts {
            constraints.append(part.topAnchor.constraint(equalTo: root.topAnchor))
            constraints.append(part.heightAnchor.constraint(equalToConstant: 10))
        }
        let layout = layout(root, constraints, size: Size(width: 374, height: 480))
        #expect(parts.compactMap { layout.frame($0.id)?.width } == [124.5, 125, 124.5])
    }

    @Test func `a multiplier on a position counts from the common superview`() {
        let inner = View("inner")
        let outer = View("outer", subviews: [inner])
        let root = View("view", subviews: [outer])
        let half = Constraint(
            Constraint.Operand(inner.layoutItem, .centerX), .equal, Constraint.Operand(outer.layoutItem, .centerX),
            multiplier: 0.5)
        let layout = layout(
            root,
            pinnedTopLeft(outer, in: root) + [
                outer.widthAnchor.constraint(equalToConstant: 200),
                outer.heightAnchor.constraint(equalToConstant: 100),
                half,
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.widthAnchor.constraint(equalToConstant: 20),
                inner.heightAnchor.constraint(equalToConstant: 20),
            ])
        #expect(layout.frame("inner") == Rect(x: 40, y: 0, width: 20, height: 20))
    }

    @Test func `baselines of labels of different sizes meet`() {
        let small = label("small", "ab")
        let large = View.label("large", TextContent("cd", font: .system(size: 20)))
        let root = View("view", subviews: [small, large])
        let layout = layout(
            root,
            pinnedTopLeft(large, in: root) + [
                small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            ])
        #expect(layout.frame("small") == Rect(x: 50, y: 28, width: 20, height: 10))
    }

    @Test(
        "Margins are 16 at the sides of a narrow root and 8 elsewhere, and the safe area adds to them",
        arguments: [(top: 40.0, margin: 8.0), (top: 5, margin: 23)])
    func margins(top: Double, margin: Double) {
        let inner = View("inner")
        let outer = View("outer", subviews: [inner])
        let root = View("view", subviews: [outer])
        let layout = layout(
            root,
            [
                outer.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                outer.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                outer.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
                outer.heightAnchor.constraint(equalToConstant: 100),
                inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
                inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
            ])
        #expect(layout.frame("outer") == Rect(x: 16, y: top, width: 288, height: 100))
        #expect(layout.frame("inner") == Rect(x: 8, y: margin, width: 272, height: 92 - margin))
    }

    @Test func `required constraints that contradict each other are reported and one is broken`() {
        let box = View("box")
        let root = View("view", subviews: [box])
        let layout = layout(
            root,
            pinnedTopLeft(box, in: root) + [
                box.heightAnchor.constraint(equalToConstant: 10),
                root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
                box.widthAnchor.constraint(equalToConstant: 500),
            ])
        #expect(layout.diagnostics.map(\.kind) == [.unsatisfiable])
        #expect(layout.diagnostics.first?.message.hasSuffix("recovered by breaking box.width == 500") == true)
        #expect(layout.frame("box")?.width == 300)
    }

    @Test func `what the constraints leave open is reported`() {
        let box = View("box")
        let root = View("view", subviews: [box])
        let layout = layout(
            root,
            pinnedTopLeft(box, in: root) + [
                box.heightAnchor.constraint(equalToConstant: 10),
                box.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
            ])
        #expect(layout.diagnostics.map(\.message) == ["box.width is not determined: it may be from 0 to 50"])
    }
}
