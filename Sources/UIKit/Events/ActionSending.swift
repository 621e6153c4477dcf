/// Calls the action of a target with the sender and the event, as many as the member takes; false if it has none of this name.
@discardableResult
@MainActor func send(_ action: Selector, to target: AnyObject, from sender: Any?, for event: UIEvent?) -> Bool {
    action.send(to: target, [sender, event]) != nil
}
