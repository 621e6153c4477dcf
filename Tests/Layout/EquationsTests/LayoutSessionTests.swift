import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// A root of 320 by 480 points with boxes, using only handles.
@Suite struct LayoutSessionTests {
    private var session = LayoutSession(rootSize: Size(width: 320, height: 480))

    /// Adds a box whose edges have distances from the top left of its superview, with lengths in points.
    private mutating func addBox(
        in superview: ViewHandle = .root, _ x: Double, _ y: Double, _ width: Double?, _ height: Double?
    ) -> ViewHandle {
        let box = session.addView(in: superview)
        for (attribute, constant) in [(LayoutAttribute.left, x), (.top, y)] {
            _ = session.add(
                SessionConstraint(
                    ItemAttribute(box, attribute), .equal, ItemAttribute(superview, attribute), constant: constant))
        }
        for case (let attribute, let length?) in [(LayoutAttribute.width, width), (.height, height)] {
            _ = addLength(attribute, length, of: box)
        }
        return box
    }

    private mutating func addLength(
        _ attribute: LayoutAttribute, _ length: Double, of view: ViewHandle, _ priority: Priority = .required
    ) -> ConstraintHandle {
        session.add(
            SessionConstraint(ItemAttribute(view, attribute), .equal, constant: length, priority: priority))
    }

    private mutating func solvedFrame(of view: ViewHandle) -> Rect {
        session.solve()
        return session.frame(of: view)
    }

    @Test mutating func `frames count from the superview, and from the root where asked for`() {
        let outer = addBox(10, 20, 100, 50)
        let inner = addBox(in: outer, 3, 4, 5, 6)
        #expect(solvedFrame(of: inner) == Rect(x: 3, y: 4, width: 5, height: 6))
        #expect(session.frameInRoot(of: inner) == Rect(x: 13, y: 24, width: 5, height: 6))
        #expect(session.frame(of: .root) == Rect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test mutating func `before the first solving a view has no extent`() {
        let box = addBox(10, 20, 100, 50)
        #expect(session.frame(of: box) == .zero)
        #expect(solvedFrame(of: box).width == 100)
        let late = addBox(0, 0, 1, 1)
        #expect(session.frame(of: late) == .zero)
        #expect(session.frame(of: box).width == 100)
    }

    @Test mutating func `a constant`() {
        let box = addBox(10, 20, nil, 50)
        let width = addLength(.width, 100, of: box)
        #expect(solvedFrame(of: box).width == 100)
        session.setConstant(70, of: width)
        #expect(session.frame(of: box).width == 100)
        #expect(solvedFrame(of: box).width == 70)
        #expect(session[width].constant == 70)
    }

    @Test mutating func `priorities decide, and at 0 a constraint does not count`() {
        let box = addBox(10, 20, nil, 50)
        let weak = addLength(.width, 100, of: box, 500)
        let strong = addLength(.width, 70, of: box, 600)
        #expect(solvedFrame(of: box).width == 70)
        #expect(session.error(of: .constraint(weak)) == 30)
        session.setPriority(700, of: weak)
        #expect(solvedFrame(of: box).width == 100)
        #expect(session.error(of: .constraint(strong)) == 30)
        session.setPriority(0, of: weak)
        #expect(solvedFrame(of: box).width == 70)
        #expect(session.error(of: .constraint(weak)) == 0)
        session.setConstant(5, of: weak)
        session.setPriority(700, of: weak)
        #expect(solvedFrame(of: box).width == 5)
    }

    @Test mutating func `a constraint that comes, is replaced and goes`() {
        let box = addBox(10, 20, nil, 50)
        let width = addLength(.width, 100, of: box)
        session.replace(
            width,
            with: SessionConstraint(
                ItemAttribute(box, .width), .equal, ItemAttribute(.root, .width), multiplier: 0.5))
        #expect(solvedFrame(of: box).width == 160)
        session.remove(width)
        #expect(!session.contains(width))
        session.solve()
        #expect(session.ambiguousUnknowns.map(\.attribute) == [.width])
    }

    @Test mutating func `the size of the root, forth and back`() {
        let box = addBox(10, 20, nil, 50)
        _ = session.add(
            SessionConstraint(ItemAttribute(.root, .trailing), .equal, ItemAttribute(box, .trailing), constant: 10))
        #expect(solvedFrame(of: box).width == 300)
        session.setRootSize(Size(width: 480, height: 320))
        #expect(solvedFrame(of: box).width == 460)
        session.setRootSize(Size(width: 320, height: 480))
        #expect(solvedFrame(of: box).width == 300)
    }

    @Test mutating func `the size of the root, after how everything moves with it is known`() {
        let box = addBox(10, 20, nil, nil)
        for (attribute, constant) in [(LayoutAttribute.trailing, 10.0), (.bottom, 30)] {
            _ = session.add(
                SessionConstraint(
                    ItemAttribute(.root, attribute), .equal, ItemAttribute(box, attribute), constant: constant))
        }
        session.solve()
        #expect(session.piece(growth: Size(width: 2, height: 0)) != nil)
        for size in [Size(width: 321, height: 480), Size(width: 321, height: 500), Size(width: 300, height: 400)] {
            session.setRootSize(size)
            let expected = Rect(x: 10, y: 20, width: size.width - 20, height: size.height - 50)
            #expect(solvedFrame(of: box) == expected, "\(size)")
        }
    }

