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
    private let parts: ScreenParts
    private(set) var seen: Set<String> = []
    private var constraints: [Constraint]
    private var ids: Set<String>
    /// The parts around the one that is being filled.
    private var depth = 0
    /// Whether the parts around are seen.
    private var isSeen = true

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
        if let placement = screen.root.placement {
            let width = screen.viewport.size.width
            screen.viewport.size.height = height(of: screen.root, placement, width: width)
            screen.root = framed(screen.root, placement, screen.viewport.size)
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

    /// The root view of a screen with what its views show; `origin` is its place in points of the whole screen.
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

    private mutating func filled(_ view: View, frame: (String) -> Rect) -> View {
        var filled = FilledView(view: view, frame: frame(view.id))
        filled.view.subviews = []
        if view.isFilled { fill(&filled, with: view.subviews.filter(\.isPlaced)) }
        for subview in view.subviews where !subview.isPlaced {
            filled.view.subviews.append(self.filled(subview, frame: frame))
        }
        return filled.view
    }

    private mutating func fill(_ view: inout FilledView, with parts: [View]) {
        guard !view.frame.isEmpty else { return parts.forEach { leaveOut($0, of: &view) } }
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
        add(scene, in: container.frame, to: &container)
    }

    /// Adds a part in a frame in points of the whole screen.
    private mutating func add(_ part: View, in frame: Rect, to view: inout FilledView) {
        let screen = parts.screen(of: part, size: frame.size, in: outer)
        for place in parts.constraints(of: part.id) { constraints[place].embed(part.id) }
        var inner = filled(screen, at: frame.origin)
        inner.layoutMargins = screen.embeddedMargins
        view.add(inner, in: frame)
    }

    /// Keeps a part for which there is no room, without its constraints.
    private mutating func leaveOut(_ part: View, of view: inout FilledView) {
        for id in part.inPreorder.filter({ $0.isPlaced || $0.id == part.id }).map(\.id) {
            for place in parts.constraints(of: id) { constraints[place].priority = Priority(rawValue: 0) }
        }
        var part = part
        part.isHidden = true
        view.add(part, in: Rect(origin: view.frame.origin, size: .zero))
    }
}

extension Filler {
    /// Adds a cell, header or footer at a width, and returns its height; both in points. `background` is for one without
    /// a color.
    mutating func add(
        _ part: View, at corner: Point, width: Double, background: Color? = nil, to view: inout FilledView,
        in list: Rect
    ) -> Double {
        guard let placement = part.placement, width > 0 else {
            leaveOut(part, of: &view)
            return 0
        }
        let size = Size(width: width, height: height(of: part, placement, width: width))
        var part = framed(part, placement, size)
        part.backgroundColor = part.backgroundColor ?? background
        let wasSeen = isSeen
        isSeen = isSeen && corner.y < list.maxY
        if isSeen { seen.insert(part.id) }
        add(part, in: Rect(origin: corner, size: size), to: &view)
        isSeen = wasSeen
        return size.height
    }

    /// A cell whose content view has the frame that a size in points leaves it.
    func framed(_ cell: View, _ placement: Placement, _ size: Size) -> View {
        guard let place = cell.subviews.firstIndex(where: { $0.placement?.role == .content }) else { return cell }
        var content = cell.subviews[place]
        let width = max(0, size.width - (placement.accessory?.width ?? 0))
        let frame = Rect(
            x: isRightToLeft ? size.width - width : 0, y: 0, width: width,
            height: max(0, size.height - (content.placement?.bottomInset ?? 0)))
        content.autoresizing = Autoresizing(frame: frame, superviewSize: size, mask: [])
        if let margin = placement.accessory?.margin, var own = content.layoutMargins.own {
            if isRightToLeft { own.left = margin } else { own.right = margin }
            content.layoutMargins.own = own
        }
        var cell = cell
        cell.subviews[place] = content
        return cell
    }

    /// The height in points that a part has at a width in points, which is the author's unless a row needs more.
    func height(of part: View, _ placement: Placement, width: Double) -> Double {
        let stored = placement.size.height
        guard placement.sizesItself else { return stored }
        let size = Size(width: width, height: stored)
        var cell = framed(part, placement, size)
        if !cell.subviews.isEmpty { cell.subviews[0].autoresizing?.mask = .heightSizable }
        let row = parts.alone(parts.screen(of: cell, size: size, in: outer))
        return row.fittingHeight(stored, measure: measure)
    }

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

/// A view that is being filled, and where it lies.
struct FilledView {
    var view: View
    /// In points of the screen.
    let frame: Rect

    /// Shows what is put into it within its frame.
    mutating func open(background: Color? = nil) {
        view.clipsToBounds = true
        view.backgroundColor = view.backgroundColor ?? background
    }

    /// Adds a subview in a frame in points of the screen.
    mutating func add(_ subview: View, in subframe: Rect) {
        var subview = subview
        subview.autoresizing = Autoresizing(
            frame: subframe.offset(x: -frame.minX, y: -frame.minY), superviewSize: frame.size, mask: [])
        view.subviews.append(subview)
    }
}
