import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// A stack view `stack` at 10, 20 with the given views.
struct Row {
    var stack: StackView
    var items: [View]
    var width: Double?
    var height: Double?
    var margins: EdgeInsets?
    var constraints: [Constraint] = []

    init(
        _ stack: StackView, _ items: [View], width: Double? = nil, height: Double? = nil, margins: EdgeInsets? = nil,
        constraints: [Constraint] = []
    ) {
        self.stack = stack
        self.stack.arranged = items.map(\.id)
        self.items = items
        self.width = width
        self.height = height
        self.margins = margins
        self.constraints = constraints
    }

    /// The stack view with its items.
    var view: View {
        var view = View("stack", content: .stack(stack), subviews: items)
        view.layoutMargins.own = margins
        return view
    }

    /// Returns the layout with square glyphs.
    func layout(isRightToLeft: Bool = false, rules: SystemRules = SystemRules()) -> Layout {
        let view = view
        let root = View("view", subviews: [view])
        var all = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        ]
        if let width { all.append(view.widthAnchor.constraint(equalToConstant: width)) }
        if let height { all.append(view.heightAnchor.constraint(equalToConstant: height)) }
        var screen = testScreen(root, all + constraints)
        screen.isRightToLeft = isRightToLeft
        screen.rules = rules
        return LayoutEngine(screen, measure: squareGlyphs).layout()
    }

    /// Returns the frames of the items.
    func frames(isRightToLeft: Bool = false) -> [Rect?] {
        let layout = layout(isRightToLeft: isRightToLeft)
        return items.map { layout.frame($0.id) }
    }
}

/// Returns a label of `count` square glyphs of `size` points.
func label(_ id: String, _ count: Int, size: Double = 10, numberOfLines: Int = 1) -> View {
    .label(
        id,
        TextContent(String(repeating: "x", count: count), font: .system(size: size), numberOfLines: numberOfLines))
}

/// Returns a view without an intrinsic content size.
func plain(_ id: String) -> View { View(id) }

/// Returns an image view with an intrinsic size of `width` by `height` points.
func picture(_ id: String, _ width: Double, _ height: Double) -> View {
    let size = Size(width: width, height: height)
    return .imageView(id, Image(.file(id), size: size, intrinsicSize: size))
}
