import Foundation
import LayoutSimViewTree

/// What a view holds beside its layer.
struct ViewState {
    let reference = ViewReference()
    var superview: UIView? {
        get { outer?.view }
        set { unsafe outer = newValue?.viewState.reference }
    }
    private var outer: ViewReference?
    var subviews: [UIView] = []
    weak var window: UIWindow?
    weak var owner: (any ViewOwner)?
    var contentScaleFactor: CGFloat?
    var autoresizingMask: UIView.AutoresizingMask = []
    var needsLayout = true
    /// Whether something below needs layout.
    var needsLayoutBelow = true
    var needsUpdateConstraints = true
    var needsUpdateConstraintsBelow = true
    var calledBaseUpdateConstraints = false
    var translatesMask = true
    var held: [NSLayoutConstraint] = []
    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    var margins: UIEdgeInsets?
    var directionalMargins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// The safe area that the view was told of last, in points.
    var safeArea = UIEdgeInsets.zero
    var backgroundColor: UIColor?
    var mask: UIView?
    var tint: UIColor?
    var overrides = TraitValues()
    var traitHandlers: [TraitHandler] = []
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var accessibilityFrame: CGRect?
    var accessibilityActivationPoint: CGPoint?
    /// Whether something in the view or below it changed that the engine reads.
    var isInputDirty = true
    /// The position in the tree that was laid out last.
    var layoutIndex = -1
    /// The frame that the engine gave it; `nil` if the engine does not place it.
    var solved: CGRect?
    /// The width at which content that wraps is measured, in points.
    var wrappingWidth: CGFloat?
    /// What the class measured at the width that the engine gave it.
    var measuredOverride: CGSize?
    /// Whether it is getting a frame that the engine knows.
    var isBeingWritten = false
    /// The sizes that a file holds for its class; `nil` for none.
    var design: DesignSizes?
    /// The engine of the tree whose root this is.
    var engine: LayoutHost?

    /// A priority for each axis.
    struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }
}
