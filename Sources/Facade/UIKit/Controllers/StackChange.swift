/// A change of a navigation stack.
@MainActor struct StackChange {
    let old: [UIViewController]
    let new: [UIViewController]

    var leaving: [UIViewController] { old.filter { controller in !new.contains { $0 === controller } } }
    var coming: [UIViewController] { new.filter { controller in !old.contains { $0 === controller } } }

    /// The operation that the change amounts to: a pop if the new top controller was in the stack, otherwise a push.
    ///
    /// Apple, *setViewControllers(_:animated:)* of *UINavigationController*.
    var operation: UINavigationController.Operation {
        guard let top = new.last, let oldTop = old.last, top !== oldTop else { return .none }
        return old.contains { $0 === top } ? .pop : .push
    }
}
