import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// The constraint of a conflict that is broken, and the message.
@Suite struct ConflictTests {
    private let box = View("box")

    private func broken(_ constraints: [Constraint], _ root: View? = nil) -> [String] {
        let root = root ?? View("view", subviews: [box])
        let all =
            [
                box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
            ] + constraints
        return layout(root, all).diagnostics.compactMap { $0.message.firstRange(of: "breaking ").map { $0.upperBound } }
            .enumerated().map { place, start in String(layout(root, all).diagnostics[place].message[start...]) }
    }

    @Test func `a size of the author's gives way before pins`() {
        let root = View("view", subviews: [box])
        #expect(
            broken([
                box.widthAnchor.constraint(equalToConstant: 100),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                root.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            ]) == ["box.width == 100"])
    }

    @Test func `guides stand behind the subviews of their view`() {
        let root = View("view", subviews: [box])
        for (guide, name) in [
            (root.layoutMarginsGuide, "layoutMarginsGuide"), (root.safeAreaLayoutGuide, "safeAreaLayoutGuide"),
        ] {
            let constraints = [
                box.widthAnchor.constraint(equalToConstant: 100),
                box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            ]
            #expect(broken(constraints) == ["view.\(name).trailing == box.trailing"])
        }
    }

    @Test func `without a size, centers give way before edges`() {
        let root = View("view", subviews: [box])
        #expect(
            broken([
                box.centerXAnchor.constraint(equalTo: root.leadingAnchor),
                root.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ]) == ["box.centerX == view.leading"])
    }

    @Test func `the inner view's constraint gives way`() {
        let inner = View("inner")
        let outer = View("outer", subviews: [inner])
        #expect(
            broken(
                [
                    inner.widthAnchor.constraint(equalToConstant: 100),
                    inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
                    outer.widthAnchor.constraint(equalToConstant: 200),
                ], View("view", subviews: [box, outer])) == ["inner.width == 100"])
    }

    @Test func `among distances the largest gives way`() {
        let root = View("view", subviews: [box])
        #expect(
            broken([
                box.widthAnchor.constraint(equalToConstant: 9),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ]) == ["box.leading == view.leading + 5"])
    }

    @Test func `what a mask or a stack view asks for never gives way to the author's`() {
        var fixed = box
        fixed.autoresizing = Autoresizing(
            frame: Rect(x: 0, y: 0, width: 50, height: 10), superviewSize: Size(width: 320, height: 480), mask: [])
        #expect(
            broken(
                [fixed.leadingAnchor.constraint(equalTo: fixed.leadingAnchor, constant: 1)],
                View("view", subviews: [fixed])
            ).count == 1)
        let row = Row(
            StackView(spacing: .points(5), arranged: []), [label("a", 1), label("b", 1)],
            constraints: [
                Constraint(
                    Constraint.Operand(.view("b"), .leading), .equal, Constraint.Operand(.view("a"), .trailing))
            ])
        #expect(
            row.layout().diagnostics.map(\.message) == [
                "unable to satisfy at the same time: b.leading == a.trailing; b.leading == a.trailing + 5 (stack view); "
                    + "recovered by breaking b.leading == a.trailing"
            ])
    }

    @Test func `findings use the names that people know, and add ids to names that several views share`() {
        var first = View("id-1")
        first.source.name = "Title"
        var second = View("id-2")
        second.source.name = "Icon"
        var third = View("id-3")
        third.source.name = "Icon"
        let root = View("view", subviews: [first, second, third])
        let conflict = layout(
            root,
            [
                first.widthAnchor.constraint(equalToConstant: 1), first.widthAnchor.constraint(equalToConstant: 2),
                second.heightAnchor.constraint(equalToConstant: 1), second.heightAnchor.constraint(equalToConstant: 2),
            ]
        ).diagnostics.filter { $0.kind == .unsatisfiable }
        #expect(
            conflict.map(\.message) == [
                "unable to satisfy at the same time: Title.width == 1; Title.width == 2; "
                    + "recovered by breaking Title.width == 2",
                "unable to satisfy at the same time: Icon#id-2.height == 1; Icon#id-2.height == 2; "
                    + "recovered by breaking Icon#id-2.height == 2",
            ])
        #expect(conflict.map(\.views) == [["id-1"], ["id-2"]])
    }
}
