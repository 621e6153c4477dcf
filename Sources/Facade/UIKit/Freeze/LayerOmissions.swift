import CoreGraphics
import Foundation
import LayoutSimDrawing
import QuartzCore

/// The effects of a view's layers that a device shows but a recording cannot represent.
@MainActor struct LayerOmissions {
    /// The distinct descriptions of the effects, in alphabetical order.
    private(set) var words: [String] = []

    init(of view: UIView) {
        let layer = view.layer
        add(of: layer)
        if let filter = layer.compositingFilter, layer.blendMode == nil {
            words.append("the compositing filter \(filter)")
        }
        let subviews = view.state.subviews.map { ObjectIdentifier($0.layer) }
        let children = layer.childrenBackToFront
        let shown = children.map { ObjectIdentifier($0) }.filter(subviews.contains)
        if shown != subviews.filter(shown.contains) { words.append("the order of subviews by zPosition") }
        if layer is CAReplicatorLayer, !subviews.isEmpty { words.append("copies of subviews") }
        for child in children where child.host == nil { addTree(child) }
        if let mask = layer.mask, mask.host == nil { addTree(mask) }
        words = Set(words).sorted()
    }

    private mutating func addTree(_ root: CALayer) {
        var waiting = [root]
        while let layer = waiting.popLast() {
            add(of: layer)
            if let filter = layer.compositingFilter, layer.blendMode == nil {
                words.append("the compositing filter \(filter)")
            }
            waiting += (layer.sublayers ?? []).filter { $0.host == nil }
            if let mask = layer.mask, mask.host == nil { waiting.append(mask) }
        }
    }

    private mutating func add(of layer: CALayer) {
        let place = layer.placementInSuperlayer
        if place.m14 != 0 || place.m24 != 0 || place.m44 != 1 { words.append("perspective") }
        if layer.isGeometryFlipped, layer.sublayers != nil { words.append("sublayers of flipped geometry") }
        if (layer.filters ?? []).count > layer.drawnFilters.count { words.append("filters") }
        if !(layer.backgroundFilters ?? []).isEmpty { words.append("background filters") }
        if let contents = layer.contents, !(contents is CGImage) { words.append("contents of \(type(of: contents))") }
        if let emitter = layer as? CAEmitterLayer, !(emitter.emitterCells ?? []).isEmpty { words.append("particles") }
        if layer is CAMetalLayer { words.append("what Metal draws") }
        if let replicator = layer as? CAReplicatorLayer, replicator.preservesDepth { words.append("perspective") }
        words += layer.drawing?.omissions ?? []
    }
}
