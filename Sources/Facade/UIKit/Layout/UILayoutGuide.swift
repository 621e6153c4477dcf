public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// A rectangle that participates in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    final var owner: UIView? {
        get { ownerReference?.view }
        set { ownerReference = newValue?.state.reference }
    }
    private var ownerReference: ViewReference?
    /// The kind of system guide; `nil` for a custom guide.
    var kind: LayoutGuide.Kind?
    /// The frame from the last layout, in the coordinates of the owning view.
    var solvedFrame = CGRect.zero

    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init()
        identifier = coder.decodeObject(forKey: "UILayoutGuideIdentifier") as? String ?? ""
    }
    open func encode(with coder: NSCoder) { coder.encode(identifier, forKey: "UILayoutGuideIdentifier") }

    /// The identifier, which descriptions and messages show.
    open var identifier = ""
    /// The view that owns the guide; setting it moves the guide to another view.
    open var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }
    /// The frame of the guide, in points of the owning view; zero without one.
    open var layoutFrame: CGRect { owner?.frame(of: self) ?? .zero }
    /// Whether the layout of the guide is ambiguous; always `false` here.
    open var hasAmbiguousLayout: Bool { false }
    /// Returns the constraints that affect the guide along an axis; always none here.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }

    // As in UIView: two classes cannot share overridable members that no public protocol requires.

    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// A layout guide that activates constraints near or away from edges; such constraints are ignored here.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    /// Sets constraints to activate while the guide is near an edge; does nothing here.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) { inert(.behavior, self) }
    /// Sets constraints to activate while the guide is away from an edge; does nothing here.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) { inert(.behavior, self) }
}

/// The layout guide that tracks the keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows an undocked keyboard; stored only.
    @Inert(.layout) open var followsUndockedKeyboard = false
    /// Whether the guide stays above the bottom safe area without a keyboard (Apple, *usesBottomSafeArea*).
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue, let owner { UIApplication.shared.keyboard.guide(owner) } }
    }
    /// The distance above the keyboard at which a drag begins to dismiss it, in points; stored only.
    @Inert(.behavior) open var keyboardDismissPadding: CGFloat = 0
    /// The constraints that hold the guide while the keyboard covers a part of its view.
    final var hold: [NSLayoutConstraint] = []
}

/// The top or bottom layout guide of a view controller.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the bar that covers the view's edge, in points.
    var length: CGFloat { get }
    /// The anchor of the top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the height.
    var heightAnchor: NSLayoutDimension { get }
}
