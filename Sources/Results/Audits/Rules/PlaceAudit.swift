import LayoutSimNotation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutAudit {
    /// Returns views whose visible parts extend beyond their superview, where no scrolling reaches them.
    ///
    /// Superviews whose size the constraints leave open are left out, since that is the fault.
    func outside(_ parts: [ShownPart]) -> [AuditFinding] {
        let open = openViews
        var found: [Outside] = []
        var places: [Int: Int] = [:]
        for part in parts {
            guard let outside = outermost(part), !open.contains(layout.views[outside.room].view.id) else { continue }
            if let place = places[outside.position] {
                found[place].excess = max(found[place].excess, outside.excess)
            } else {
                places[outside.position] = found.count
                found.append(outside)
            }
        }
        return found.map(finding)
    }

    /// A view that extends beyond one around it.
    private struct Outside {
        var position: Int
        /// The view around it.
        var room: Int
        var excess: Double
    }

    /// The ids of views that constraints leave open.
    var openViews: Set<String> {
        Set(layout.diagnostics.filter { $0.kind == .ambiguous }.flatMap(\.views))
    }

    /// Returns the view, possibly an ancestor of a part, that extends beyond its superview, and how far.
    ///
    /// What SwiftUI moves, or lets grow over the safe area, may extend beyond the views around it in the hosting view.
    private func outermost(_ part: ShownPart) -> Outside? {
        var (position, inner) = (part.position, part.position)
        var rect = part.rect
        while let parent = layout.views[inner].parent {
            inner = parent
            if traits[parent].scrollsSubviews { return nil }
            let (room, clips) = (layout.views[parent].screenFrame, traits[parent].clipsToBounds)
            if !clips, layout.views[parent].view.hosted != nil { continue }
            let excess = rect.excess(over: room)
            let isMeant = !clips && isTouchable(part, in: room) && extendsInCanvas(part, beyond: parent, by: excess)
            // The window clips a picture that is larger than the screen.
            let isClipped = clips || parent == 0 && part.kind == .picture
            if !isMeant, excess > tolerance(of: part, isClipped: isClipped) {
                return Outside(position: position, room: parent, excess: excess)
            }
            if clips { rect = rect.intersection(room) ?? .zero }
            if rect.isEmpty { return nil }
            position = parent
        }
        return nil
    }

    /// Whether a part is no control, or within a view, outside of which nothing is touched, as large as Apple's least
    /// size of controls.
    private func isTouchable(_ part: ShownPart, in room: Rect) -> Bool {
        guard part.kind == .control else { return true }
        guard let common = layout.views[part.position].screenFrame.intersection(room) else { return false }
        return min(common.width, common.height) >= 28
    }

    private func tolerance(of part: ShownPart, isClipped: Bool) -> Double {
        // An image or color that its superview clips is larger on purpose.
        if isClipped, [.picture, .color, .opaque].contains(part.kind) { return .infinity }
        // The frames of switches and sliders are larger than their alignment rectangles.
        if case .control = layout.views[part.position].view.content { return 2.5 }
        return LayoutAudit.tolerance
    }

    private func finding(_ outside: Outside) -> AuditFinding {
        let view = layout.views[outside.position]
        let detail = "by \(tenths(outside.excess)), its frame is \(view.frame.numbers)"
        return AuditFinding(.outside, [AuditedView(view.view), AuditedView(layout.views[outside.room].view)], detail)
    }

    /// Returns parts that bars, rounded corners or sensors cover.
    func underBars(_ parts: [ShownPart]) -> [AuditFinding] {
        guard isFullScreen, let root = layout.views.first, layout.screen.rootKind == .controller,
            let safe = layout.screenRect(of: .guide(.safeArea, owner: root.view.id))
        else { return [] }
        return parts.dropFirst(parts.first?.position == 0 ? 1 : 0).compactMap { part in
            // A view that extends beyond the screen is reported by another rule.
            guard !surroundings[part.position].isScrolled,
                part.rect.excess(over: root.screenFrame) <= LayoutAudit.tolerance
            else { return nil }
            return underBar(part, safe: safe, screen: root.screenFrame)
        }
    }

    private func underBar(_ part: ShownPart, safe: Rect, screen: Rect) -> AuditFinding? {
        guard part.rect.excess(over: safe) > LayoutAudit.tolerance else { return nil }
        let edges: [(name: String, covered: Double, isBleed: Bool)] = [
            ("top", safe.minY - part.rect.minY, part.rect.minY <= screen.minY),
            ("left", safe.minX - part.rect.minX, part.rect.minX <= screen.minX),
            ("bottom", part.rect.maxY - safe.maxY, part.rect.maxY >= screen.maxY),
            ("right", part.rect.maxX - safe.maxX, part.rect.maxX >= screen.maxX),
        ]
        // Content that is neither read nor touched, such as a background, may extend to the edge of the screen on
        // purpose.
        let isPlain = part.kind != .text && part.kind != .control
        let covered = edges.filter {
            $0.covered > LayoutAudit.tolerance && !(isPlain && ($0.isBleed || isBelow($0.name)))
        }
        guard !covered.isEmpty else { return nil }
        let detail = covered.map { "\(tenths($0.covered)) points of it at the \($0.name)" }.joined(separator: ", ")
        return finding(.underBar, layout.views[part.position], detail)
    }

    /// Returns whether only the home indicator covers an edge, under which colors and images may extend.
    private func isBelow(_ edge: String) -> Bool {
        edge != "top" && !(edge == "bottom" && (layout.screen.hasTabBar || layout.screen.hasToolBar))
    }

    /// Returns a length in tenths of a point as text.
    private func tenths(_ points: Double) -> String { decimal((points * 10).rounded() / 10) }

    /// A tolerance in points: smaller differences are not visible, and texts are not measured more precisely.
    private static let tolerance = 1.01
}

extension Rect {
    /// Returns the distance in points by which the farthest edge lies outside another rectangle.
    func excess(over room: Rect) -> Double {
        max(room.minX - minX, room.minY - minY, maxX - room.maxX, maxY - room.maxY)
    }

    /// Returns whether it lies within another rectangle, apart from rounding errors.
    func isWithin(_ room: Rect) -> Bool { excess(over: room) < 1e-6 }

    /// The text `x y width height`, in tenths of a point.
    var numbers: String {
        [minX, minY, width, height].map { decimal(($0 * 10).rounded() / 10) }.joined(separator: " ")
    }
}
