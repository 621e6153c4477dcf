import Foundation
import LayoutSimViewTree
import QuartzCore

extension UIView: @preconcurrency LayerHost {
    /// Handles changed bounds of the layer.
    nonisolated package func layer(_ layer: CALayer, boundsChangedFrom old: CGRect) {
        nonisolated(unsafe) let layer = layer
        UIView.onMainThread {
            state.isSafeAreaNoted = false
            let isResized = unsafe layer.bounds.size != old.size
            if isResized { sizeChanged(from: old.size) }
            if unsafe layer.bounds.origin != old.origin { originChanged() }
            if isLaidOutApart { partMoved(isResized: isResized) } else { geometryChanged() }
        }
    }
    /// Handles a changed position, anchor point or transform of the layer.
    nonisolated package func layerMoved(_ layer: CALayer) {
        unsafe viewState.isSafeAreaNoted = false
        if unsafe viewState.seldom?.cornerConfiguration != nil { UIView.onMainThread { takeCornerConfiguration() } }
        guard unsafe !viewState.isBeingWritten else { return }
        UIView.onMainThread { if isLaidOutApart { partMoved(isResized: false) } else { geometryChanged() } }
    }

    /// Shows a transition of the layer.
    nonisolated package func layer(_ layer: CALayer, begins transition: CATransition) {
        nonisolated(unsafe) let transition = transition
        UIView.onMainThread { unsafe showTransition(transition) }
    }

    /// Calls a function without checking the thread, which would take longer than the function itself: layers of views
    /// are changed on the main thread.
    private nonisolated static func onMainThread(_ body: @MainActor () -> Void) {
        withoutActuallyEscaping(body) { body in unsafe unsafeBitCast(body, to: (() -> Void).self)() }
    }
}

extension UIView {
    func applyInitial(frame: CGRect) { setFrame(frame) }

    func setFrame(_ frame: CGRect) {
        let (x, y) = (frame.origin.x + frame.size.width / 2, frame.origin.y + frame.size.height / 2)
        if x.isNaN || y.isNaN { raiseNotANumber("position", [x, y]) }
        guard frame != layer.frame else { return }
        layer.frame = frame.standardized
        tellObservers()
        layer.tellObservers()
    }

    func setBounds(_ bounds: CGRect) {
        let (origin, size) = (bounds.origin, bounds.size)
        if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN {
            raiseNotANumber("bounds", [origin.x, origin.y, size.width, size.height])
        }
        guard bounds != layer.bounds else { return }
        layer.bounds = bounds
        tellObservers()
        layer.tellObservers()
    }

    func setCenter(_ center: CGPoint) {
        if center.x.isNaN || center.y.isNaN { raiseNotANumber("position", [center.x, center.y]) }
        guard center != layer.position else { return }
        layer.position = center
        tellObservers()
        layer.tellObservers()
    }

    private func raiseNotANumber(_ name: String, _ values: [CGFloat]) -> Never {
        let numbers = values.map { $0.isNaN ? "nan" : "\($0)" }
        let pairs = stride(from: 0, to: numbers.count, by: 2).map { "\(numbers[$0]) \(numbers[$0 + 1])" }
        raise(
            "CALayerInvalidGeometry", "CALayer \(name) contains NaN: [\(pairs.joined(separator: "; "))]",
            note: "it is the layer of \(spokenName)")
    }

    /// Handles a new size: resizes subviews by their autoresizing masks and invalidates the layout.
    private func sizeChanged(from old: CGSize) {
        if autoresizesSubviews, !state.subviews.isEmpty { resizeSubviews(from: old) }
        flagLayout()
        flagSuperview()
        if state.seldom?.cornerConfiguration != nil { takeCornerConfiguration() }
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Invalidates the layout of the superview, unless that is being laid out and gives the size itself.
    private func flagSuperview() {
        guard let superview = state.superview, !state.isBeingWritten, LayoutPlace.current?.view !== superview else {
            return
        }
        superview.flagLayout()
    }

    /// Invalidates the layout for a new bounds origin: constraints are relative to the visible edges.
    private func originChanged() {
        flagLayout()
        if !(self is UIScrollView), !state.subviews.isEmpty { layoutInputChanged() }
    }

    /// Handles a new frame, which Auto Layout reads if the autoresizing mask is translated.
    private func geometryChanged() {
        guard !state.isBeingWritten else { return }
        if state.superview == nil || followsItsFrame, !isFreeOfConstraints { layoutInputChanged() }
    }

    func resizeSubviews(from old: CGSize) {
        let new = bounds.size
        for view in state.subviews where view.followsMask {
            // The layout engine already knows the frame that the mask results in.
            view.state.isBeingWritten = state.isBeingWritten
            view.follow(from: old, to: new)
            view.state.isBeingWritten = false
        }
    }

    /// Whether the autoresizing mask applies, because Auto Layout doesn't position the view.
    private var followsMask: Bool { followsItsFrame && !state.autoresizingMask.isEmpty }

    private func follow(from old: CGSize, to new: CGSize) {
        let mask = state.autoresizingMask
        let (x, width) = Springs.stretched(
            frame.origin.x, frame.size.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let (y, height) = Springs.stretched(
            frame.origin.y, frame.size.height, old.height, new.height, mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        setFrame(CGRect(x: x, y: y, width: width, height: height))
    }

    func setAutoresizingMask(_ mask: AutoresizingMask) {
        guard mask != state.autoresizingMask else { return }
        state.autoresizingMask = mask
        layoutInputChanged()
    }

    func baseSizeThatFits(_ size: CGSize) -> CGSize {
        guard case .control(let control)? = contentValue() else { return bounds.size }
        let controls = SimulatedDevice.currentRules.controls
        switch control {
        case .slider: return controlSize(fitting: size, UIEdgeInsets(controls.sliderInsets))
        case .segmented: return controlSize(fitting: size, UIEdgeInsets(controls.segmentedInsets))
        default: return controlSize(fitting: size, alignmentRectInsets)
        }
    }

    /// Returns the size of a control's frame, including the alignment insets; as wide or high as asked where it has
    /// none by itself, as pictures of sliders show.
    func controlSize(fitting room: CGSize, _ insets: UIEdgeInsets) -> CGSize {
        let size = intrinsicContentSize
        return CGSize(
            width: size.width < 0 ? room.width : size.width + insets.left + insets.right,
            height: size.height < 0 ? room.height : size.height + insets.top + insets.bottom)
    }

    func baseSizeToFit() {
        let origin = frame.origin
        let size = sizeThatFits(bounds.size)
        guard transform.isIdentity else {
            bounds.size = size
            return
        }
        frame = CGRect(origin: origin, size: size)
    }

    func baseHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isHeldByAnimation,
            self.point(inside: point, with: event)
        else { return nil }
        for view in state.subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}

/// The distribution of a superview's size change among the parts along an axis by an autoresizing mask.
enum Springs {
    /// Returns the new origin and length of a view, in points: flexible parts grow in proportion to their lengths, or
    /// equally if they have none.
    static func stretched(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ inside: Bool,
        _ behind: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let gain = new - old
        let parts = [before ? start : 0, inside ? length : 0, behind ? old - start - length : 0].map { max(0, $0) }
        let flexible = [before, inside, behind]
        let count = flexible.count { $0 }
        guard count > 0, gain != 0 else { return (start, length) }
        let sum = parts.reduce(0, +)
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return sum > 0 ? parts[index] / sum : 1 / CGFloat(count)
        }
        return (start + gain * share(0), max(0, length + gain * share(1)))
    }
}
