import Foundation
import LayoutSimGeometry
import LayoutSimInertness
import LayoutSimViewTree

/// The stored state of a view besides its layer.
struct ViewState {
    let reference = ViewReference()
    var superview: UIView? {
        get { outer?.view }
        set {
            outer = newValue.map { unsafe $0.viewState.reference }
            isSafeAreaNoted = false
        }
    }
    private var outer: ViewReference?
    var window: UIWindow? {
        windowReference.flatMap { $0.view.map { unsafe unsafeDowncast($0, to: UIWindow.self) } }
    }
    /// The reference to the window.
    var windowReference: ViewReference?
    var subviews: [UIView] = []
    var held: [NSLayoutConstraint] = []
    /// The rarely used values; `nil` for a view without any.
    private(set) var seldom: ViewSeldom?
    var backgroundColor: UIColor?
    var tint: UIColor?
    /// The layout engine, if the view is the root of a tree.
    var engine: LayoutHost?
    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// The frame computed by the layout engine; `nil` if the engine doesn't position the view.
    var solved: CGRect?
    var autoresizingMask: UIView.AutoresizingMask = []
    var needsLayout = true
    /// Whether a descendant needs layout.
    var needsLayoutBelow = true
    var needsUpdateConstraints = true
    var needsUpdateConstraintsBelow = true
    var needsUpdateProperties = true
    /// Whether the properties of the view's controller are out of date.
    var ownerNeedsUpdateProperties = true
    var needsUpdatePropertiesBelow = true
    var calledBaseUpdateConstraints = false
    var translatesMask = true
    var isOpaque = true
    /// Whether the layout of the view's contents depends on nothing outside but its size.
    var isApart = false
    /// Whether the superview is laid out again when the view's contents request another size.
    var isSizedToFit = false
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// Whether an input of the layout engine has changed in the view or a descendant.
    var isInputDirty = true
    /// Whether the view is being given a frame that the layout engine already knows.
    var isBeingWritten = false
    /// The source of the view's traits, if it is known.
    var traitSource: TraitSource?
    /// Whether the safe area has been computed from the superview since the view moved.
    var isSafeAreaNoted = false

    /// The rarely used values, created on first access.
    var ownSeldom: ViewSeldom {
        mutating get {
            if let seldom { return seldom }
            let made = ViewSeldom()
            seldom = made
            return made
        }
    }

    /// Layout priorities for both axes.
    struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }
}

/// The rarely used values of a view.
final class ViewSeldom {
    /// The defaults of a view on which none of them is set; never modified.
    @MainActor static let standard = ViewSeldom()

    weak var owner: (any ViewOwner)?
    /// The number of animations that keep touches from the view.
    var animationsHoldingTouches = 0
    var contentScaleFactor: CGFloat?
    var guides: [UILayoutGuide] = []
    var largeContent = LargeContent()
    var sizingRule = UILetterformAwareSizingRule.typographic
    var systemGuides: [UILayoutGuide] = []
    var margins: UIEdgeInsets?
    /// The only axis along which the superview's margins are preserved; `nil` for both.
    var preservedAxis: Axis?
    var directionalMargins: NSDirectionalEdgeInsets?
    /// The safe area insets most recently reported to the view, in points.
    var safeArea = UIEdgeInsets.zero
    /// The bottom safe area inset that a presentation sets, in points; `nil` for the inherited one.
    var bottomSafeArea: CGFloat?
    /// The values from which the subviews' safe areas were last computed.
    var safeAreaGiving: SafeAreaGiving?
    var mask: UIView?
    var cornerConfiguration: UICornerConfiguration?
    var overrides = TraitValues()
    var traitHandlers: [TraitHandler] = []
    var gestureRecognizers: [UIGestureRecognizer] = [] {
        didSet { if !gestureRecognizers.isEmpty { hadGestures = true } }
    }
    /// Whether the view ever had a gesture recognizer, in which case `gestureRecognizers` is not `nil`, even if empty.
    var hadGestures = false
    var interactions: [any UIInteraction] = []
    var accessibilityFrame: CGRect?
    var accessibilityActivationPoint: CGPoint?
    /// The width at which wrapping content is measured, in points.
    var wrappingWidth: CGFloat?
    /// The size that the class measured at the width from the layout engine.
    var measuredOverride: CGSize?
    /// The design-time sizes from a file for the class, or `nil`.
    var design: DesignSizes?
    var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
    var motionEffects: [UIMotionEffect] = []
    var focusGroupIdentifier: String?
    var focusEffect: UIFocusEffect?
    var focusGroupPriority = UIFocusGroupPriority.ignored
    var clearsContextBeforeDrawing = true
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var restorationIdentifier: String?
    var accessibilityMerge: AccessibilityMerge?
    var accessibilityLabel: String?
    var accessibilityValue: String?
    var accessibilityHint: String?
    var accessibilityLanguage: String?
    var accessibilityAttributedLabel: NSAttributedString?
    var accessibilityAttributedValue: NSAttributedString?
    var accessibilityAttributedHint: NSAttributedString?
    var accessibilityElements: [Any]?
    var accessibilityUserInputLabels: [String]? = []
    var accessibilityPath: UIBezierPath?
    var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    /// The value set explicitly; `nil` for the default of the class.
    var isAccessibilityElement: Bool?
    var accessibility: AccessibilityNotes?
    var accessibilityIgnoresInvertColors = false
    var accessibilityContainerType = UIAccessibilityContainerType.none
}

