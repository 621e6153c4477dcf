import Foundation
package import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

extension UIView {
    /// The first view whose frame in the layout of a screen is not that of its object, to 1/1000 of a point, in words; `nil`
    /// if all are the same. The screen must be what the view was frozen as, with the same values.
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

    /// The frame from the corner of the superview's bounds, without its transform.
    private func frameFromCorner(showing values: FrozenValues) -> CGRect {
        let frame = layer(showing: values).untransformedFrame
        guard let superview else { return frame }
        let origin = superview.layer(showing: values).bounds.origin
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

extension Layout {
    /// The frames of views in points of their superviews, by their ids; those of a screen of code lie in its order.
    fileprivate func frames(of ids: [String]) -> [Rect?] {
        let isSame = ids.count == views.count && zip(ids, views).allSatisfy { $0 == $1.view.id }
        if isSame { return views.map(\.frame) }
        let frames = Dictionary(views.map { ($0.view.id, $0.frame) }) { first, _ in first }
        return ids.map { frames[$0] }
    }
}

extension Rect {
    /// Whether another rectangle is the same to 1/1000 of a point; one that is no number counts as the same.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        func differs(_ one: Double, _ other: CGFloat) -> Bool { abs(one - Double(other)) > 0.001 }
        return !differs(minX, other.minX) && !differs(minY, other.minY) && !differs(width, other.width)
            && !differs(height, other.height)
    }
}

extension UIView {
    /// What to say of the views below this one whose frames are not finite, which no picture can show.
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