    @Test mutating func `a size of its own, hugging and compression resistance`() {
        let box = addBox(10, 20, nil, nil)
        session.setIntrinsicSize(IntrinsicSize(width: 40, height: 30), of: box)
        #expect(solvedFrame(of: box).size == Size(width: 40, height: 30))
        session.setIntrinsicSize(IntrinsicSize(width: 41, height: 30), of: box)
        #expect(solvedFrame(of: box).width == 41)
        let wide = addLength(.width, 90, of: box, 300)
        #expect(solvedFrame(of: box).width == 90)
        session.setHugging(AxisPriorities(400), of: box)
        #expect(solvedFrame(of: box).width == 41)
        session.setConstant(9, of: wide)
        session.setCompressionResistance(AxisPriorities(200), of: box)
        #expect(solvedFrame(of: box).width == 9)
        session.setIntrinsicSize(IntrinsicSize(height: 30), of: box)
        session.remove(wide)
        session.solve()
        #expect(session.ambiguousUnknowns.map(\.attribute) == [.width])
    }

    @Test mutating func `lengths and baselines that change at once`() {
        let (first, second) = (addBox(0, 0, nil, nil), session.addView())
        session.setIntrinsicSize(
            IntrinsicSize(width: 10, height: 20, baseline: .fromEdges(first: 8, last: 4)), of: first)
        session.setIntrinsicSize(
            IntrinsicSize(width: 10, height: 10, baseline: .belowCenter(1)), of: second)
        _ = session.add(
            SessionConstraint(ItemAttribute(second, .firstBaseline), .equal, ItemAttribute(first, .lastBaseline)))
        _ = session.add(SessionConstraint(ItemAttribute(second, .left), .equal, ItemAttribute(.root, .left)))
        #expect(solvedFrame(of: second).minY == 10)
        session.setIntrinsicSize(
            IntrinsicSize(width: 10, height: 40, baseline: .fromEdges(first: 8, last: 5)), of: first)
        #expect(solvedFrame(of: second).minY == 29)
        #expect(session.frame(of: first).height == 40)
        session.setBaselineViews(first: nil, last: second, of: first)
        #expect(solvedFrame(of: first).height == 40)
    }

    @Test mutating func `constraints mean the alignment rectangle`() {
        let box = addBox(10, 20, 100, 50)
        session.setAlignmentInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), of: box)
        #expect(solvedFrame(of: box) == Rect(x: 8, y: 19, width: 106, height: 54))
        #expect(session.alignmentRectInRoot(of: box) == Rect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test mutating func `a view that goes takes what is inside and its constraints with it`() {
        let outer = addBox(10, 20, 100, 50)
        let inner = addBox(in: outer, 3, 4, 5, 6)
        let guide = session.addGuide(.constrained, to: inner)
        let other = addBox(0, 0, 1, nil)
        let height = session.add(
            SessionConstraint(ItemAttribute(other, .height), .equal, ItemAttribute(inner, .height)))
        let about = session.add(SessionConstraint(ItemAttribute(guide, .width), .equal, constant: 3))
        session.solve()
        #expect(session.removeView(inner).suffix(2) == [height, about])
        #expect(!session.contains(inner) && !session.contains(guide) && !session.contains(height))
        #expect(session.subviews(of: outer).isEmpty)
        session.solve()
        #expect(session.frame(of: outer).width == 100)
        #expect(session.ambiguousUnknowns.map(\.item) == [.view(other)])
    }

    @Test mutating func `a view that moves keeps its constraints`() {
        let (left, right) = (addBox(10, 0, 50, 50), addBox(100, 0, 50, 50))
        let inner = addBox(in: left, 3, 4, 5, 6)
        session.solve()
        session.moveView(inner, to: right)
        #expect(solvedFrame(of: inner).minX == -87)
        #expect(session.superview(of: inner) == right)
        session.moveView(right, to: .root, at: 0)
        #expect(session.subviews(of: .root) == [right, left])
    }

    @Test mutating func `a multiplier on a position counts from the nearest view that holds both`() {
        let outer = addBox(10, 20, 200, 100)
        let inner = addBox(in: outer, 0, 0, 20, 20)
        let center = session.addView(in: outer)
        session.setIntrinsicSize(IntrinsicSize(width: 20, height: 20), of: center)
        _ = session.add(
            SessionConstraint(
                ItemAttribute(center, .centerX), .equal, ItemAttribute(outer, .centerX), multiplier: 0.5))
        _ = session.add(SessionConstraint(ItemAttribute(center, .top), .equal, ItemAttribute(inner, .bottom)))
        #expect(solvedFrame(of: center) == Rect(x: 40, y: 20, width: 20, height: 20))
    }

    @Test mutating func `directions of the language`() {
        let box = session.addView()
        session.setIntrinsicSize(IntrinsicSize(width: 20, height: 20), of: box)
        _ = session.add(
            SessionConstraint(ItemAttribute(box, .leading), .equal, ItemAttribute(.root, .leading), constant: 7))
        _ = session.add(SessionConstraint(ItemAttribute(box, .top), .equal, ItemAttribute(.root, .top)))
        #expect(solvedFrame(of: box).minX == 7)
        session.setRightToLeft(true)
        #expect(solvedFrame(of: box).maxX == 313)
    }

    @Test mutating func `numbers that arithmetic cannot carry do not spoil the rest`() {
        let box = addBox(10, 20, 100, 50)
        let length = addLength(.width, .nan, of: box, 500)
        session.setConstant(.infinity, of: length)
        session.setIntrinsicSize(IntrinsicSize(width: -.infinity, height: .nan), of: box)
        session.setAlignmentInsets(EdgeInsets(all: .nan), of: box)
        #expect(solvedFrame(of: box) == Rect(x: 10, y: 20, width: 100, height: 50))
    }
}
