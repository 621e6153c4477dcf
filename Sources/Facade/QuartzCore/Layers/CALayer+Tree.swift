import CoreGraphics
import Foundation
import ObjectiveC

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        if layer === self || !layer.children.isEmpty && isInside(layer) {
            endByException("CALayerInvalid", "layer <\(type(of: layer))> is a part of cycle in its layer tree")
        }
        var index = index
        if layer.superlayer === self, let old = children.firstIndex(where: { $0 === layer }) {
            children.remove(at: old)
            if old < index { index -= 1 }
        } else {
            layer.removeFromSuperlayer()
        }
        children.insert(layer, at: min(max(index, 0), children.count))
        layer.superlayer = self
        unsafe AnimatedChanges.hasNewLayers = true
        setNeedsLayout()
    }

    private func isInside(_ layer: CALayer) -> Bool {
        sequence(first: self, next: \.superlayer).contains { $0 === layer }
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
        guard let index = children.firstIndex(where: { $0 === sibling }) else {
            insert(layer, at: above ? children.count : 0)
            return
        }
        insert(layer, at: above ? index + 1 : index)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
        insert(new, at: index)
        old.removeFromSuperlayer()
    }

    func replaceChildren(_ layers: [CALayer]) {
        for child in children where !layers.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
        for layer in layers { insert(layer, at: children.count) }
    }

    func leaveSuperlayer() {
        guard let superlayer else { return }
        if superlayer.mask === self { superlayer.mask = nil }
        if let index = superlayer.children.firstIndex(where: { $0 === self }) { superlayer.children.remove(at: index) }
        self.superlayer = nil
        noteLeaving()
    }

    func maskChanged(from old: CALayer?) {
        if old?.superlayer === self { old?.superlayer = nil }
        mask?.removeFromSuperlayer()
        mask?.superlayer = self
        host?.layerAppearanceChanged(self)
    }

    func layOutTree() {
        var top = self
        while let above = top.superlayer, above.isLayoutNeeded { top = above }
        top.layOutBelow()
    }

    private func layOutBelow() {
        if isLayoutNeeded {
            isLayoutNeeded = false
            layoutSublayers()
        }
        for child in children { child.layOutBelow() }
    }
}

extension CALayer {
    /// Clears the reference to a view that is being deallocated.
    package func forgetHost() { host = nil }

    /// Detaches the sublayers in a loop, since layers can be nested deeper than the call stack allows.
    func takeDownChildren() {
        guard !children.isEmpty else { return }
        var waiting = Array(children.reversed())
        children = []
        while var layer = waiting.popLast() {
            layer.superlayer = nil
            if isKnownUniquelyReferenced(&layer) { waiting += layer.children.reversed() }
        }
    }
}
