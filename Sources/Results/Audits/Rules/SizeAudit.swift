import LayoutSimText
import LayoutSimNotation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutAudit {
    /// Views of zero size that have content.
    var zeroSizes: [AuditFinding] {
        let empty = visible.filter { layout.views[$0].frame.isEmpty && traits[$0].hasContent && !isCollapsed($0) }
        guard !empty.isEmpty else { return [] }
        let open = openViews
        return empty.filter { !open.contains(layout.views[$0].view.id) }.map { position in
            finding(.zeroSize, layout.views[position], layout.views[position].frame.numbers)
        }
    }

    /// Images with a distorted aspect ratio.
    var distortions: [AuditFinding] {
        visible.compactMap { position in
            guard traits[position].isStretched, !layout.views[position].frame.isEmpty,
                case .image(let image, _) = layout.views[position].view.content
            else { return nil }
            let placed = layout.views[position]
            let (width, height) = (placed.frame.width, placed.frame.height)
            // Rounding edges to pixels changes proportions by less than a point, which is not visible.
            let wanted = width * image.size.height / image.size.width
            guard abs(wanted - height) > 1, abs(wanted / height - 1) > 0.01 else { return nil }
            guard !isDistortedInCanvas(placed, by: wanted / height) else { return nil }
            let size = "\(decimal(image.size.width))x\(decimal(image.size.height))"
            return finding(.distortedImage, placed, "\(size) in \(decimal(width))x\(decimal(height))")
        }
    }

    /// Touch targets smaller than Apple's least size of controls, system controls smaller than their natural size, and
    /// those smaller than the usual size with another target in the room that they lack [Apple, Human Interface
    /// Guidelines, "Accessibility", Mobility: "default control size 44x44 pt, minimum control size 28x28 pt", with room
    /// around controls that look smaller].
    var touchTargets: [AuditFinding] {
        let targets = visible.filter { !layout.views[$0].frame.isEmpty && traits[$0].leastSize != nil }
        let rooms = BoxTree(targets.map { LayoutAudit.usualRoom(of: layout.views[$0].screenFrame) })
        return targets.enumerated().compactMap { place, position in
            guard let least = traits[position].leastSize else { return nil }
            let placed = layout.views[position]
            return memory.touchTarget(of: placed, at: position) { touchTarget(placed, least) }
                ?? crowdedTarget(at: position, rooms, place)
        }
    }

    /// Returns the finding for a button of less than the usual size, if another target is closer than that; `place` is
    /// its own among the rooms of all targets.
    private func crowdedTarget(at position: Int, _ rooms: BoxTree, _ place: Int) -> AuditFinding? {
        let placed = layout.views[position]
        guard case .button = placed.view.content else { return nil }
        let wanted = LayoutAudit.usualRoom(of: placed.screenFrame)
        // Half a point is what rounding to pixels may take.
        let room = wanted.inset(by: EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
        let isCrowded = rooms.places(before: .max, meeting: room).contains { $0 != place }
        return isCrowded ? touchTarget(placed, wanted.size) : nil
    }

    /// The rectangle around the middle of a frame that is as large as Apple's usual size, or as the frame.
    private static func usualRoom(of frame: Rect) -> Rect {
        let (width, height) = (max(usualTarget, frame.width), max(usualTarget, frame.height))
        return Rect(
            x: frame.minX - (width - frame.width) / 2, y: frame.minY - (height - frame.height) / 2, width: width,
            height: height)
    }

    /// Apple's usual size of a control, in points.
    private static let usualTarget = 44.0

    private func touchTarget(_ placed: PlacedView, _ least: Size) -> AuditFinding? {
        let (width, height) = (placed.frame.width, placed.frame.height)
        guard width < least.width - 0.5 || height < least.height - 0.5 else { return nil }
        return finding(.touchTarget, placed, "\(decimal(width))x\(decimal(height))")
    }
}
