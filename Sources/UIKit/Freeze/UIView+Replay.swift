import Foundation
package import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

extension UIView {
    /// The first view whose frame in the layout of a screen is not that of its object, to 1/1000 of a point, in words; `nil`
    /// if all are the same. The screen must be what the view was frozen as.
    package func replayDifference(from layout: Layout) -> String? {
        let frames = Dictionary(layout.views.map { ($0.view.id, $0.frame) }) { first, _ in first }
        for (view, name) in FrozenNames(self).entries.dropFirst() {
            guard let frame = frames[name] else { continue }
            let live = view.untransformedFrame.offsetBy(
                dx: -(view.superview?.bounds.origin.x ?? 0), dy: -(view.superview?.bounds.origin.y ?? 0))
            let differences = [
                frame.minX - live.minX, frame.minY - live.minY, frame.width - live.width, frame.height - live.height,
            ]
            if differences.contains(where: { abs($0) > 0.001 }) {
                return
                    "LayoutSim: '\(name)' lies at \(live) as an object and at \(CGRect(frame)) as a value; please report this"
            }
        }
        return nil
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
