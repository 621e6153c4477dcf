import LayoutSimAudits
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// Rules that examine the constraints.
@Suite struct ConstraintRuleTests {
    private static let rules: [AuditRule] = [.ambiguous, .priorityTie, .unsatisfiable, .feedbackLoop]

    private func found(_ root: View, _ constraints: [Constraint]) throws -> [String] {
        try findings(screen(root, constraints)).filter { Self.rules.contains($0.rule) }.map(\.description)
    }

    /// Returns two labels in a row as wide as the screen.
    private func row(_ change: (inout View) -> Void = { _ in }) -> (View, [Constraint]) {
        let (a, b) = (View.text("a"), View.text("b").with(change))
        let root = View("view", subviews: [a, b])
        return (
            root,
            [
                a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
                b.rightAnchor.constraint(equalTo: root.rightAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
                b.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        )
    }

    @Test func `equal hugging leaves open who stretches`() throws {
        let (root, constraints) = row()
        #expect(
            try found(root, constraints) == [
                "priority-tie a b: their horizontal content hugging is 251 each, so that it is left open which of them "
                    + "stretches"
            ])
    }

    @Test func `different hugging decides`() throws {
        let (root, constraints) = row { $0.hugging.horizontal = 250 }
        #expect(try found(root, constraints) == [])
    }

    @Test func `equal resistance leaves open who is squeezed`() throws {
        let (root, constraints) = row { $0.hugging.horizontal = 250 }
        let narrow = constraints + [Constraint(root.subviews[0].widthAnchor.operand, .greaterThanOrEqual, nil)]
        let squeezed = narrow.map { constraint in
            constraint.first == root.subviews[1].rightAnchor.operand
                ? root.subviews[1].rightAnchor.constraint(equalTo: root.leftAnchor, constant: 30) : constraint
        }
        #expect(
            try found(root, squeezed) == [
                "priority-tie a b: their horizontal compression resistance is 750 each, so that it is left open which "
                    + "of them is squeezed"
            ])
    }

    @Test func `what hangs on an open position is told with it`() throws {
        let (a, b) = (View.color("a"), View.color("b"))
        let root = View("view", subviews: [a, b])
        let sizes = [a, b].flatMap { view in
            [view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10)]
        }
        let constraints =
            sizes + [
                a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
                b.leftAnchor.constraint(equalTo: a.rightAnchor),
            ]
        #expect(
            try found(root, constraints) == [
                "ambiguous a b: a.left is not determined: it may be anything; b.left is not determined: it may be "
                    + "anything"
            ])
    }

    @Test func `a conflict names the constraints`() throws {
        let a = View.color("a")
        let root = View("view", subviews: [a])
        let constraints = [
            a.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
            a.heightAnchor.constraint(equalToConstant: 10), a.widthAnchor.constraint(equalToConstant: 10),
            a.widthAnchor.constraint(equalToConstant: 20),
        ]
        #expect(
            try found(root, constraints) == [
                "unsatisfiable a: unable to satisfy at the same time: a.width == 10; a.width == 20; recovered by "
                    + "breaking a.width == 20"
            ])
    }

    @Test func `a layout that never comes to rest names the view whose margins move it`() throws {
        let inner = View.color("inner")
        let card = View("card", subviews: [inner])
        let root = View("view", subviews: [card])
        let guide = card.layoutMarginsGuide
        let constraints = [
            card.leftAnchor.constraint(equalTo: root.leftAnchor), card.widthAnchor.constraint(equalToConstant: 100),
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 106),
            inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
            inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            inner.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 2, constant: -110),
        ]
        let screen = screen(root, constraints, safeArea: EdgeInsets(bottom: 34))
        #expect(
            try findings(screen).filter { $0.rule == .feedbackLoop }.map(\.description) == [
                "feedback-loop card: layout never comes to rest: every pass changes card.layoutMargins.bottom, the last "
                    + "one from 8 to 42"
            ])
    }
}
