public import Foundation

/// A view that tells targets what people do with it.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var registrations: [ControlRegistration] = []

    /// Creates a control with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that performs an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the control can be used.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changeState() } } }
    /// Whether the control is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { changeState() } } }
    /// Whether a finger is on the control.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { changeState() } } }
    private func changeState() {
        stateDidChange()
        tellObservers()
    }
    /// The view that is lifted as the menu of the control opens.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// The view that goes back as the menu of the control closes.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// The menu of the control is about to open.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The menu of the control is about to close.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Where contents lie from top to bottom.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
    /// Where contents lie from side to side.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
    /// Where contents lie from left to right.
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
    /// Whether touches are followed.
    open internal(set) var isTracking = false
    /// Whether the finger that is followed is inside.
    open internal(set) var isTouchInside = false
    /// Whether a context menu can open.
    open var isContextMenuInteractionEnabled = false
    /// Whether the menu opens at once.
    open var showsMenuAsPrimaryAction = false
    /// The text that a pointer shows.
    open var toolTip: String?
    /// What shows the text of a pointer.
    open var toolTipInteraction: UIToolTipInteraction?
    /// What opens the context menu.
    open var contextMenuInteraction: UIContextMenuInteraction?
    /// Whether symbols of the control are animated.
    open var isSymbolAnimationEnabled = false

    /// Takes over a change of state.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// A touch began; the result says whether it is followed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// A touch moved; the result says whether it is followed further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// A touch ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// A touch was canceled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Sends an action to a target on events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        let known = registrations.firstIndex { $0.action == action && $0.isFor(object) && $0.closure == nil }
        if let known {
            registrations[known].events.formUnion(controlEvents)
        } else {
            registrations.append(ControlRegistration(target: object, action: action, events: controlEvents))
        }
    }

    /// Ends sending an action to a target on events; `nil` matches all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        for index in registrations.indices where registrations[index].closure == nil {
            guard object == nil || registrations[index].target === object else { continue }
            guard action == nil || registrations[index].action == action else { continue }
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Performs an action on events.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        if let known = registrations.firstIndex(where: { $0.closure?.identifier == action.identifier }) {
            let events = registrations[known].events.union(controlEvents)
            registrations[known] = ControlRegistration(closure: action, events: events)
        } else {
            registrations.append(ControlRegistration(closure: action, events: controlEvents))
        }
    }

    /// Ends performing an action on events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Ends performing the action of a name on events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        for index in registrations.indices where registrations[index].closure?.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// The objects that actions are sent to.
    open var allTargets: Set<AnyHashable> {
        Set(registrations.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    /// The events on which anything is sent.
    open var allControlEvents: UIControl.Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The actions that a target gets on an event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = registrations.filter { $0.isFor(object) && !$0.events.isDisjoint(with: controlEvent) }
            .compactMap { $0.action.map { "\($0)" } }
        return names.isEmpty ? nil : names
    }

    /// Calls a closure for each action that is sent.
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

    /// Sends everything that is registered for events, in order of registration.
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

    /// Tells that people changed the value.
    final func sendValueChanged(with event: UIEvent?) {
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    /// A menu is about to open.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The point from which a menu opens.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// What is sent when a finger leaves the screen over the control.
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

    /// How far outside a finger that is followed still counts as inside, in points.
    private static let reach = 70.0
}
