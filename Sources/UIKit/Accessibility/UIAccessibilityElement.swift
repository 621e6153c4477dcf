public import Foundation

/// An accessibility element that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    var notes: AccessibilityNotes?

    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement: Bool {
        get { notes?.isElement?() ?? own.isElement }
        set { own.isElement = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { if let answer = notes?.identifier { answer() } else { own.identifier } }
        set { own.identifier = newValue }
    }
    open var accessibilityLabel: String? {
        get { if let answer = notes?.label { answer() } else { own.label } }
        set { own.label = newValue }
    }
    open var accessibilityHint: String? {
        get { if let answer = notes?.hint { answer() } else { own.hint } }
        set { own.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { if let answer = notes?.value { answer() } else { own.value } }
        set { own.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { notes?.traits?() ?? own.traits }
        set { own.traits = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let answer = notes?.customActions { answer() } else { own.customActions } }
        set { own.customActions = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    open var accessibilityLanguage: String?
    open var accessibilityUserInputLabels: [String]! = []
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityAttributedHint: NSAttributedString?
    open var accessibilityAttributedValue: NSAttributedString?
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet { ownFrame = nil }
    }
    private var own = OwnWords()
    private var ownFrame: CGRect?

    /// The frame in points of the screen; derived from the frame in the container's space unless it was set later.
    open var accessibilityFrame: CGRect {
        get {
            if let answer = notes?.frame { return answer() }
            if let ownFrame { return ownFrame }
            guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
            return view.convert(accessibilityFrameInContainerSpace, to: nil as UIView?)
        }
        set { ownFrame = newValue }
    }
    open var accessibilityActivationPoint: CGPoint {
        get { notes?.activationPoint?() ?? ownPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ownPoint = newValue }
    }
    private var ownPoint: CGPoint?

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}

/// The values set on an element.
private struct OwnWords {
    var isElement = true
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var customActions: [UIAccessibilityCustomAction]?
}
