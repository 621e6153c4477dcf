import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

extension UIView {
    /// Returns the fitting size of the view's constraints that is nearest to a target size, given the priorities.
    func baseFittingSize(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        runUpdateConstraints()
        let target = FittingTarget(size: size, horizontal: horizontal, vertical: vertical)
        if isLaidOutApart, let known = host.fittingSize(of: self, target) { return known }
        var writer = ScreenWriter(self, .everything)
        return LayoutHost.layout(&writer, rootSize: nil, for: self, additional: target.constraints).fittingSize
    }
}

/// The target of a fitting.
struct FittingTarget: Equatable {
    /// The target size, in points.
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    /// The constraints that express the target for the root of a tree.
    var constraints: [LiveConstraint] {
        [
            LiveConstraint(.init(.view(1), .left), .equal, .init(.view(0), .left)),
            LiveConstraint(.init(.view(1), .top), .equal, .init(.view(0), .top)),
            LiveConstraint(
                .init(.view(1), .width), .equal, nil, constant: size.width,
                priority: Priority(rawValue: horizontal.rawValue)),
            LiveConstraint(
                .init(.view(1), .height), .equal, nil, constant: size.height,
                priority: Priority(rawValue: vertical.rawValue)),
        ]
    }
}

extension LiveLayout {
    /// The size of the root, in points.
    var fittingSize: CGSize { CGSize(screenFrames[1].size) }
}

extension UIView {
    /// Whether the layout of the view is ambiguous.
    var isAmbiguous: Bool {
        guard !followsItsFrame, state.superview != nil else { return false }
        let host = host
        runUpdateConstraints()
        solveIfNeeded()
        return host.summary?.leavesOpen(self) ?? false
    }

    /// Returns the constraints that refer to the view along an axis.
    func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var holder: UIView? = self
        while let view = holder {
            found += view.state.held.filter { constraint in
                constraint.first.attribute.isHorizontal == (axis == .horizontal)
                    && (constraint.first.item === self || constraint.second?.item === self)
            }
            holder = view.state.superview
        }
        return found.sorted { $0.order < $1.order }
    }
}
