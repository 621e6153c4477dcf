import Foundation

extension UIView {
    func flagLayout() {
        state.needsLayout = true
        var view = state.superview
        while let current = view, !current.state.needsLayoutBelow {
            current.state.needsLayoutBelow = true
            view = current.state.superview
        }
    }
    func flagConstraints() { state.needsUpdateConstraints = true }
    func runLoop() {}
    func runUpdateConstraints() {}
    func baseLayoutSubviews() {}
    func layoutInputChanged() {}
    func flagsMoved() {}
    func leaveRootRole() {}
    var baseIntrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    func baseFittingSize(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        size
    }
    var isAmbiguous: Bool { false }
    func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
}
