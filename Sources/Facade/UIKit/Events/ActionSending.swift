/// Calls a target's action with as many of the sender and the event as it takes; returns `false` if the target has no
/// such member.
@discardableResult
@MainActor func send(_ action: Selector, to target: AnyObject, from sender: Any?, for event: UIEvent?) -> Bool {
    action.send(to: target, [sender, event]) != nil
}
