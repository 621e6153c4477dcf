import LayoutSimAutoLayout
import LayoutSimViewTree
import Testing

@Suite struct ExplanationTests {
    private func explain(_ view: String, _ root: View, _ constraints: [Constraint], isRightToLeft: Bool = false)
        -> Explanation?
    {
        var screen = testScreen(root, constraints)
        screen.isRightToLeft = isRightToLeft
        return LayoutEngine(screen, measure: squareGlyphs).explain(view)
    }

    private func equations(_ explanation: Explanation?) -> [String] {
        explanation?.equations.map(\.description) ?? []
    }

    /// Returns a label below the top guide, and a patch under it.
    private func sheet(_ titleLength: Int = 40) -> (root: View, constraints: [Constraint]) {
        let title = label("title", titleLength, numberOfLines: 0)
        let patch = View("patch")
        let root = View("view", subviews: [title, patch])
        return (
            root,
            [
                title.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor, constant: 8),
                title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                root.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10),
                patch.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 24),
                patch.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                patch.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -20),
                patch.heightAnchor.constraint(equalTo: patch.widthAnchor),
            ]
        )
    }

    @Test func `each edge and size is a sum of distances and sizes, from cause to effect`() {
        let (root, constraints) = sheet()
        #expect(
            equations(explain("patch", root, constraints)) == [
                "patch.x = 0.25 * view.width 320 + 10 = 90",
                "patch.y = 28 + title.height 20 + 24 = 72",
                "patch.width = 0.5 * view.width 320 - 20 = 140",
                "patch.height = 0.5 * view.width 320 - 20 = 140",
                "patch.right = 0.75 * view.width 320 - 10 = 230",
                "patch.bottom = 28 + title.height 20 + 24 + 0.5 * view.width 320 - 20 = 212",
            ])
        #expect(equations(explain("title", root, constraints)).prefix(2) == ["title.x = 10", "title.y = 28"])
    }

    @Test func `the chain of constraints leads from the cause to the value and says how much each moves it`() {
        let (root, constraints) = sheet()
        let chain = explain("patch", root, constraints)?.equations[1].chain
        #expect(
            chain?.map(\.description) == [
                "title.top == topLayoutGuide.bottom + 8, moves it by 1 a point",
                "title.height >= 20 @750 (compression resistance), moves it by 1 a point",
                "patch.top == title.bottom + 24, moves it by 1 a point",
            ])
        let half = explain("patch", root, constraints)?.equations[0].chain
        #expect(half?.map(\.movesPerPoint) == [1, -0.5])
    }

    @Test func `what the equation says happens when a constant is changed`() throws {
        let (root, constraints) = sheet()
        let explanation = try #require(explain("patch", root, constraints))
        for equation in explanation.equations {
            for link in equation.chain where link.source == .screen {
                let moved = constraints.map { constraint in
                    var constraint = constraint
                    if constraint == link.constraint { constraint.constant += 0.25 }
                    return constraint
                }
                let after = explain("patch", root, moved)?.equations.first { $0.part == equation.part }
                let expected = equation.value + 0.25 * link.movesPerPoint
                #expect(abs((after?.value ?? 0) - expected) < 1e-9)
            }
        }
    }

    @Test func `positions count from the superview`() {
        let inner = View("inner")
        let outer = View("outer", subviews: [inner])
        let root = View("view", subviews: [outer])
        let explanation = explain(
            "inner", root,
            [
                outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
                outer.topAnchor.constraint(equalTo: root.topAnchor),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
            ])
        #expect(equations(explanation).first == "inner.x = 5")
    }

    @Test func `what gave way, by how much and to whom`() {
        let (root, constraints) = sheet()
        let limit = Constraint(
            Constraint.Operand(.view("title"), .height), .lessThanOrEqual, nil, constant: 12, priority: 800)
        let explanation = explain("title", root, constraints + [limit])
        #expect(
            explanation?.concessions.map(\.description) == [
                "title.height >= 20 @750 (compression resistance) by 8"
            ])
        #expect(explanation?.concessions.last?.winners.map(\.text) == ["title.height <= 12 @800"])
    }

    @Test func `a required constraint that was broken says so`() {
        let (root, constraints) = sheet()
        let wide = Constraint(Constraint.Operand(.view("title"), .width), .equal, nil, constant: 500)
        let explanation = explain("title", root, constraints + [wide])
        #expect(explanation?.concessions.first?.description == "title.width == 500 by 200, broken in a conflict")
    }

    @Test func `what nothing decides is said to be open`() {
        let box = View("box")
        let root = View("view", subviews: [box])
        let explanation = explain(
            "box", root,
            [
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.topAnchor.constraint(equalTo: root.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 3),
                box.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
            ])
        #expect(explanation?.equations[2].chain.map(\.text) == ["box.width is not determined"])
    }

    @Test func `stack views explain themselves`() {
        let row = Row(
            StackView(distribution: .fillEqually, spacing: .points(5), arranged: []), [label("a", 1), label("b", 3)],
            width: 105)
        let root = View("view", subviews: [row.view])
        let explanation = explain("b", root, [row.view.widthAnchor.constraint(equalToConstant: 105)])
        #expect(equations(explanation).first == "b.x = 0.5 * stack.width 105 + 2.5 = 55")
    }

    @Test func `leading and trailing count from the right where languages do`() {
        let (root, constraints) = sheet()
        let explanation = explain("title", root, constraints, isRightToLeft: true)
        #expect(equations(explanation).first == "title.x = 10")
        #expect(explanation?.equations[4].description == "title.right = view.width 320 - 10 = 310")
    }

    @Test func `a view that is not there has no explanation`() {
        #expect(explain("gone", View("view"), []) == nil)
    }
}
