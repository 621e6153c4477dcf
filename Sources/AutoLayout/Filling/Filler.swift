import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

/// A screen whose lists and containers hold what is seen in them, in fixed frames.
package struct FilledScreen {
    /// With all views of the author's, with the texts, lines and symbols that the system draws in lists, and with the
    /// constraints of the author's in their order.
    package var screen: Screen
    /// The ids of the cells, headers and footers that are seen before anybody scrolls.
    package var seen: Set<String> = []
}

/// Puts the cells, headers, footers and scenes of a screen into place.
///
/// Each of them, a part, is laid out by itself, as UIKit does: the frames of the views around it come first, then those of
/// what is in it.
struct Filler {
    let outer: Screen
    let measure: TextMeasure
    let parts: ScreenParts
    var seen: Set<String> = []
    private var constraints: [Constraint]
    private var ids: Set<String>
    /// The parts around the one that is being filled.
    private var depth = 0
    /// Whether the parts around are seen.
    var isSeen = true

    /// Parts in more parts than this are left out; no screen of a file has as many.
    private static let greatestDepth = 8

    private init(_ screen: Screen, measure: @escaping TextMeasure) {
        outer = screen
        self.measure = measure
        parts = ScreenParts(screen)
        constraints = screen.constraints
        ids = Set(screen.root.inPreorder.map(\.id))
    }

    /// The screen with everything in place.
    static func filled(_ screen: Screen, measure: @escaping TextMeasure) -> FilledScreen {
        guard screen.root.inPreorder.contains(where: { $0.isFilled || $0.placement != nil }) else {
            return FilledScreen(screen: screen)
        }
        var filler = Filler(screen, measure: measure)
        return filler.fill()
    }

    private mutating func fill() -> FilledScreen {
        var screen = outer
        if screen.root.placement != nil {
            screen.viewport.size.height = height(of: screen.root, width: screen.viewport.size.width)
            screen.root = framed(screen.root, screen.viewport.size)
        }
        screen.root = filled(screen, at: .zero)
        screen.constraints = constraints
        return FilledScreen(screen: screen, seen: seen)
    }
}

extension Filler {
    var isRightToLeft: Bool { outer.isRightToLeft }

    /// A color of the system's.
    func color(_ color: SystemColor) -> Color { color.color(in: outer.appearance) }

    /// A view of the system's, under an id that says what it belongs to.
    mutating func generated(_ view: View, _ id: String) -> View {
        var view = view
        view.id = id
        while !ids.insert(view.id).inserted { view.id += "'" }
        view.isGenerated = true
        return view
    }

    /// The root view of a screen with what its views show; `origin` is where it lies, in points of the whole screen.
    private mutating func filled(_ screen: Screen, at origin: Point) -> View {
        guard screen.root.inPreorder.contains(where: \.isFilled) else { return screen.root }
        let size = screen.viewport.size
        guard size.width > 0, size.height > 0 else { return filled(screen.root) { _ in .zero } }
        depth += 1
        defer { depth -= 1 }
        let layout = LayoutEngine(parts.alone(screen), measure: measure).layout()
        return filled(screen.root) { id in
            layout[id]?.screenFrame.offset(x: origin.x, y: origin.y) ?? .zero
        }
    }

    /// The same with the parts in each view, whose frame is in points of the whole screen.
    private mutating func filled(_ root: View, frame: (String) -> Rect) -> View {
        var root = root
        var contents: [String: [View]] = [:]
        root.changeAllViews { view in
            guard view.isFilled else { return }
            let others = view.subviews.filter { !$0.isPlaced }
            var filled = FilledView(view: view, frame: frame(view.id))
            filled.view.subviews = []
            fill(&filled, with: view.subviews.filter(\.isPlaced))
            contents[view.id] = filled.view.subviews
            view = filled.view
            view.subviews = others
        }
        root.changeAllViews { view in
            if let parts = contents[view.id] { view.subviews = parts + view.subviews }
        }
        return root
    }

    private mutating func fill(_ view: inout FilledView, with parts: [View]) {
        guard !view.frame.isEmpty, depth <= Filler.greatestDepth else {
            return parts.forEach { leaveOut($0, of: &view) }
        }
        switch view.view.filling {
        case .table(let table)?: fill(&view, table, parts)
        case .collection(let collection)?: fill(&view, collection, parts)
        case nil: parts.forEach { fill(&view, withScene: $0) }
        }
    }

    /// A scene in a container has no bars of its own.
    private mutating func fill(_ container: inout FilledView, withScene scene: View) {
        container.view.content = .none
        container.open()
        fill(&container, with: scene, in: container.frame)
    }

    /// Adds a part in a frame in points of the whole screen.
    mutating func fill(_ view: inout FilledView, with part: View, in frame: Rect) {
        let screen = parts.screen(of: part, size: frame.size, in: outer)
        for index in parts.constraints(of: part.id) { constraints[index].embed(part.id) }
        var inner = filled(screen, at: frame.origin)
        inner.layoutMargins = screen.embeddedMargins
        view.add(inner, in: frame)
    }

    /// Keeps a part for which there is no room, without its constraints.
    mutating func leaveOut(_ part: View, of view: inout FilledView) {
        for id in part.inPreorder.filter({ $0.isPlaced || $0.id == part.id }).map(\.id) {
            for index in parts.constraints(of: id) { constraints[index].priority = Priority(rawValue: 0) }
        }
        var part = part
        part.isHidden = true
        view.add(part, in: Rect(origin: view.frame.origin, size: .zero))
    }
}

extension Filler {
    /// Where the contents of a list begin, in points of the screen: below the bars that lie over it.
    func contentTop(of view: FilledView) -> Double {
        guard depth == 1, outer.rootKind == .controller else { return max(view.frame.minY, 0) }
        let bar = outer.navigationBar == nil ? 0 : outer.viewport.navigationBarHeight
        return max(view.frame.minY, outer.viewport.safeArea.top + bar)
    }

    /// A part of a row at the other side where leading is right; both in points of the screen.
    func mirrored(_ part: Rect, in row: Rect) -> Rect {
        isRightToLeft ? part.offset(x: row.minX + row.maxX - part.minX - part.maxX, y: 0) : part
    }
}
