public import Foundation
public import LayoutSimInertness

/// The base class of gesture recognizers, which recognize gestures in the touches of a view and send actions to
/// targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The state of a gesture recognizer.
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed
        /// The state of a discrete gesture recognizer that recognized its gesture.
        public static var recognized: State { .ended }
    }

    private var targets: [GestureTarget] = []
    /// The targets and actions as objects, for key-value coding.
    var knownTargets: [UIGestureRecognizerTarget] {
        targets.map { UIGestureRecognizerTarget(target: $0.target, action: $0.action) }
    }
    private(set) var requiredFailures: [Weak<UIGestureRecognizer>] = []

    /// The current state of the recognizer.
    open var state: State {
        get { progress.shown ?? progress.state }
        set { move(to: newValue) }
    }
    /// The progress with the tracked touches.
    final var progress = GestureProgress()
    /// The delegate of the recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recognizer receives touches.
    open var isEnabled = true { didSet { if !isEnabled { disable() } } }
    /// The view that the recognizer is attached to.
    open internal(set) weak var view: UIView?
    /// Whether touches in the view are canceled when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the beginning of touches is delayed for the view until the gesture fails.
    open var delaysTouchesBegan = false
    /// Whether the end of touches is delayed for the view until the gesture fails.
    open var delaysTouchesEnded = true
    /// The types of touches that the recognizer accepts.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2]
    /// The types of presses that the recognizer accepts; stored only.
    @Inert(.behavior) open var allowedPressTypes: [NSNumber] = []
    /// Whether the recognizer only accepts touches of the same type together; stored only.
    @Inert(.behavior) open var requiresExclusiveTouchType = true
    /// The name of the recognizer, for debugging.
    open var name: String?
    /// The modifier keys that were pressed during the current event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The mouse buttons that were pressed during the current event.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []
    /// The location of the gesture in the window, in points.
    var windowLocation = CGPoint.zero
    /// The locations of the touches in the window, in points.
    var windowTouches: [CGPoint] = []

    /// Creates a recognizer with a target and an action.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer from an archive; nothing is decoded here.
    public init?(coder: NSCoder) { super.init() }

    /// Sets the view that the recognizer is attached to.
    func attach(to view: UIView?) { self.view = view }

    /// Adds a target and an action, which is sent when the state changes.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(GestureTarget(target: target as AnyObject, action: action))
    }

    /// Removes matching targets and actions; `nil` matches all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (object == nil || entry.target === object) && (action == nil || entry.action == action)
        }
    }

    /// Sends the actions for the current state to the targets.
    func sendActions() {
        for entry in targets {
            guard let target = entry.target else { continue }
            send(entry.action, to: target, from: self, for: nil)
        }
    }

    /// Returns the location of the gesture in a view, or in the window for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return windowLocation }
        return view.convert(windowLocation, from: nil)
    }

    /// Returns the location of one of the touches in a view, or in the window for `nil`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard windowTouches.indices.contains(touchIndex) else { return location(in: view) }
        guard let view else { return windowTouches[touchIndex] }
        return view.convert(windowTouches[touchIndex], from: nil)
    }

    /// The number of touches in the gesture.
    open var numberOfTouches: Int { windowTouches.count }

    /// Makes the recognizer wait for another one to fail.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.append(Weak(otherGestureRecognizer))
    }

    /// Resets the recognizer for a new gesture; subclasses override it.
    open func reset() {}
    /// Whether the recognizer stays active without touches, as between the taps of a double tap.
    var awaitsMoreTouches: Bool { false }
    /// Ignores a touch of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { progress.ignored.append(touch) }
    /// Ignores a press; does nothing here.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { inert(.behavior, self) }
    /// Returns whether the recognizer can prevent another one.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether the recognizer can be prevented by another one.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether the recognizer requires another one to fail.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another recognizer requires this one to fail.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether the recognizer receives an event.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Handles touches that began; subclasses override it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles touches that moved; subclasses override it.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles touches that ended; subclasses override it.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles touches that were canceled; subclasses override it.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles updated properties of touches; subclasses override it.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Handles presses that began; subclasses override it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Handles presses that changed; subclasses override it.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Handles presses that ended; subclasses override it.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Handles presses that were canceled; subclasses override it.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}

/// A target of a recognizer and its action.
struct GestureTarget {
    weak var target: AnyObject?
    let action: Selector
}

/// A weak reference to an object.
struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}
