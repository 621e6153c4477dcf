import LayoutSimText
import LayoutSimNotation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutAudit {
    /// Views without extent that have something to show.
    var zeroSizes: [AuditFinding] {
        visible.filter { $0.frame.isEmpty && $0.view.hasContent }.map { placed in
            finding(.zeroSize, placed, placed.frame.numbers)
        }
    }

    /// Pictures that are stretched otherwise along one axis than along the other.
    var distortions: [AuditFinding] {
        visible.compactMap { placed in
            guard case .image(let image, .scaleToFill) = placed.view.content, image.showsSomething,
                image.hasProportions, !placed.frame.isEmpty
            else { return nil }
            let (width, height) = (placed.frame.width, placed.frame.height)
            // Edges on pixels may move by a point before anybody sees it.
            let wanted = width * image.size.height / image.size.width
            guard abs(wanted - height) > 1, abs(wanted / height - 1) > 0.01 else { return nil }
            let size = "\(decimal(image.size.width))x\(decimal(image.size.height))"
            return finding(.distortedImage, placed, "\(size) in \(decimal(width))x\(decimal(height))")
        }
    }

    /// What is to be touched and smaller than Apple's 44 points, or than the system makes it.
    var touchTargets: [AuditFinding] {
        visible.compactMap { placed in
            guard !placed.frame.isEmpty, let least = least(of: placed.view) else { return nil }
            let (width, height) = (placed.frame.width, placed.frame.height)
            guard width < least.width - 0.5 || height < least.height - 0.5 else { return nil }
            return finding(.touchTarget, placed, "\(decimal(width))x\(decimal(height))")
        }
    }

    /// The smallest size in points that is not a fault; `nil` for what nobody touches.
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
    /// Whether people would miss something if it had no extent.
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
    /// Whether stretching would be seen; symbols are never stretched.
    fileprivate var hasProportions: Bool {
        if case .symbol = source { return false }
        return size.width > 0 && size.height > 0
    }
}
