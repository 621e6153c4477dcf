import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

/// A screen whose lists and containers have their visible contents, in fixed frames.
package struct FilledScreen {
    /// The screen with all of the author's views, with the texts, separators, and symbols that the system draws in
    /// lists, and with the author's constraints in their order.
    package var screen: Screen
    /// The ids of the cells, headers, and footers that are visible before any scrolling.
    package var seen: Set<String> = []
}

/// Places the cells, headers, footers, and embedded scenes of a screen.
///
/// Each of these parts is laid out separately, as in UIKit: the frames of the surrounding views come first, then those
/// of its contents.
struct Filler {
    let outer: Screen
    let measure: TextMeasure
    let parts: ScreenParts
    var seen: Set<String> = []
    private var constraints: [Constraint]
    private var ids: Set<String>
    /// The nesting depth of the part that is being filled.
    private var depth = 0
    /// Whether the enclosing parts are visible.
    var isSeen = true

    /// The greatest nesting depth of parts, beyond which they are left out; no screen in a file is nested that deeply.
    private static let greatestDepth = 8

    private init(_ screen: Screen, measure: @escaping TextMeasure) {
        outer = screen
        self.measure = measure
        parts = ScreenParts(screen)
        constraints = screen.constraints
        ids = Set(screen.root.inPreorder.map(\.id))
    }

    /// Returns the screen with its lists and containers filled.
    static func filled(_ screen: Screen, measure: @escaping TextMeasure) -> FilledScreen {
        guard screen.root.hasView(where: { $0.isFilled || $0.placement != nil }) else {
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

    /// Returns a system color in the screen's appearance.
    func color(_ color: SystemColor) -> Color { color.color(in: outer.appearance) }

    /// Returns a system-generated view with an id that says what it belongs to.
    mutating func generated(_ view: View, _ id: String) -> View {
        var view = view
        view.id = id
        while !ids.insert(view.id).inserted { view.id += "'" }
        view.isGenerated = true
        return view
    }

    /// Returns the root view of a screen with the contents of its views; `origin` is its position in points of the
    /// whole screen.
    private mutating func filled(_ screen: Screen, at origin: Point) -> View {
        guard screen.root.hasView(where: { $0.isFilled }) else { return screen.root }
        let size = screen.viewport.size
        guard size.width > 0, size.height > 0 else { return filled(screen.root) { _ in .zero } }
        depth += 1
        defer { depth -= 1 }
        let layout = LayoutEngine(parts.alone(screen), measure: measure).layout()
        return filled(screen.root) { id in
            layout[id]?.screenFrame.offset(x: origin.x, y: origin.y) ?? .zero
        }
    }

    /// Returns the root view with the parts in each view, whose frame is in points of the whole screen.
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

    /// Fills a container with a scene, without the scene's bars.
    private mutating func fill(_ container: inout FilledView, withScene scene: View) {
        container.view.content = .none
        container.open()
        fill(&container, with: scene, in: container.frame)
    }

    /// Adds a part with a frame in points of the whole screen.
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
    /// Returns the top of a list's contents in points of the screen: below the bars that overlap it.
    func contentTop(of view: FilledView) -> Double {
        guard depth == 1, outer.rootKind == .controller else { return max(view.frame.minY, 0) }
        let bar = outer.navigationBar == nil ? 0 : outer.viewport.navigationBarHeight
        return max(view.frame.minY, outer.viewport.safeArea.top + bar)
    }

    /// Returns a part of a row, mirrored to the other side in right-to-left layouts; both are in points of the screen.
    func mirrored(_ part: Rect, in row: Rect) -> Rect {
        isRightToLeft ? part.offset(x: row.minX + row.maxX - part.minX - part.maxX, y: 0) : part
    }
}
