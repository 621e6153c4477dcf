import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct SessionFindingTests {
    private var session = LayoutSession(rootSize: Size(width: 320, height: 480))

    private mutating func add(
        _ view: ViewHandle, _ attribute: LayoutAttribute, _ relation: Constraint.Relation = .equal,
        _ other: ViewHandle? = nil, constant: Double, maker: ConstraintMaker = .author
    ) -> ConstraintHandle {
        session.add(
            SessionConstraint(
                ItemAttribute(view, attribute), relation, other.map { ItemAttribute($0, attribute) },
                constant: constant, maker: maker))
    }

    @Test mutating func `a conflict names its constraints and the one that was broken`() {
        let box = session.addView()
        let pins = [add(box, .left, .equal, .root, constant: 10), add(box, .right, .equal, .root, constant: -10)]
        let width = add(box, .width, constant: 500)
        session.solve()
        #expect(session.conflicts.map(\.broken) == [.constraint(width)])
        #expect(session.conflicts.first?.rows == (pins + [width]).map(SessionRow.constraint))
        #expect(session.error(of: .constraint(width)) == 200)
        #expect(session.frame(of: box).width == 300)
        session.setConstant(300, of: width)
        session.solve()
        #expect(session.conflicts.isEmpty)
    }

    @Test mutating func `what a mask or stack view asks for does not give way to the author's`() {
        let box = session.addView()
        let author = add(box, .width, constant: 1)
        let mask = add(box, .width, constant: 2, maker: .autoresizing(box))
        session.solve()
        #expect(session.conflicts.map(\.broken) == [.constraint(author)])
        session.remove(mask)
        _ = add(box, .width, constant: 3, maker: .stack(.root))
        session.solve()
        #expect(session.conflicts.map(\.broken) == [.constraint(author)])
    }

    @Test mutating func `a negative length is in conflict with its bound`() {
        let box = session.addView()
        let width = add(box, .width, constant: -5)
        session.solve()
        #expect(session.conflicts.first?.broken == .constraint(width))
        guard case .bound(let unknown) = session.conflicts.first?.rows.first else {
            Issue.record("no bound in \(session.conflicts)")
            return
        }
        #expect(unknown.item == .view(box) && unknown.attribute == .width)
    }

    @Test mutating func `what is left open, and what it may be`() {
        let box = session.addView()
        _ = add(box, .left, .equal, .root, constant: 0)
        _ = add(box, .width, .lessThanOrEqual, constant: 50)
        session.solve()
        #expect(session.ambiguousUnknowns.map(\.attribute) == [.top, .width, .height])
        let width = session.ambiguityRanges[1]
        #expect(width.lower == 0 && width.upper == 50)
    }

    @Test mutating func `the slack of an inequality`() {
        let box = session.addView()
        _ = add(box, .width, constant: 40)
        let limit = add(box, .width, .lessThanOrEqual, constant: 50)
        session.solve()
        #expect(session.slack(of: .constraint(limit)) == 10)
        #expect(session.error(of: .constraint(limit)) == 0)
    }

    @Test mutating func `with equal hugging the first view in preorder stretches, whenever it was added`() {
        let right = session.addView()
        let left = session.addView(at: 0)
        for view in [left, right] { session.setIntrinsicSize(IntrinsicSize(width: 50, height: 10), of: view) }
        _ = add(left, .left, .equal, .root, constant: 0)
        _ = session.add(SessionConstraint(ItemAttribute(right, .left), .equal, ItemAttribute(left, .right)))
        _ = add(right, .right, .equal, .root, constant: 0)
        session.solve()
        #expect(session.frame(of: left).width == 270)
        #expect(session.contentConstraints.map(\.view) == [left, left, left, left, right, right, right, right])
        session.moveView(right, to: .root, at: 0)
        session.solve()
        #expect(session.frame(of: right).width == 270)
    }

    @Test mutating func `an equation adds up to the value, and tells what moves it`() throws {
        let (outer, inner) = (session.addView(), session.addView())
        session.moveView(inner, to: outer)
        let left = add(outer, .left, .equal, .root, constant: 30)
        let inset = add(inner, .left, .equal, outer, constant: 5)
        let half = session.add(
            SessionConstraint(ItemAttribute(inner, .width), .equal, ItemAttribute(.root, .width), multiplier: 0.5))
        session.setAlignmentInsets(EdgeInsets(left: 2), of: inner)
        session.solve()
        let x = session.equation(of: .near, along: .horizontal, of: inner)
        #expect(x.value == 3 && x.constant == -2)
        #expect(x.causes.map(\.row) == [.constraint(inset)])
        #expect(x.causes.map(\.multiplier) == [1] && x.causes.map(\.constant) == [5])
        let right = session.equation(of: .far, along: .horizontal, of: inner)
        #expect(right.value == 165)
        #expect(right.causes.map(\.row) == [.constraint(inset), .constraint(half)])
        #expect(session.rootShare(in: half) == 0.5 && session.rootShare(in: left) == 0)
        #expect(session.causes(holding: .constraint(left)).isEmpty)
    }

    @Test mutating func `to whom a constraint gave way`() {
        let box = session.addView()
        let width = add(box, .width, constant: 40)
        session.setIntrinsicSize(IntrinsicSize(width: 100), of: box)
        session.solve()
        let resistance = ContentConstraint(view: box, axis: .horizontal, kind: .compressionResistance)
        #expect(session.error(of: .content(resistance)) == 60)
        #expect(session.causes(holding: .content(resistance)).map(\.row) == [.constraint(width)])
    }
}
