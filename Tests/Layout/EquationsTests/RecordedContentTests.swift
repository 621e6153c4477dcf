import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// The width of a view with content of 24 points and a constraint for another width, recorded by Vercantez/openuikit on
/// iOS 26.1, which broke no constraint in any of these cases.
@Suite struct RecordedContentTests {
    struct Case: Sendable {
        var hugging: Float
        var resistance: Float
        var relation = Constraint.Relation.equal
        var asked: Double
        var priority: Float = 1000
        var width: Double
    }

    private static let required: [Case] = [(1000, 1000), (1000, 750), (250, 1000), (999, 999), (1000, 999)].flatMap {
        (hugging: Float, resistance: Float) in
        [
            Case(hugging: hugging, resistance: resistance, asked: 36, width: 36),
            Case(hugging: hugging, resistance: resistance, asked: 10, width: 10),
            Case(hugging: hugging, resistance: resistance, relation: .greaterThanOrEqual, asked: 36, width: 36),
            Case(hugging: hugging, resistance: resistance, relation: .lessThanOrEqual, asked: 10, width: 10),
        ]
    }

    private static let optional = [
        Case(hugging: 1000, resistance: 750, asked: 36, priority: 999, width: 24),
        Case(hugging: 1000, resistance: 750, asked: 10, priority: 999, width: 10),
        Case(hugging: 250, resistance: 1000, asked: 36, priority: 999, width: 36),
        Case(hugging: 250, resistance: 1000, asked: 10, priority: 999, width: 24),
        Case(hugging: 1000, resistance: 750, asked: 36, priority: 998, width: 24),
        Case(hugging: 1000, resistance: 750, asked: 10, priority: 998, width: 10),
        Case(hugging: 250, resistance: 1000, asked: 36, priority: 998, width: 36),
        Case(hugging: 250, resistance: 1000, asked: 10, priority: 998, width: 24),
        Case(hugging: 1000, resistance: 750, asked: 36, priority: 500, width: 24),
        Case(hugging: 1000, resistance: 750, asked: 10, priority: 500, width: 24),
        Case(hugging: 250, resistance: 1000, asked: 36, priority: 500, width: 36),
        Case(hugging: 250, resistance: 1000, asked: 10, priority: 500, width: 24),
    ]

    @Test(arguments: required + optional) func `a view's own size is never required`(_ known: Case) {
        var session = LayoutSession(rootSize: Size(width: 300, height: 300))
        let view = session.addView()
        session.setIntrinsicSize(IntrinsicSize(width: 24, height: 20), of: view)
        session.setHugging(
            AxisPriorities(horizontal: Priority(rawValue: known.hugging), vertical: .defaultLow), of: view)
        session.setCompressionResistance(
            AxisPriorities(horizontal: Priority(rawValue: known.resistance), vertical: .defaultHigh), of: view)
        _ = session.add(
            SessionConstraint(ItemAttribute(view, .leading), .equal, ItemAttribute(.root, .leading)))
        _ = session.add(
            SessionConstraint(
                ItemAttribute(view, .width), known.relation, constant: known.asked,
                priority: Priority(rawValue: known.priority)))
        session.solve()
        #expect(session.conflicts.isEmpty && session.frame(of: view).width == known.width)
    }
}
