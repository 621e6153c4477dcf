import Foundation
import LayoutSimViewTree

/// What a view holds beside its layer.
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
    /// What is known of the window.
    var windowReference: ViewReference?
    var subviews: [UIView] = []
    var held: [NSLayoutConstraint] = []
    /// What hardly any view has; `nil` for a view that has nothing of it.
    private(set) var seldom: ViewSeldom?
    var backgroundColor: UIColor?
    var tint: UIColor?
    /// The engine of the tree whose root this is.
    var engine: LayoutHost?
    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// The frame that the engine gave it; `nil` if the engine does not place it.
    var solved: CGRect?
    var autoresizingMask: UIView.AutoresizingMask = []
    var needsLayout = true
    /// Whether something below needs layout.
    var needsLayoutBelow = true
    var needsUpdateConstraints = true
    var needsUpdateConstraintsBelow = true
    var calledBaseUpdateConstraints = false
    var translatesMask = true
    /// Whether nothing outside decides how it lays out what is in it, but for its size.
    var isApart = false
    /// Whether its superview lays it out anew when what is in it asks for another size.
    var isSizedToFit = false
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// Whether something in the view or below it changed that the engine reads.
    var isInputDirty = true
    /// Whether it is getting a frame that the engine knows.
    var isBeingWritten = false
    /// Whether the safe area was computed since the view moved, from what its superview gives.
    var isSafeAreaNoted = false

    /// What hardly any view has, in a box that is made now if there is none.
    var ownSeldom: ViewSeldom {
        mutating get {
            if let seldom { return seldom }
            let made = ViewSeldom()
            seldom = made
            return made
        }
    }

    /// A priority for each axis.
    struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }
}

/// What hardly any view has.
final class ViewSeldom {
    static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    weak var owner: (any ViewOwner)?
    var contentScaleFactor: CGFloat?
    var guides: [UILayoutGuide] = []
    var largeContent = LargeContent()
    var sizingRule = UILetterformAwareSizingRule.typographic
    var systemGuides: [UILayoutGuide] = []
    var margins: UIEdgeInsets?
    var directionalMargins: NSDirectionalEdgeInsets?
    /// The safe area that the view was told of last, in points.
    var safeArea = UIEdgeInsets.zero
    /// The safe area at the bottom that a presentation gives its view, in points; `nil` for what reaches into the view.
    var bottomSafeArea: CGFloat?
    /// What the safe areas of the subviews were computed from last.
    var safeAreaGiving: SafeAreaGiving?
    var mask: UIView?
    var cornerConfiguration: UICornerConfiguration?
    var overrides = TraitValues()
    var traitHandlers: [TraitHandler] = []
    var gestureRecognizers: [UIGestureRecognizer] = [] {
        didSet { if !gestureRecognizers.isEmpty { hadGestures = true } }
    }
    /// Whether the view ever had a recognizer: then it has a list of them, which may be empty.
    var hadGestures = false
    var interactions: [any UIInteraction] = []
    var accessibilityFrame: CGRect?
    var accessibilityActivationPoint: CGPoint?
    /// The width at which content that wraps is measured, in points.
    var wrappingWidth: CGFloat?
    /// What the class measured at the width that the engine gave it.
    var measuredOverride: CGSize?
    /// The sizes that a file holds for its class; `nil` for none.
    var design: DesignSizes?
    var contentStretch: CGRect = ViewSeldom.whole
    var maximumContentSizeCategory: UIContentSizeCategory?
    var minimumContentSizeCategory: UIContentSizeCategory?
    var motionEffects: [UIMotionEffect] = []
    var focusGroupIdentifier: String?
    var focusEffect: UIFocusEffect?
    var restorationIdentifier: String?
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
    /// What was said of it; `nil` for what its class is.
    var isAccessibilityElement: Bool?
    var accessibility: AccessibilityNotes?
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
    /// Whether traits are overridden.
    var overridesTraits: Bool { seldom.map { !$0.overrides.isEmpty } ?? false }
}
