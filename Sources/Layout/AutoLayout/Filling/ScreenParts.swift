import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// The parts of a screen, which are laid out separately, and the constraints of each.
struct ScreenParts {
    private let screen: Screen
    /// The indices of the constraints within each part, by the id of its root, including those of the screen's own
    /// root.
    private var indices: [String: [Int]] = [:]

    init(_ screen: Screen) {
        self.screen = screen
        let parts = ScreenParts.parts(of: screen.root)
        for (index, constraint) in screen.constraints.enumerated() {
            // A constraint between two parts counts once both are in place.
            guard let part = parts[constraint.first.item.viewID],
                constraint.second.map({ parts[$0.item.viewID] == part }) ?? true
            else { continue }
            indices[part, default: []].append(index)
        }
    }

    /// Returns the part that each view belongs to, by id.
    private static func parts(of root: View) -> [String: String] {
        var parts: [String: String] = [:]
        var waiting = [(view: root, part: root.id)]
        while let (view, part) = waiting.popLast() {
            parts[view.id] = part
            waiting += view.subviews.map { ($0, $0.isPlaced ? $0.id : part) }
        }
        return parts
    }

    /// Returns the indices of the constraints between the views of a part.
    func constraints(of part: String) -> [Int] { indices[part] ?? [] }

    /// Returns a part as a separate screen, at a size in points, away from bars and the edges of the device.
    func screen(of part: View, size: Size, in outer: Screen) -> Screen {
        var screen = outer
        screen.root = part
        screen.viewport.size = size
        screen.viewport.safeArea = .zero
        screen.viewport.statusBarHeight = 0
        screen.viewport.cornerRadius = 0
        screen.navigationBar = nil
        screen.hasTabBar = false
        screen.hasToolBar = false
        screen.bars = BarContents()
        screen.rootKind = part.placement?.role == .scene ? .controller : .standalone
        return screen
    }

    /// Returns a screen without its parts, with its own constraints.
    func alone(_ screen: Screen) -> Screen {
        var screen = screen
        screen.constraints = constraints(of: screen.root.id).map { self.screen.constraints[$0] }
        screen.root.changeAllViews { view in
            view.subviews.removeAll(where: \.isPlaced)
            view.filling = nil
            view.placement = nil
        }
        return screen
    }
}

extension Screen {
    /// The margins of the root view when it is embedded in another screen; a controller's view has at least those at
    /// the sides.
    var embeddedMargins: LayoutMargins {
        var margins = root.layoutMargins
        if rootKind == .controller { margins.own = controllerMargins }
        margins.preservesSuperview = false
        return margins
    }
}

extension Constraint {
    /// Adapts the constraint to a root that is embedded in another screen, whose bars affect it only through its safe
    /// area.
    mutating func embed(_ root: String) {
        first = first.embedded(root)
        second = second?.embedded(root)
    }
}

extension Constraint.Operand {
    fileprivate func embedded(_ root: String) -> Constraint.Operand {
        guard case .guide(let kind, owner: root) = item, attribute.axis == .vertical else { return self }
        let view = LayoutItem.view(root)
        let safeArea = LayoutItem.guide(.safeArea, owner: root)
        switch (kind, attribute) {
        case (.top, .top): return Constraint.Operand(view, .top)
        case (.top, _): return Constraint.Operand(safeArea, .top)
        case (.bottom, .bottom), (.keyboard, .bottom): return Constraint.Operand(view, .bottom)
        case (.bottom, _), (.keyboard, _): return Constraint.Operand(safeArea, .bottom)
        default: return self
        }
    }
}