extension UIView {
    /// The rarely used values, or their defaults.
    var rare: ViewSeldom { state.seldom ?? .standard }

    /// Stores a value without effect, and records that a property got another one.
    func keepInert<Value: Equatable>(
        _ inertness: Inertness, _ value: Value, _ path: ReferenceWritableKeyPath<ViewSeldom, Value>,
        _ member: String = #function
    ) {
        guard value != rare[keyPath: path] else { return }
        inert(inertness, self, member)
        state.ownSeldom[keyPath: path] = value
    }
}

extension ViewState {
    var owner: (any ViewOwner)? {
        get { seldom?.owner }
        set {
            if seldom != nil || newValue != nil { ownSeldom.owner = newValue }
            isSafeAreaNoted = false
        }
    }
    var contentScaleFactor: CGFloat? {
        get { seldom?.contentScaleFactor }
        set { if seldom != nil || newValue != nil { ownSeldom.contentScaleFactor = newValue } }
    }
    var margins: UIEdgeInsets? {
        get { seldom?.margins }
        set { if seldom != nil || newValue != nil { ownSeldom.margins = newValue } }
    }
    var directionalMargins: NSDirectionalEdgeInsets? {
        get { seldom?.directionalMargins }
        set { if seldom != nil || newValue != nil { ownSeldom.directionalMargins = newValue } }
    }
    var mask: UIView? {
        get { seldom?.mask }
        set { if seldom != nil || newValue != nil { ownSeldom.mask = newValue } }
    }
    var accessibilityFrame: CGRect? {
        get { seldom?.accessibilityFrame }
        set { if seldom != nil || newValue != nil { ownSeldom.accessibilityFrame = newValue } }
    }
    var accessibilityActivationPoint: CGPoint? {
        get { seldom?.accessibilityActivationPoint }
        set { if seldom != nil || newValue != nil { ownSeldom.accessibilityActivationPoint = newValue } }
    }
    var wrappingWidth: CGFloat? {
        get { seldom?.wrappingWidth }
        set { if seldom != nil || newValue != nil { ownSeldom.wrappingWidth = newValue } }
    }
    var measuredOverride: CGSize? {
        get { seldom?.measuredOverride }
        set { if seldom != nil || newValue != nil { ownSeldom.measuredOverride = newValue } }
    }
    var preservedAxis: Axis? {
        get { seldom?.preservedAxis }
        set { if seldom != nil || newValue != nil { ownSeldom.preservedAxis = newValue } }
    }
    var design: DesignSizes? {
        get { seldom?.design }
        set { if seldom != nil || newValue != nil { ownSeldom.design = newValue } }
    }
    var guides: [UILayoutGuide] {
        get { seldom?.guides ?? [] }
        set { if seldom != nil || !newValue.isEmpty { ownSeldom.guides = newValue } }
    }
    var systemGuides: [UILayoutGuide] {
        get { seldom?.systemGuides ?? [] }
        set { if seldom != nil || !newValue.isEmpty { ownSeldom.systemGuides = newValue } }
    }
    var traitHandlers: [TraitHandler] {
        get { seldom?.traitHandlers ?? [] }
        set { if seldom != nil || !newValue.isEmpty { ownSeldom.traitHandlers = newValue } }
    }
    var gestureRecognizers: [UIGestureRecognizer] {
        get { seldom?.gestureRecognizers ?? [] }
        set { if seldom != nil || !newValue.isEmpty { ownSeldom.gestureRecognizers = newValue } }
    }
    var interactions: [any UIInteraction] {
        get { seldom?.interactions ?? [] }
        set { if seldom != nil || !newValue.isEmpty { ownSeldom.interactions = newValue } }
    }
    var safeArea: UIEdgeInsets {
        get { seldom?.safeArea ?? .zero }
        set { if seldom != nil || newValue != .zero { ownSeldom.safeArea = newValue } }
    }
    var overrides: TraitValues {
        get { seldom?.overrides ?? TraitValues() }
        set { if seldom != nil || !newValue.isEmpty { ownSeldom.overrides = newValue } }
    }
    /// Whether the view overrides traits.
    var overridesTraits: Bool { seldom.map { !$0.overrides.isEmpty } ?? false }
}
