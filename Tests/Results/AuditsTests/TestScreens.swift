import LayoutSimText
import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimTypography
import LayoutSimViewTree
import Testing

/// Returns a screen of 200 by 200 points at a scale of 2, by default without bars.
func screen(_ root: View, _ constraints: [Constraint] = [], safeArea: EdgeInsets = .zero) -> Screen {
    let viewport = Viewport(
        deviceName: "test", size: Size(width: 200, height: 200), statusBarHeight: safeArea.top, safeArea: safeArea)
    return Screen(uncheckedName: "test", viewport: viewport, root: root, constraints: constraints)
}

/// Returns the faults of a screen.
func findings(_ screen: Screen) throws -> [AuditFinding] {
    let typesetter = try Typesetter(era: .y2015)
    let layout = LayoutEngine(screen, typesetter: typesetter).layout()
    let audit = LayoutAudit(layout, typesetter: typesetter)
    for rule in AuditRule.allCases { #expect(audit.findings(of: rule) == audit.findings.filter { $0.rule == rule }) }
    return audit.findings
}

/// A view and its frame in its superview in points.
struct Placed: Sendable {
    var view: View
    var frame: Rect
    var subviews: [Placed] = []

    init(_ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ subviews: [Placed] = []) {
        self.view = view
        frame = Rect(x: x, y: y, width: width, height: height)
        self.subviews = subviews
    }

    var tree: View {
        var view = view
        view.subviews = subviews.map(\.tree)
        return view
    }

    func constraints(in superview: View) -> [Constraint] {
        let own = [
            view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ]
        // The contents of a scroll view also determine its content size.
        let contents =
            superview.content == .scroll
            ? [
                superview.rightAnchor.constraint(equalTo: view.rightAnchor),
                superview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ] : []
        return own + contents + subviews.flatMap { $0.constraints(in: view) }
    }
}

/// Returns a screen of views with these frames.
func screen(_ views: [Placed], safeArea: EdgeInsets = .zero) -> Screen {
    let root = View("view", backgroundColor: .white, subviews: views.map(\.tree))
    return screen(root, views.flatMap { $0.constraints(in: root) }, safeArea: safeArea)
}

extension View {
    static func text(_ id: String, _ text: String = "Hello", lines: Int = 1) -> View {
        .label(id, TextContent(text, font: .system(size: 10), numberOfLines: lines))
    }

    static func picture(_ id: String, mode: ContentMode = .scaleAspectFit) -> View {
        let image = Image(.missing("photo"), size: Size(width: 20, height: 10), intrinsicSize: nil)
        return .imageView(id, image, contentMode: mode)
    }

    static func button(_ id: String, _ title: String = "OK") -> View {
        View(id, content: .button(Button(TextContent(title, font: .system(size: 10)))))
    }

    static func color(_ id: String, _ color: Color = .black) -> View {
        View(id, backgroundColor: color)
    }

    func with(_ change: (inout View) -> Void) -> View {
        var view = self
        change(&view)
        return view
    }
}
