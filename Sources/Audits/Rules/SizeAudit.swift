import LayoutSimText
import LayoutSimNotation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutAudit {
    /// Views of zero size that have something to show.
    var zeroSizes: [AuditFinding] {
        visible.filter { layout.views[$0].frame.isEmpty && layout.views[$0].view.hasContent }.map { position in
            finding(.zeroSize, layout.views[position], layout.views[position].frame.numbers)
        }
    }

    /// Pictures that are stretched out of proportion.
    var distortions: [AuditFinding] {
        visible.compactMap { position in
            guard case .image(let image, .scaleToFill) = layout.views[position].view.content, image.showsSomething,
                image.hasProportions, !layout.views[position].frame.isEmpty
            else { return nil }
            let placed = layout.views[position]
            let (width, height) = (placed.frame.width, placed.frame.height)
            // Rounding edges to pixels changes proportions by less than a point, which nobody sees.
            let wanted = width * image.size.height / image.size.width
            guard abs(wanted - height) > 1, abs(wanted / height - 1) > 0.01 else { return nil }
            let size = "\(decimal(image.size.width))x\(decimal(image.size.height))"
            return finding(.distortedImage, placed, "\(size) in \(decimal(width))x\(decimal(height))")
        }
    }

    /// Touchable views smaller than Apple's 44 points, or system controls smaller than their own size.
    var touchTargets: [AuditFinding] {
        visible.compactMap { position in
            guard !layout.views[position].frame.isEmpty, let least = least(of: layout.views[position].view) else {
                return nil
            }
            let placed = layout.views[position]
            let (width, height) = (placed.frame.width, placed.frame.height)
            guard width < least.width - 0.5 || height < least.height - 0.5 else { return nil }
            return finding(.touchTarget, placed, "\(decimal(width))x\(decimal(height))")
        }
    }

    /// The smallest acceptable size in points; `nil` for views that nobody touches.
    private func least(of view: View) -> Size? {
        let metrics = layout.screen.rules.controls
        switch view.content {
        case .button: return Size(width: 44, height: 44)
        case .textField(let field):
            return Size(width: 44, height: field.border == .roundedRect ? metrics.roundedFieldHeight : 0)
        case .control(.toggle): return Size(width: 44, height: metrics.toggle.height)
        case .control(.slider): return Size(width: 44, height: metrics.sliderHeight)
        case .control(.stepper): return Size(width: 88, height: metrics.stepper.height)
        case .control(.segmented(let segments, _, _)):
            return Size(width: 30 * Double(segments.count), height: metrics.segmentedHeight)
        case .none, .label, .image, .textView, .control, .stack, .scroll, .opaque: return nil
        }
    }
}

extension View {
    /// Whether users would miss something if it had zero size.
    fileprivate var hasContent: Bool {
        switch content {
        case .label(let text, _): !text.text.isEmpty
        case .image(let image, _): image.showsSomething
        case .button(let button): button.showsSomething
        case .textField, .control: true
        case .textView(let textView): !textView.text.text.isEmpty
        case .opaque(let kind): kind != .effect && kind != .other
        case .none, .stack, .scroll: false
        }
    }
}

extension Image {
    /// Whether stretching would be visible; symbols are never stretched.
    fileprivate var hasProportions: Bool {
        if case .symbol = source { return false }
        return size.width > 0 && size.height > 0
    }
}
