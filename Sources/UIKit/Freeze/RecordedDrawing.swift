import CoreGraphics
import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import LayoutSimViewTree
import QuartzCore

extension UIView {
    /// What `draw(_:)` and the layers that belong to no view draw, from the corner of the view.
    func recordedDrawing(around content: Content) -> Recording {
        _ = CATextLayer.isDrawnByTypesetter
        var recording = Recording()
        let own = layer.ownOperations()
        if layer.backgroundColor?.pattern != nil { append(layer.backgroundOperations(), to: &recording) }
        append(own, to: &recording)
        let hasMark = recording.steps.contains(.content)
        let isLabel = if case .label = content { true } else { false }
        // A label whose class draws something else shows no text of its own.
        if isLabel, !hasMark, own.isEmpty { recording.steps += [.group(Compositing()), .end] }
        let children = layer.childrenBackToFront
        if !hasMark, !isLabel, content.isPainted {
            if content.isBelowLayers {
                recording.steps.append(.content)
                appendSublayers(children[...], to: &recording)
            } else {
                // What controls show are subviews, which are added late.
                let over = children.firstIndex { !holds($0) && $0.zPosition > 0 } ?? children.endIndex
                appendSublayers(children[..<over], to: &recording)
                recording.steps.append(.content)
                appendSublayers(children[over...], to: &recording)
            }
        } else {
            appendSublayers(children[...], to: &recording)
        }
        return recording.steps == [.content] ? Recording() : recording
    }

    private func appendSublayers(_ children: ArraySlice<CALayer>, to recording: inout Recording) {
        guard children.contains(where: { !holds($0) }) else { return }
        var names = LayerNames(self)
        var passed = 0
        for child in children {
            if holds(child) {
                passed += 1
                continue
            }
            let drawn = layer.repeated(child.placedOperations(named: names[child]))
            guard !drawn.isEmpty else { continue }
            if passed > 0 { recording.steps.append(.subviews(passed)) }
            passed = 0
            append(drawn, to: &recording)
        }
    }

    /// Whether a layer is that of a subview.
    private func holds(_ layer: CALayer) -> Bool { (layer.host as? UIView)?.state.superview === self }

    private func append(_ operations: [DrawingOperation], to recording: inout Recording) {
        let origin = Point(x: -Double(bounds.origin.x), y: -Double(bounds.origin.y))
        let placed = origin == .zero ? operations : operations.map { $0.moved(by: origin) }
        recording.append(placed) { ShownPictures.name(of: CGImage(Bitmap($0)), called: nil) }
    }

    /// How the layer looks besides background, corner radius and border; `nil` for nothing else.
    func recordedLayer(around content: Content) -> LayerStyle? {
        if drawsNothing, hasCommonLayer(around: content) { return nil }
        var style = LayerStyle()
        if layer.cornerRadius > 0 {
            style.corners = layer.roundCorners
            style.hasContinuousCorners = layer.cornerCurve == .continuous
        }
        let origin = Point(x: -Double(bounds.origin.x), y: -Double(bounds.origin.y))
        if !layer.masksToBounds, let shadow = layer.layerShadow {
            style.shadow = LayerShadow(
                color: shadow.color, offset: shadow.offset, radius: shadow.radius,
                path: shadow.caster?.offset(x: origin.x, y: origin.y))
        }
        style.transform = recordedTransform
        if let mask = layer.mask {
            var recording = Recording()
            append(mask.placedOperations(), to: &recording)
            style.mask = recording
        }
        style.drawing = recordedDrawing(around: content)
        style.omissions = LayerOmissions(of: self).words
        return style == LayerStyle() ? nil : style
    }

    /// Whether its class is known to draw nothing, but for the text of a label.
    private var drawsNothing: Bool { type(of: self) == UIView.self || type(of: self) == UILabel.self }

    /// Whether there is nothing in the layer but layers of subviews, as they lie.
    private func hasCommonLayer(around content: Content) -> Bool {
        let layer = layer
        guard layer.isCommon, layer.cornerRadius == 0, !layer.isGeometryFlipped, layer.superlayer?.isCommon ?? true,
            layer.backgroundColor?.pattern == nil, !content.isPainted || type(of: self) == UILabel.self,
            (self as? UILabel)?.shadowColor == nil
        else { return false }
        return layer.hasCommonSublayers { holds($0) }
    }

    /// How the view is turned and stretched around the center of its frame.
    private var recordedTransform: Transform? {
        let around = layer.superlayer?.sublayerTransform ?? CATransform3DIdentity
        guard layer.transform != CATransform3DIdentity || around != CATransform3DIdentity else { return nil }
        if around == CATransform3DIdentity, layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) {
            return Transform(CATransform3DGetAffineTransform(layer.transform))
        }
        let placed = CATransform3DGetAffineTransform(layer.placementInSuperlayer)
        let frame = untransformedFrame
        let toBounds = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
        let fromCenter = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
        return Transform(toBounds.concatenating(placed).concatenating(fromCenter))
    }
}

extension Content {
    /// Whether a view with it shows something besides its subviews.
    fileprivate var isPainted: Bool {
        switch self {
        case .none, .stack, .scroll: false
        case .label, .image, .button, .textField, .textView, .control, .opaque: true
        }
    }

    /// Whether it is the picture of the layer itself.
    fileprivate var isBelowLayers: Bool {
        if case .image = self { true } else { false }
    }
}
