import CoreGraphics
import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import LayoutSimViewTree
import QuartzCore

extension UIView {
    /// Records what `draw(_:)` and the layers that belong to no view draw, relative to the view's corner.
    func recordedDrawing(around content: Content, showing values: FrozenValues) -> Recording {
        _ = CATextLayer.isDrawnByTypesetter
        var recording = Recording()
        let own = opaqueBacking(of: layer.ownOperations())
        let shown = layer(showing: values)
        if shown.backgroundColor?.pattern != nil { append(shown.backgroundOperations(), from: shown, to: &recording) }
        append(own, from: shown, to: &recording)
        let hasMark = recording.steps.contains(.content)
        let isLabel = if case .label = content { true } else { false }
        // A label whose class draws something else does not draw its text.
        if isLabel, !hasMark, own.isEmpty { recording.steps += [.group(Compositing()), .end] }
        let children = layer.childrenBackToFront
        if !hasMark, !isLabel, content.isPainted {
            if content.isBelowLayers {
                recording.steps.append(.content)
                appendSublayers(children[...], showing: values, to: &recording)
            } else {
                // The contents of controls are subviews, which are added last.
                let over = children.firstIndex { !holds($0) && $0.zPosition > 0 } ?? children.endIndex
                appendSublayers(children[..<over], showing: values, to: &recording)
                recording.steps.append(.content)
                appendSublayers(children[over...], showing: values, to: &recording)
            }
        } else {
            appendSublayers(children[...], showing: values, to: &recording)
        }
        return recording.steps == [.content] ? Recording() : recording
    }

    private func appendSublayers(
        _ children: ArraySlice<CALayer>, showing values: FrozenValues, to recording: inout Recording
    ) {
        guard children.contains(where: { !holds($0) }) else { return }
        var names = LayerNames(self)
        var passed = 0
        for child in children {
            if holds(child) {
                passed += 1
                continue
            }
            let (shown, name) = (child.tree(showing: values), names[child])
            let drawn = layer.repeated { shown.lagging(by: $0).placedOperations(named: name) }
            guard !drawn.isEmpty else { continue }
            if passed > 0 { recording.steps.append(.subviews(passed)) }
            passed = 0
            append(drawn, from: layer(showing: values), to: &recording)
        }
    }

    /// Returns whether a layer belongs to a subview.
    private func holds(_ layer: CALayer) -> Bool { (layer.host as? UIView)?.state.superview === self }

    /// Adds drawing operations from the coordinate space of a layer's bounds.
    private func append(_ operations: [DrawingOperation], from layer: CALayer, to recording: inout Recording) {
        let origin = Point(x: -Double(layer.bounds.origin.x), y: -Double(layer.bounds.origin.y))
        let placed = origin == .zero ? operations : operations.map { $0.moved(by: origin) }
        recording.append(placed) { ShownPictures.name(of: CGImage(Bitmap($0)), called: nil) }
    }

    /// Whether the view draws nothing but its content, and its layer has nothing but those of subviews.
    func isCommon(around content: Content) -> Bool { drawsNothing && hasCommonLayer(around: content) }

    /// Returns the layer's appearance other than background, corner radius, and border; `nil` if there is none.
    func recordedLayer(around content: Content, showing values: FrozenValues) -> LayerStyle? {
        let layer = layer(showing: values)
        var style = LayerStyle()
        if layer.cornerRadius > 0 {
            style.corners = layer.roundCorners
            style.hasContinuousCorners = layer.cornerCurve == .continuous
        }
        let origin = Point(x: -Double(layer.bounds.origin.x), y: -Double(layer.bounds.origin.y))
        if !layer.masksToBounds, let shadow = layer.layerShadow {
            style.shadow = LayerShadow(
                color: shadow.color, offset: shadow.offset, radius: shadow.radius,
                path: shadow.caster?.offset(x: origin.x, y: origin.y))
        }
        style.transform = recordedTransform(of: layer)
        if let mask = self.layer.mask {
            var recording = Recording()
            append(mask.tree(showing: values).placedOperations(), from: layer, to: &recording)
            style.mask = recording
        }
        style.filters = layer.drawnFilters
        style.blendMode = layer.blendMode ?? .normal
        style.isIsolated = layer.isDrawnAsOne
        style.drawing = recordedDrawing(around: content, showing: values)
        return style == LayerStyle() ? nil : style
    }

    /// Returns what the view draws, on black if it is opaque, draws by itself and has no background, since its store
    /// then has no alpha.
    private func opaqueBacking(of drawn: [DrawingOperation]) -> [DrawingOperation] {
        guard isOpaque, backgroundColor == nil, !bounds.isEmpty, layer.drawing?.isDrawnByView == true else {
            return drawn
        }
        let frame = Rect(
            x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width), height: Double(bounds.height))
        return [.fill(.rect(frame), .black)] + drawn
    }

    /// Whether the view's class is known to draw nothing other than the text of a label.
    private var drawsNothing: Bool { type(of: self) == UIView.self || type(of: self) == UILabel.self }

    /// Returns whether the layer contains only layers of subviews, in their usual order.
    private func hasCommonLayer(around content: Content) -> Bool {
        let layer = layer
        guard layer.isCommon, layer.cornerRadius == 0, !layer.isGeometryFlipped, layer.superlayer?.isCommon ?? true,
            layer.backgroundColor?.pattern == nil, !content.isPainted || type(of: self) == UILabel.self,
            (self as? UILabel)?.shadowColor == nil
        else { return false }
        return layer.hasCommonSublayers { holds($0) }
    }

    /// Returns a layer's transform around the center of its frame.
    private func recordedTransform(of layer: CALayer) -> Transform? {
        let around = layer.superlayer?.sublayerTransform ?? CATransform3DIdentity
        guard layer.transform != CATransform3DIdentity || around != CATransform3DIdentity else { return nil }
        if around == CATransform3DIdentity, layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) {
            return Transform(CATransform3DGetAffineTransform(layer.transform))
        }
        let placed = CATransform3DGetAffineTransform(layer.placementInSuperlayer)
        let (frame, bounds) = (layer.untransformedFrame, layer.bounds)
        let toBounds = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
        let fromCenter = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
        return Transform(toBounds.concatenating(placed).concatenating(fromCenter))
    }
}

extension Content {
    /// Whether the content draws anything besides subviews.
    fileprivate var isPainted: Bool {
        switch self {
        case .none, .stack, .scroll: false
        case .label, .image, .button, .textField, .textView, .control, .opaque: true
        }
    }

    /// Whether the content is the image of the layer itself.
    fileprivate var isBelowLayers: Bool {
        if case .image = self { true } else { false }
    }
}
