import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutAudit {
    /// Parts that reach out of a view around them, where nothing scrolls to them.
    func outside(_ parts: [ShownPart]) -> [AuditFinding] {
        parts.compactMap { part in
            var ancestor = layout.views[part.position].parent
            while let position = ancestor {
                let room = layout.views[position]
                if room.view.content == .scroll { return nil }
                if reaches(part, outOf: room) { return outside(part, of: room) }
                ancestor = room.parent
            }
            return nil
        }
    }

    private func reaches(_ part: ShownPart, outOf room: PlacedView) -> Bool {
        // A picture or colour that its superview cuts off was meant to be larger.
        let isCut = room.view.clipsToBounds && [.picture, .color, .opaque].contains(part.kind)
        return !isCut && part.rect.excess(over: room.screenFrame) > LayoutAudit.tolerance
    }

    private func outside(_ part: ShownPart, of room: PlacedView) -> AuditFinding {
        let placed = layout.views[part.position]
        let detail = "by \(tenths(part.rect.excess(over: room.screenFrame))), its frame is \(placed.frame.numbers)"
        return AuditFinding(.outside, [AuditedView(placed.view), AuditedView(room.view)], detail)
    }

    /// Parts that bars, rounded corners or sensors cover.
    func underBars(_ parts: [ShownPart]) -> [AuditFinding] {
        guard let root = layout.views.first, layout.screen.rootKind == .controller,
            let safe = layout.screenRect(of: .guide(.safeArea, owner: root.view.id))
        else { return [] }
        return parts.dropFirst(parts.first?.position == 0 ? 1 : 0).compactMap { part in
            // What reaches out of the screen is a fault of its own.
            guard !surroundings[part.position].isScrolled,
                part.rect.excess(over: root.screenFrame) <= LayoutAudit.tolerance
            else { return nil }
            return underBar(part, safe: safe, screen: root.screenFrame)
        }
    }

    private func underBar(_ part: ShownPart, safe: Rect, screen: Rect) -> AuditFinding? {
        let edges: [(name: String, covered: Double, isBleed: Bool)] = [
            ("top", safe.minY - part.rect.minY, part.rect.minY <= screen.minY),
            ("left", safe.minX - part.rect.minX, part.rect.minX <= screen.minX),
            ("bottom", part.rect.maxY - safe.maxY, part.rect.maxY >= screen.maxY),
            ("right", part.rect.maxX - safe.maxX, part.rect.maxX >= screen.maxX),
        ]
        // What is neither read nor touched may reach to the edge of the screen on purpose, as backgrounds do.
        let isPlain = part.kind != .text && part.kind != .control
        let covered = edges.filter {
            $0.covered > LayoutAudit.tolerance && !(isPlain && ($0.isBleed || isBelow($0.name)))
        }
        guard !covered.isEmpty else { return nil }
        let detail = covered.map { "\(tenths($0.covered)) points of it at the \($0.name)" }.joined(separator: ", ")
        return finding(.underBar, layout.views[part.position], detail)
    }

    /// Whether only the home indicator covers that side, beneath which colours and pictures may show.
    private func isBelow(_ edge: String) -> Bool {
        edge != "top" && !(edge == "bottom" && (layout.screen.hasTabBar || layout.screen.hasToolBar))
    }

    /// Points as people speak of them.
    private func tenths(_ points: Double) -> String { decimal((points * 10).rounded() / 10) }

    /// In points; less than a pixel of any device.
    private static let tolerance = 0.01
}

extension Rect {
    /// By how many points the farthest side lies outside of another rectangle.
    fileprivate func excess(over room: Rect) -> Double {
        max(room.minX - minX, room.minY - minY, maxX - room.maxX, maxY - room.maxY)
    }

    /// `x y width height`, as people write them.
    var numbers: String {
        [minX, minY, width, height].map(decimal).joined(separator: " ")
    }
}
