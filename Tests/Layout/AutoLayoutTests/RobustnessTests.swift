import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// Invalid numbers and shapes give some layout of finite numbers, never a crash.
@Suite struct RobustnessTests {
    private func expectFinite(_ layout: Layout, sourceLocation: SourceLocation = #_sourceLocation) {
        for placed in layout.views {
            let frame = placed.frame
            let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
            #expect(isFinite, "\(placed.view.id)", sourceLocation: sourceLocation)
        }
    }

    /// Lays a screen out together with a plain view, which the bad numbers of others leave as it is.
    @discardableResult private func expectFinite(
        _ root: View, _ constraints: [Constraint], sourceLocation: SourceLocation = #_sourceLocation
    ) -> Layout {
        let apart = View("apart")
        var whole = root
        whole.subviews.append(apart)
        let layout = layout(
            whole,
            constraints + [
                apart.leftAnchor.constraint(equalTo: whole.leftAnchor, constant: 5),
                apart.topAnchor.constraint(equalTo: whole.topAnchor, constant: 7),
                apart.widthAnchor.constraint(equalToConstant: 30), apart.heightAnchor.constraint(equalToConstant: 20),
            ])
        expectFinite(layout, sourceLocation: sourceLocation)
        #expect(layout.frame("apart") == Rect(x: 5, y: 7, width: 30, height: 20), sourceLocation: sourceLocation)
        return layout
    }

    private static let numbers = [
        Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e16,
    ]

    @Test(arguments: numbers)
    func constants(number: Double) {
        let box = View("box")
        let root = View("view", subviews: [box])
        expectFinite(
            root,
            [
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: number),
                box.widthAnchor.constraint(equalToConstant: number),
                box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: number, constant: number),
            ])
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity, 0, -1, 1001, .leastNonzeroMagnitude])
    func priorities(number: Float) {
        var box = label("box", 3)
        box.hugging = AxisPriorities(Priority(rawValue: number))
        box.compressionResistance = AxisPriorities(Priority(rawValue: number))
        let root = View("view", subviews: [box])
        let layout = expectFinite(
            root, [box.widthAnchor.constraint(equalToConstant: 9).withPriority(Priority(rawValue: number))])
        // Priorities that are not above 0 ask for nothing.
        #expect(layout.frame("box")?.height == (number <= 0 ? 0 : 10))
    }

    @Test(arguments: numbers)
    func stacks(number: Double) {
        for distribution in StackView.Distribution.allCases {
            let row = Row(
                StackView(distribution: distribution, spacing: .points(number), arranged: []),
                [label("a", 1), plain("b"), label("c", 2)], width: number,
                margins: EdgeInsets(all: number))
            let layout = row.layout()
            expectFinite(layout)
            #expect(layout.frame("a")?.height == 10)
        }
    }

    @Test(arguments: numbers)
    func masksAndMargins(number: Double) {
        var box = View("box")
        box.autoresizing = Autoresizing(
            frame: Rect(x: number, y: 0, width: number, height: 1), superviewSize: Size(width: number, height: 0),
            mask: [.flexibleMinX, .widthSizable, .heightSizable, .flexibleMaxY])
        let inner = View("inner")
        var outer = View("outer", subviews: [inner])
        outer.layoutMargins.own = EdgeInsets(all: number)
        outer.layoutMargins.preservesSuperview = true
        expectFinite(
            View("view", subviews: [box, outer]),
            [
                inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
                inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
            ])
    }

    @Test func `a chain of large multipliers ends`() {
        let views = (0..<60).map { View("v\($0)") }
        let constraints =
            zip(views, views.dropFirst()).map { $1.widthAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 1e9) }
            + [views[0].widthAnchor.constraint(equalToConstant: 1e9)]
        expectFinite(View("view", subviews: views), constraints)
    }

    @Test func `10,000 nested views`() {
        var view = View("v0")
        var constraints: [Constraint] = []
        for depth in 1...10_000 {
            let outer = View("v\(depth)", subviews: [view])
            constraints += [
                view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 0.01),
                view.topAnchor.constraint(equalTo: outer.topAnchor),
                outer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                outer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ]
            view = outer
        }
        let layout = layout(view, constraints)
        #expect(layout.views.last?.screenFrame == Rect(x: 100, y: 0, width: 220, height: 480))
    }

    @Test func `10,000 nested stack views`() {
        var view = label("v0", 3)
        for depth in 1...10_000 {
            view = View("v\(depth)", content: .stack(StackView(arranged: [view.id])), subviews: [view])
        }
        let root = View("view", subviews: [view])
        let layout = layout(
            root,
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        #expect(layout.views.last?.screenFrame == Rect(x: 0, y: 0, width: 30, height: 10))
    }

    @Test func `10,000 nested views in a row`() {
        var row = nested { _ in }
        row.placement = Placement(.row, size: Size(width: 100, height: 100))
        row.placement?.sizesItself = true
        row.placement?.section = "rows"
        var table = View("table", subviews: [row])
        table.filling = .table(TableFilling())
        let layout = layout(table, [])
        #expect(layout.frame("v0") == Rect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `a constraint leads out of a row that sizes itself`() {
        let (label, note) = (View("label"), View("note"))
        var row = View("row", subviews: [label])
        row.placement = Placement(.row, size: Size(width: 320, height: 44))
        row.placement?.sizesItself = true
        row.placement?.section = "rows"
        var table = View("table", subviews: [row])
        table.filling = .table(TableFilling())
        let size = Size(width: 320, height: 480)
        table.autoresizing = Autoresizing(frame: Rect(origin: .zero, size: size), superviewSize: size, mask: [])
        let constraints = [
            label.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: note.topAnchor, constant: 5),
            note.topAnchor.constraint(equalTo: table.topAnchor, constant: 20),
        ]
        let layout = layout(View("view", subviews: [table, note]), constraints)
        #expect(layout["label"]?.screenFrame.origin == Point(x: 10, y: 25))
    }

    @Test func `10,000 scenes in each other are filled as far as scenes of files go`() {
        let scenes = nested { $0.placement = Placement(.scene, size: .zero) }
        let layout = layout(View("view", subviews: [scenes]), [])
        #expect(layout.views.count == 10_002)
        #expect(layout.views.filter(\.view.isHidden).count == 1)
        #expect(layout["v9993"]?.frame == Rect(x: 0, y: 0, width: 320, height: 480))
        #expect(layout["v9992"]?.view.isHidden == true)
    }

    /// Returns nested views of 100 by 100 points, as `change` leaves them.
    private func nested(_ change: (inout View) -> Void) -> View {
        let size = Size(width: 100, height: 100)
        var view = View("v0")
        for depth in 1...10_000 {
            view.autoresizing = Autoresizing(frame: Rect(origin: .zero, size: size), superviewSize: size, mask: [])
            change(&view)
            view = View("v\(depth)", subviews: [view])
        }
        change(&view)
        return view
    }
}
