import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct AutoresizingTests {
    /// Returns the frame of a view of 100 by 50 at 20, 40 when its superview of 200 by 400 becomes 320 by 480.
    private func frame(_ mask: Autoresizing.Mask) -> Rect? {
        var view = View("x")
        view.autoresizing = Autoresizing(
            frame: Rect(x: 20, y: 40, width: 100, height: 50), superviewSize: Size(width: 200, height: 400), mask: mask)
        let layout = layout(View("view", subviews: [view]), [])
        #expect(layout.diagnostics.isEmpty)
        return layout.frame("x")
    }

    @Test(
        "what is flexible along an axis takes the 120 points in proportion to what it is",
        arguments: [
            (Autoresizing.Mask(), 20.0, 100.0), (.flexibleMaxX, 20, 100), (.flexibleMinX, 140, 100),
            (.widthSizable, 20, 220), (Autoresizing.Mask([.flexibleMinX, .flexibleMaxX]), 44, 100),
            (Autoresizing.Mask([.widthSizable, .flexibleMinX]), 40, 200),
            (Autoresizing.Mask([.flexibleMinX, .widthSizable, .flexibleMaxX]), 32, 160),
        ])
    func horizontal(mask: Autoresizing.Mask, x: Double, width: Double) {
        #expect(frame(mask) == Rect(x: x, y: 40, width: width, height: 50))
    }

    @Test(
        "and so along the other",
        arguments: [(Autoresizing.Mask.flexibleMinY, 120.0, 50.0), (.heightSizable, 40, 130), (.flexibleMaxY, 40, 50)])
    func vertical(mask: Autoresizing.Mask, y: Double, height: Double) {
        #expect(frame(mask) == Rect(x: 20, y: y, width: 100, height: height))
    }

    @Test func `a view that no constraint places keeps the frame of its file`() {
        let inner = View("inner")
        var view = View("x", subviews: [inner])
        view.source.storedFrame = Rect(x: 1, y: 2, width: 3, height: 4)
        let layout = layout(
            View("view", subviews: [view]),
            [
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        #expect(layout.frame("x") == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(layout.frame("inner")?.width == 3)
    }

    @Test func `a mask in a scroll view speaks of its frame`() {
        var view = View("x")
        view.autoresizing = Autoresizing(
            frame: Rect(x: 5, y: 5, width: 90, height: 90), superviewSize: Size(width: 100, height: 100),
            mask: [.widthSizable, .heightSizable])
        var scroll = View("scroll", content: .scroll, subviews: [view])
        scroll.autoresizing = Autoresizing(
            frame: Rect(x: 0, y: 0, width: 320, height: 480), superviewSize: Size(width: 320, height: 480), mask: [])
        let layout = layout(View("view", subviews: [scroll]), [])
        #expect(layout.frame("x") == Rect(x: 5, y: 5, width: 310, height: 470))
    }

    @Test func `what follows the size of a view that was put between pixels has that size`() {
        func masked(_ id: String, _ frame: Rect, in size: Size, _ subviews: [View] = []) -> View {
            var view = View(id, subviews: subviews)
            view.autoresizing = Autoresizing(
                frame: frame, superviewSize: size, mask: frame.origin == .zero ? [.widthSizable, .heightSizable] : [])
            return view
        }
        let size = Size(width: 165.25, height: 120.7)
        let inner = masked("inner", Rect(x: 0, y: 0, width: 165.25, height: 120.7), in: size)
        let content = masked("content", inner.autoresizing?.frame ?? .zero, in: size, [inner])
        let cell = masked(
            "cell", Rect(x: 17.5, y: 10, width: 165.25, height: 120.7), in: Size(width: 320, height: 480), [content])
        let layout = layout(View("view", subviews: [cell]), [])
        for id in ["cell", "content", "inner"] { #expect(layout.frame(id)?.size == size, "\(id)") }
    }

    @Test func `the frame of a mask is not the alignment rectangle`() {
        var view = View("x", content: .control(.toggle(isOn: true)))
        view.autoresizing = Autoresizing(
            frame: Rect(x: 20, y: 40, width: 63, height: 28), superviewSize: Size(width: 320, height: 480), mask: [])
        let layout = layout(View("view", subviews: [view]), [])
        #expect(layout.frame("x") == Rect(x: 20, y: 40, width: 63, height: 28))
        #expect(layout.brokenConstraints.isEmpty)
    }

    @Test(arguments: [0.0, 30, -12.5]) func `a mask speaks of bounds, constraints of visible edges`(_ start: Double) {
        var masked = View("masked")
        masked.autoresizing = Autoresizing(
            frame: Rect(x: 5, y: 40, width: 90, height: 10), superviewSize: Size(width: 100, height: 100), mask: [])
        let held = View("held")
        var panel = View("panel", subviews: [masked, held])
        panel.autoresizing = Autoresizing(
            frame: Rect(x: 20, y: 20, width: 100, height: 100), superviewSize: Size(width: 320, height: 480), mask: [])
        panel.classRules.contentOffset = Point(x: 0, y: start)
        let layout = layout(
            View("view", subviews: [panel]),
            [
                held.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8),
                held.topAnchor.constraint(equalTo: masked.bottomAnchor),
                held.widthAnchor.constraint(equalToConstant: 10),
                held.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
            ])
        #expect(layout.frame("masked") == Rect(x: 5, y: 40 - start, width: 90, height: 10))
        #expect(layout.frame("held") == Rect(x: 8, y: 50 - start, width: 10, height: 50 + start))
    }
}
