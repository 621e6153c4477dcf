import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// The insets of the guides of views: bars and safe area of the root, margins of every view.
struct Guides {
    var viewport: Viewport
    var hasNavigationBar: Bool

    /// What status bar, navigation bar, rounded corners and sensors take from the root view.
    var rootSafeArea: EdgeInsets {
        var insets = viewport.safeArea
        insets.top += hasNavigationBar ? viewport.navigationBarHeight : 0
        return insets
    }

    /// The insets of a guide from its owner; `frame` is the owner's last known rectangle on the screen, if any.
    func insets(of kind: LayoutGuide.Kind, owner: View, isRoot: Bool, frame: Rect?) -> EdgeInsets {
        let safeArea = safeArea(isRoot: isRoot, frame: frame)
        switch kind {
        case .top: return EdgeInsets(bottom: viewport.size.height - safeArea.top)
        case .bottom: return EdgeInsets(top: viewport.size.height - safeArea.bottom)
        case .safeArea: return safeArea
        case .margins, .readableContent: return margins(of: owner, isRoot: isRoot) + safeArea
        case .keyboard: return safeArea
        case .scrollContent, .scrollFrame, .custom: return .zero
        }
    }

    /// The part of the root's safe area insets that reaches into a view; never negative.
    private func safeArea(isRoot: Bool, frame: Rect?) -> EdgeInsets {
        if isRoot { return rootSafeArea }
        guard let frame else { return .zero }
        let root = rootSafeArea
        return EdgeInsets(
            top: max(0, root.top - frame.minY), left: max(0, root.left - frame.minX),
            bottom: max(0, frame.maxY - (viewport.size.height - root.bottom)),
            right: max(0, frame.maxX - (viewport.size.width - root.right)))
    }

    /// UIKit's default is 8 points a side; a root has 16 or 20 at the sides by its width, and at least that.
    private func margins(of view: View, isRoot: Bool) -> EdgeInsets {
        guard isRoot else { return view.layoutMargins.own ?? EdgeInsets(all: 8) }
        let side = viewport.size.width < 414 ? 16.0 : 20
        let own = view.layoutMargins.own ?? .zero
        return EdgeInsets(top: own.top, left: max(own.left, side), bottom: own.bottom, right: max(own.right, side))
    }
}
