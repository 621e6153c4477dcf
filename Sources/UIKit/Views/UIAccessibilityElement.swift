public import Foundation

/// An element that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet { ownFrame = nil }
    }
    private var ownFrame: CGRect?

    /// In points of the screen; that in the container's space unless one was set later.
    open var accessibilityFrame: CGRect {
        get {
            if let ownFrame { return ownFrame }
            guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
            return view.convert(accessibilityFrameInContainerSpace, to: nil as UIView?)
        }
        set { ownFrame = newValue }
    }
    open var accessibilityActivationPoint: CGPoint {
        get { ownPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ownPoint = newValue }
    }
    private var ownPoint: CGPoint?

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}
