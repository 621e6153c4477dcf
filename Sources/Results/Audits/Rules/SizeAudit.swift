import LayoutSimText
import LayoutSimNotation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutAudit {
    /// Views of zero size that have content.
    var zeroSizes: [AuditFinding] {
        visible.filter { layout.views[$0].frame.isEmpty && traits[$0].hasContent }.map { position in
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
            let size = "\(decimal(image.size.width))x\(decimal(image.size.height))"
            return finding(.distortedImage, placed, "\(size) in \(decimal(width))x\(decimal(height))")
        }
    }

    /// Touch targets smaller than Apple's 44 points, or system controls smaller than their natural size.
    var touchTargets: [AuditFinding] {
        visible.compactMap { position in
            guard !layout.views[position].frame.isEmpty, let least = traits[position].leastSize else {
                return nil
            }
            let placed = layout.views[position]
            return memory.touchTarget(of: placed, at: position) { touchTarget(placed, least) }
        }
    }

    private func touchTarget(_ placed: PlacedView, _ least: Size) -> AuditFinding? {
        let (width, height) = (placed.frame.width, placed.frame.height)
        guard width < least.width - 0.5 || height < least.height - 0.5 else { return nil }
        return finding(.touchTarget, placed, "\(decimal(width))x\(decimal(height))")
    }
}
