import Foundation
package import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

extension UIView {
    /// Returns a description of the first view whose frame in the layout of a screen differs from that of the object by
    /// more than 1/1000 of a point; `nil` if all agree. The screen must be the frozen view, with the same values.
    package func replayDifference(from layout: Layout, showing values: FrozenValues = .model) -> String? {
        // Frozen views keep their order.
        let names = layout.authored.root.idsInPreorder
        let frames = layout.frames(of: names)
        var position = -1
        var difference: String?
        forEachInTree { view in
            position += 1
            guard position < names.count, difference == nil, view !== self, let frame = frames[position] else { return }
            let name = names[position]
            let live = view.frameFromCorner(showing: values)
            guard !frame.isNear(live) else { return }
            difference =
                "LayoutSim: '\(name)' lies at \(live) as an object and at \(CGRect(frame)) as a value; please report this"
        }
        return difference
    }

    /// Returns the frame relative to the superview's bounds origin, without the transform.
    private func frameFromCorner(showing values: FrozenValues) -> CGRect {
        let frame = layer(showing: values).untransformedFrame
        guard let superview else { return frame }
        let origin = superview.layer(showing: values).bounds.origin
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

extension Layout {
    /// Returns the frames of views by identifier, in points of their superviews; a screen without additional views
    /// already has them in order.
    fileprivate func frames(of ids: [String]) -> [Rect?] {
        let isSame = ids.count == views.count && zip(ids, views).allSatisfy { $0 == $1.view.id }
        if isSame { return views.map(\.frame) }
        let frames = Dictionary(views.map { ($0.view.id, $0.frame) }) { first, _ in first }
        return ids.map { frames[$0] }
    }
}

extension Rect {
    /// Returns whether another rectangle differs by at most 1/1000 of a point; values that are not numbers count as
    /// equal.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        func differs(_ one: Double, _ other: CGFloat) -> Bool { abs(one - Double(other)) > 0.001 }
        return !differs(minX, other.minX) && !differs(minY, other.minY) && !differs(width, other.width)
            && !differs(height, other.height)
    }
}

extension UIView {
    /// Messages about views below this one whose frames are not finite, and so cannot be drawn.
    package var framesWithoutNumbers: [String] {
        var isAnyWithoutNumbers = false
        forEachInTree { if !$0.frame.isFinite { isAnyWithoutNumbers = true } }
        guard isAnyWithoutNumbers else { return [] }
        var findings: [String] = []
        for (view, name) in FrozenNames(self).entries where !view.frame.isFinite {
            let frame = view.frame
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            findings.append("LayoutSim: the frame of '\(name)', a \(type(of: view)), is not finite: \(numbers)")
        }
        return findings
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
