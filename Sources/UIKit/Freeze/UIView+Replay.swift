import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
package import LayoutSimRendering
package import LayoutSimViewTree

extension UIView {
    /// The first view whose frame in the laid out screen is not that of its object, to 1/1000 of a point, in words; `nil` if
    /// all are the same. The view must be the one that was frozen.
    package func replayDifference(from screen: Screen, _ renderer: Renderer) -> String? {
        let names = FrozenNames(self)
        let placed = renderer.layout(screen).views
        let frames = Dictionary(placed.map { ($0.view.id, $0.frame) }) { first, _ in first }
        var waiting = [self]
        while let view = waiting.popLast() {
            waiting += view.state.subviews
            guard view !== self, let name = names[view], let frame = frames[name] else { continue }
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
        let names = FrozenNames(self)
        var findings: [String] = []
        forEachInTree { view in
            let frame = view.frame
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            guard !numbers.allSatisfy(\.isFinite), let name = names[view] else { return }
            findings.append("LayoutSim: the frame of '\(name)', a \(type(of: view)), is not finite: \(numbers)")
        }
        return findings
    }
}
