import LayoutSimViewTree
import Testing

/// Trees that are deeper than the call stack allows, and the sharing of their views.
@Suite struct NestedViewTests {
    private func nested(_ depth: Int) -> View {
        var view = View("v0")
        for level in 1...depth { view = View("v\(level)", subviews: [view]) }
        return view
    }

    @Test func `100,000 nested views are taken down`() {
        var view: View? = nested(100_000)
        #expect(view?.subviews.count == 1)
        view = nil
    }

    @Test func `30,000 nested views are compared and hashed`() {
        func nested(_ inner: String, depth: Int = 30_000) -> View {
            var view = View("v0", subviews: [View(inner)])
            for level in 1...depth { view = View("v\(level)", subviews: [view, View("other")]) }
            return view
        }
        let view = nested("leaf")
        let hash = view.hashValue
        let cases: [(View, Bool)] = [
            (nested("leaf"), true), (nested("changed"), false), (nested("leaf", depth: 29_999), false),
            (View("v"), false),
        ]
        for (other, isSame) in cases {
            #expect((view == other) == isSame)
            #expect((hash == other.hashValue) == isSame)
        }
    }

    @Test func `copies keep what the original loses`() {
        var view: View? = nested(50_000)
        let inner = view?.subviews[0].subviews[0]
        view = nil
        #expect(inner?.inPreorder.count == 49_999)
    }

    @Test func `a change in a copy is none in the original`() {
        let view = View("a", subviews: [View("b", subviews: [View("c")]), View("d")])
        var copy = view
        copy.subviews[0].subviews[0].alpha = 0.5
        copy.subviews.append(View("e"))
        #expect(view.subviews.map(\.id) == ["b", "d"])
        #expect(view.subviews[0].subviews[0].alpha == 1)
        #expect(copy.subviews[0].subviews[0].alpha == 0.5)
        #expect(copy != view)
        copy.subviews[0].subviews[0].alpha = 1
        copy.subviews.removeLast()
        #expect(copy == view)
        #expect(copy.hashValue == view.hashValue)
        copy.subviews = []
        #expect(copy == View("a"))
        #expect(view.subviews.count == 2)
    }
}
