import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct SessionGuideTests {
    private var session = LayoutSession(rootSize: Size(width: 320, height: 480))

    /// Adds a view that fills a guide.
    private mutating func addFilling(_ guide: GuideHandle, in superview: ViewHandle = .root) -> ViewHandle {
        let view = session.addView(in: superview)
        for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
            _ = session.add(
                SessionConstraint(ItemAttribute(view, attribute), .equal, ItemAttribute(guide, attribute)))
        }
        return view
    }

    @Test(arguments: [
        (GuideShape.inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), Rect(x: 2, y: 1, width: 314, height: 476)),
        (.margins(EdgeInsets(all: 8)), Rect(x: 8, y: 8, width: 304, height: 464)),
        (.topStrip(height: 20), Rect(x: 0, y: 0, width: 320, height: 20)),
        (.bottomStrip(height: 34), Rect(x: 0, y: 446, width: 320, height: 34)),
    ])
    mutating func shapes(shape: GuideShape, expected: Rect) {
        let guide = session.addGuide(.inset(.zero), to: .root)
        let view = addFilling(guide)
        session.solve()
        #expect(session.frame(of: view) == Rect(x: 0, y: 0, width: 320, height: 480))
        session.setShape(shape, of: guide)
        session.solve()
        #expect(session.frame(of: view) == expected)
        #expect(session.frameInRoot(of: guide) == expected)
    }

    @Test(
        "the middle and the height of a strip are those of the strip",
        arguments: [(GuideShape.topStrip(height: 20), 10.0), (.bottomStrip(height: 20), 470)])
    mutating func strips(shape: GuideShape, center: Double) {
        let guide = session.addGuide(shape, to: .root)
        let view = session.addView()
        for attribute in [LayoutAttribute.centerX, .centerY, .width, .height] {
            _ = session.add(
                SessionConstraint(ItemAttribute(view, attribute), .equal, ItemAttribute(guide, attribute)))
        }
        session.solve()
        #expect(session.frame(of: view) == Rect(x: 0, y: center - 10, width: 320, height: 20))
    }

    @Test mutating func `insets that change move what is related to the guide`() {
        let guide = session.addGuide(.inset(EdgeInsets(all: 10)), to: .root)
        let view = addFilling(guide)
        session.solve()
        session.setShape(.inset(EdgeInsets(all: 12)), of: guide)
        session.solve()
        #expect(session.frame(of: view) == Rect(x: 12, y: 12, width: 296, height: 456))
    }

    @Test mutating func `a guide that constraints place takes part along the axes that they name`() {
        let guide = session.addGuide(.constrained, to: .root)
        session.solve()
        #expect(session.frameInRoot(of: guide) == nil)
        #expect(session.ambiguousUnknowns.isEmpty)
        let width = session.add(SessionConstraint(ItemAttribute(guide, .width), .equal, constant: 30))
        session.solve()
        #expect(session.frameInRoot(of: guide) == Rect(x: 0, y: 0, width: 30, height: 0))
        #expect(session.ambiguousUnknowns.map(\.attribute) == [.left])
        #expect(session.removeGuide(guide) == [width])
        #expect(!session.contains(guide))
    }

    @Test mutating func `edges and margins of a scroll view, beside what is inside, are those of the content`() {
        let scroll = session.addView()
        for (attribute, constant) in [(LayoutAttribute.left, 10.0), (.top, 20)] {
            _ = session.add(
                SessionConstraint(
                    ItemAttribute(scroll, attribute), .equal, ItemAttribute(.root, attribute), constant: constant))
        }
        for (attribute, length) in [(LayoutAttribute.width, 100.0), (.height, 200)] {
            _ = session.add(SessionConstraint(ItemAttribute(scroll, attribute), .equal, constant: length))
        }
        let margins = session.addGuide(.margins(EdgeInsets(all: 5)), to: scroll)
        let page = addFilling(margins, in: scroll)
        session.setIntrinsicSize(IntrinsicSize(width: 500, height: 900), of: page)
        session.solve()
        #expect(session.frame(of: page) == Rect(x: 5, y: 5, width: 90, height: 190))
        session.setScrolls(true, of: scroll)
        session.solve()
        #expect(session.frame(of: page) == Rect(x: 5, y: 5, width: 500, height: 900))
        let content = session.contentGuide(of: scroll)
        #expect(session.frameInRoot(of: content) == Rect(x: 10, y: 20, width: 510, height: 910))
    }

    @Test mutating func `content that is scrolled keeps its size`() {
        let scroll = addFilling(session.addGuide(.inset(.zero), to: .root))
        session.setScrolls(true, of: scroll)
        let page = addFilling(session.contentGuide(of: scroll), in: scroll)
        session.setIntrinsicSize(IntrinsicSize(width: 500, height: 900), of: page)
        session.setContentOffset(Point(x: 10, y: 100), of: scroll)
        session.solve()
        #expect(session.frame(of: page) == Rect(x: -10, y: -100, width: 500, height: 900))
        #expect(session.frameInRoot(of: session.contentGuide(of: scroll)) == session.frameInRoot(of: page))
    }
}
