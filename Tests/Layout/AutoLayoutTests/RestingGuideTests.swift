import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// Guides that move with the views that they place.
@Suite struct RestingGuideTests {
    private let inner = View("inner")
    private var card: View { View("card", subviews: [inner]) }

    /// Returns a layout of 320 by 480 points above a home indicator of 34, with a card whose content fills its margins.
    private func layout(_ root: View, _ constraints: (View) -> [Constraint]) -> Layout {
        let guide = card.layoutMarginsGuide
        var screen = testScreen(
            root,
            [
                card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
                card.widthAnchor.constraint(equalToConstant: 200),
                inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
                inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
                inner.topAnchor.constraint(equalTo: guide.topAnchor),
                inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ] + constraints(root))
        screen.viewport.safeArea.bottom = 34
        return LayoutEngine(screen, measure: squareGlyphs).layout()
    }

    @Test(
        "a view that grows with its margins rests where they hold all of the safe area",
        arguments: [(top: 330.0, height: 116.0), (331, 150), (350, 150), (400, 150), (440, 150), (600, 150)])
    func growing(top: Double, height: Double) {
        let layout = layout(View("view", subviews: [card])) { root in
            [
                card.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
                inner.heightAnchor.constraint(equalToConstant: 100),
            ]
        }
        #expect(layout.frame("card") == Rect(x: 20, y: top, width: 200, height: height))
        #expect(layout.diagnostics == [])
    }

    @Test func `the safe area reaches into a view through its superview alone`() {
        let box = View("box", subviews: [card])
        let layout = layout(View("view", subviews: [box])) { root in
            [
                box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
                box.widthAnchor.constraint(equalToConstant: 300), box.heightAnchor.constraint(equalToConstant: 440),
                card.topAnchor.constraint(equalTo: box.topAnchor, constant: 380),
                inner.heightAnchor.constraint(equalToConstant: 100),
            ]
        }
        #expect(layout.frame("card") == Rect(x: 20, y: 380, width: 200, height: 116))
    }

    @Test func `a view that its margins take out of the safe area never comes to rest`() {
        let layout = layout(View("view", subviews: [card])) { root in
            [
                card.topAnchor.constraint(equalTo: root.topAnchor, constant: 386),
                inner.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 2, constant: -110),
            ]
        }
        #expect(layout.diagnostics.map(\.kind) == [.feedbackLoop])
        #expect(layout.diagnostics.first?.views == ["card"])
        #expect(
            layout.diagnostics.first?.message
                == "layout never comes to rest: every pass changes card.layoutMargins.bottom, the last one from 8 to 42"
        )
    }
}
