public import LayoutSimInertness
public import Foundation

/// A view that sends actions to targets in response to user interactions.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var registrations: [ControlRegistration] = []

    /// Creates a control with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control with a primary action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether a tap is the control's own, so that tap recognizers of its superviews do not recognize it.
    var ownsTaps: Bool { false }
    /// Returns `false` for a single tap of a superview's recognizer on a control that taps belong to (Apple, *Attaching
    /// gesture recognizers to UIKit controls*).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard ownsTaps, isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    /// Whether the control is enabled.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changeState() } } }
    /// Whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { changeState() } } }
    /// Whether the control is highlighted, as it is while touched.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { changeState() } } }
    private func changeState() {
        stateDidChange()
        tellObservers()
    }
    /// Returns the preview from which the control's context menu opens.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the preview to which the control's context menu closes.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called when the control's context menu is about to open.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when the control's context menu is about to close.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The vertical alignment of the content.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
    /// The horizontal alignment resolved for the layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        default: return contentHorizontalAlignment
        }
    }
    /// The state of the control.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    /// Whether a touch is being tracked.
    open internal(set) var isTracking = false
    /// Whether the tracked touch is inside the control.
    open internal(set) var isTouchInside = false
    /// Whether the context menu interaction is enabled; stored only.
    @Inert(.behavior) open var isContextMenuInteractionEnabled = false
    /// Whether the menu opens on touch down.
    open var showsMenuAsPrimaryAction = false
    /// The tooltip text; stored only.
    @Inert(.service) open var toolTip: String? = nil
    /// The interaction that shows the tooltip.
    open var toolTipInteraction: UIToolTipInteraction?
    /// The context menu interaction.
    open var contextMenuInteraction: UIContextMenuInteraction?
    /// Whether symbols in the control are animated; stored only.
    @Inert(.behavior) open var isSymbolAnimationEnabled = false

    /// Called when the state changes.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Called when a touch begins; returns whether to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a tracked touch moves; returns whether to continue tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when tracking is canceled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Registers a target and action for events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        let known = registrations.firstIndex { $0.action == action && $0.isFor(object) && $0.closure == nil }
        if let known {
            registrations[known].events.formUnion(controlEvents)
        } else {
            registrations.append(ControlRegistration(target: object, action: action, events: controlEvents))
        }
    }

    /// Unregisters a target and action for events; `nil` matches any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        for index in registrations.indices where registrations[index].closure == nil {
            guard object == nil || registrations[index].target === object else { continue }
            guard action == nil || registrations[index].action == action else { continue }
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Registers an action for events.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        if let known = registrations.firstIndex(where: { $0.closure?.identifier == action.identifier }) {
            let events = registrations[known].events.union(controlEvents)
            registrations[known] = ControlRegistration(closure: action, events: events)
        } else {
            registrations.append(ControlRegistration(closure: action, events: controlEvents))
        }
    }

    /// Unregisters an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Unregisters the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        for index in registrations.indices where registrations[index].closure?.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// All registered targets.
    open var allTargets: Set<AnyHashable> {
        Set(registrations.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    /// All events for which an action is registered.
    open var allControlEvents: UIControl.Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Returns the actions registered for a target and event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = registrations.filter { $0.isFor(object) && !$0.events.isDisjoint(with: controlEvent) }
            .compactMap { $0.action.map { "\($0)" } }
        return names.isEmpty ? nil : names
    }

    /// Enumerates the registered actions.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var isStopped = false
        for entry in registrations where !isStopped {
            iterator(entry.closure, entry.action.map { (entry.target, $0) }, entry.events, &isStopped)
        }
    }

    /// Sends an action to a target.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs an action.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Performs the primary action.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Sends the actions registered for events, in order of registration.
    open func sendActions(for controlEvents: UIControl.Event) { sendActions(for: controlEvents, with: nil) }

    final func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
        for entry in registrations where !entry.events.isDisjoint(with: controlEvents) {
            if let closure = entry.closure {
                sendAction(closure)
            } else if let action = entry.action, !entry.isGone {
                sendAction(action, to: entry.target, for: event)
            }
        }
    }

    /// Sends the events for a value that the user has changed.
    final func sendValueChanged(with event: UIEvent?) {
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    /// Returns the configuration of the context menu that is about to open.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the point at which the menu is attached.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// The events sent for a touch that ends inside the control.
    var upEvents: Event { .touchUpInside }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return isTouchInside = false }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
        guard continueTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = isTouchInside
        if isTouchInside != wasInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        let isInside = isTouchInside
        endTracking(touches.first, with: event)
        stopTracking()
        sendActions(for: isInside ? upEvents : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, with: event)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// The distance outside the bounds at which a tracked touch still counts as inside, in points.
    private static let reach = 70.0
}
