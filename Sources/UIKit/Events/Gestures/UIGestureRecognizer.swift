public import Foundation

/// Recognizes a gesture in the touches of a view and tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// Where a recognizer is in its gesture.
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed
        /// A discrete recognizer recognized its gesture.
        public static var recognized: State { .ended }
    }

    private var targets: [GestureTarget] = []
    /// The targets as objects, for those who ask by name.
    var knownTargets: [UIGestureRecognizerTarget] {
        targets.map { UIGestureRecognizerTarget(target: $0.target, action: $0.action) }
    }
    private(set) var requiredFailures: [Weak<UIGestureRecognizer>] = []

    /// Where the recognizer is in its gesture.
    open var state: State {
        get { progress.shown ?? progress.state }
        set { move(to: newValue) }
    }
    /// What becomes of the touches that it looks at.
    final var progress = GestureProgress()
    /// Whom the recognizer asks before it acts.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether touches reach the recognizer.
    open var isEnabled = true { didSet { if !isEnabled { disable() } } }
    /// The view whose touches the recognizer sees.
    open internal(set) weak var view: UIView?
    /// Whether the view's touches are canceled when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view's touches wait until the gesture failed.
    open var delaysTouchesBegan = false
    /// Whether the ends of the view's touches wait until the gesture failed.
    open var delaysTouchesEnded = true
    /// The types of touches that are looked at.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2]
    /// The types of presses that are looked at.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of different types are never looked at together.
    open var requiresExclusiveTouchType = true
    /// A name for debugging.
    open var name: String?
    /// The modifier keys of the event being handled.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The mouse buttons of the event being handled.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []
    /// The point of the gesture in the window, as events set it.
    var windowLocation = CGPoint.zero
    /// The points of each touch in the window.
    var windowTouches: [CGPoint] = []

    /// Creates a recognizer that sends an action to a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer from an archive.
    public init?(coder: NSCoder) { super.init() }

    /// Takes note of the view whose touches the recognizer sees.
    func attach(to view: UIView?) { self.view = view }

    /// Adds an action that is sent to a target when the state changes.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(GestureTarget(target: target as AnyObject, action: action))
    }

    /// Removes the targets and actions that match; `nil` matches all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (object == nil || entry.target === object) && (action == nil || entry.action == action)
        }
    }

    /// Tells the targets of the state that the recognizer is in.
    func sendActions() {
        for entry in targets {
            guard let target = entry.target else { continue }
            send(entry.action, to: target, from: self, for: nil)
        }
    }

    /// The point of the gesture in a view, or in the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return windowLocation }
        return view.convert(windowLocation, from: nil)
    }

    /// The point of one of the touches in a view, or in the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard windowTouches.indices.contains(touchIndex) else { return location(in: view) }
        guard let view else { return windowTouches[touchIndex] }
        return view.convert(windowTouches[touchIndex], from: nil)
    }

    /// The number of touches in the gesture.
    open var numberOfTouches: Int { windowTouches.count }

    /// Makes the recognizer wait until another one failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.append(Weak(otherGestureRecognizer))
    }

    /// Returns to the state in which gestures begin.
    open func reset() {}
    /// Whether it goes on when no finger is on the screen, as between the taps of a double tap.
    var awaitsMoreTouches: Bool { false }
    /// Leaves a touch to the view.
    open func ignore(_ touch: UITouch, for event: UIEvent) { progress.ignored.append(touch) }
    /// Leaves a press to the view.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
    /// Whether this recognizer can prevent another one.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recognizer can prevent this one.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer waits for the failure of another one.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognizer waits for the failure of this one.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the recognizer receives an event.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Touches began in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved in the view.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches ended in the view.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were canceled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Properties of touches became known.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Buttons went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Buttons changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Buttons went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses were canceled.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}

/// A target of a recognizer and what it is told.
struct GestureTarget {
    weak var target: AnyObject?
    let action: Selector
}

/// A reference that does not keep its object alive.
struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}
