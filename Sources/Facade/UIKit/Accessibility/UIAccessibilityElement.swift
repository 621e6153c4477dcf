public import Foundation
public import LayoutSimInertness

/// An accessibility element that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    var notes: AccessibilityNotes?

    /// The view or element that contains the element.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive technologies see the element; `true` by default.
    open var isAccessibilityElement: Bool {
        get { notes?.isElement?() ?? own.isElement }
        set { own.isElement = newValue }
    }
    /// The identifier that UI tests find the element by, never spoken.
    open var accessibilityIdentifier: String? {
        get { if let answer = notes?.identifier { answer() } else { own.identifier } }
        set { own.identifier = newValue }
    }
    /// The name by which the element is spoken.
    open var accessibilityLabel: String? {
        get { if let answer = notes?.label { answer() } else { own.label } }
        set { own.label = newValue }
    }
    /// What happens when the user activates the element, spoken after its label and value.
    open var accessibilityHint: String? {
        get { if let answer = notes?.hint { answer() } else { own.hint } }
        set { own.hint = newValue }
    }
    /// The current value of the element as it is spoken.
    open var accessibilityValue: String? {
        get { if let answer = notes?.value { answer() } else { own.value } }
        set { own.value = newValue }
    }
    /// The traits that tell how the element behaves, such as being a button.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { notes?.traits?() ?? own.traits }
        set { own.traits = newValue }
    }
    /// The actions that the element offers besides its activation.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let answer = notes?.customActions { answer() } else { own.customActions } }
        set { own.customActions = newValue }
    }
    /// The rotors that the element offers for moving between its items; stored only.
    @Inert(.behavior) open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? = nil
    /// The language in which the element is spoken, as a BCP 47 tag, or `nil` for that of the device; stored only.
    @Inert(.behavior) open var accessibilityLanguage: String? = nil
    /// The names by which users can refer to the element by voice, the primary one first; stored only.
    @Inert(.behavior) open var accessibilityUserInputLabels: [String]! = []
    /// Whether the element responds to user interaction; `true` by default, and stored only.
    @Inert(.behavior) open var accessibilityRespondsToUserInteraction = true
    /// The label with speech attributes; if there is no plain label, it is spoken without the attributes.
    open var accessibilityAttributedLabel: NSAttributedString?
    /// The hint with speech attributes; if there is no plain hint, it is spoken without the attributes.
    open var accessibilityAttributedHint: NSAttributedString?
    /// The value with speech attributes; if there is no plain value, it is spoken without the attributes.
    open var accessibilityAttributedValue: NSAttributedString?
    /// The frame in the coordinate space of the container, which must be a view for it to be converted to the screen's.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet { ownFrame = nil }
    }
    /// The outline of the element in screen coordinates, or `nil` for its frame; stored only.
    @Inert(.behavior) open var accessibilityPath: UIBezierPath? = nil
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
    /// The activation point in points of the screen; the center of the element's frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { notes?.activationPoint?() ?? ownPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ownPoint = newValue }
    }
    private var ownPoint: CGPoint?

    /// Creates an element in a container, which it references weakly.
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
