import Foundation

extension UINavigationController {
    /// The stack after any running custom transition has been completed immediately.
    var settledStack: [UIViewController] {
        ownTransition?.endNow()
        return stack
    }

    /// Sets the stack, with the delegate's animator if it provides one.
    func setStack(_ new: [UIViewController], animated: Bool) {
        let change = StackChange(old: settledStack, new: new)
        for controller in change.leaving {
            controller.willMove(toParent: nil)
            controller.isMovingFromParent = true
        }
        for controller in new where controller.parent !== self {
            controller.isMovingToParent = true
            addChild(controller)
        }
        stack = new
        guard isViewLoaded, change.old.last !== new.last else { return settle(change) }
        placeTop(change, animated: animated) { [self] in $0 ? settle(change) : takeBack(change) }
    }

    /// Removes the controllers that left the stack, and notifies those that were added.
    private func settle(_ change: StackChange) {
        for controller in change.leaving {
            controller.isMovingFromParent = false
            controller.removeFromParent()
        }
        children = change.new
        for controller in change.coming {
            controller.isMovingToParent = false
            controller.didMove(toParent: self)
        }
        stackDidChange()
    }

    /// Restores the children after a canceled transition.
    private func takeBack(_ change: StackChange) {
        for controller in change.coming {
            controller.isMovingToParent = false
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        children = change.old
        for controller in change.leaving {
            controller.isMovingFromParent = false
            controller.didMove(toParent: self)
        }
        stackDidChange()
    }

    private func stackDidChange() {
        bar.follow(stack.map(\.navigationItem))
        viewIfLoaded?.setNeedsLayout()
        // A tab bar hides for a controller that asks for it.
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the top controller; `finish` receives whether the transition was completed.
    func placeTop(
        _ change: StackChange? = nil, animated: Bool, then finish: @escaping (Bool) -> Void = { _ in }
    ) {
        let old = change?.old.last
        guard let view = loadedView, let top = stack.last else {
            old?.viewIfLoaded?.removeFromSuperview()
            return finish(true)
        }
        let driver = animated ? driver(change?.operation ?? .none, from: old, to: top) : nil
        let coordinator = TransitionCoordinator(
            from: old, to: top, isAnimated: animated, isInteractive: driver?.startsInteractive ?? false)
        presentation.coordinator = coordinator
        delegate?.navigationController(self, willShow: top, animated: animated)
        top.view.frame = contentFrame(of: top)
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tools.items = top.toolbarItems
        bar.follow(stack.map(\.navigationItem))
        if let driver, let change, let old {
            return run(driver, from: old, to: top, change, coordinator, then: finish)
        }
        let isSeen = appearance == .appeared || appearance == .appearing
        driving([old, top]) {
            if isSeen {
                old?.willDisappear(animated)
                top.willAppear(animated)
            }
            view.insertSubview(top.view, at: 0)
            placeViews()
            if appearance == .appeared {
                top.isAppearing(animated)
                view.layoutIfNeeded()
            }
            coordinator.runAnimations()
            if let old {
                let isPush = change?.operation == .push
                remove(old.viewIfLoaded, from: view, animated: animated && isSeen, isPush: isPush)
            }
            if isSeen { old?.finishAppearance(animated: animated) }
            if appearance == .appeared { top.finishAppearance(animated: animated) }
        }
        presentation.coordinator = nil
        coordinator.runCompletions()
        delegate?.navigationController(self, didShow: top, animated: animated)
        finish(true)
    }

    /// Returns the delegate's animator and interaction controller for a visible change.
    private func driver(
        _ operation: Operation, from old: UIViewController?, to top: UIViewController
    ) -> TransitionDriver? {
        guard operation != .none, appearance == .appeared, let old, let delegate,
            let animator = delegate.navigationController(self, animationControllerFor: operation, from: old, to: top)
        else { return nil }
        return TransitionDriver(animator, delegate.navigationController(self, interactionControllerFor: animator))
    }

    private func run(
        _ driver: TransitionDriver, from old: UIViewController, to top: UIViewController, _ change: StackChange,
        _ coordinator: TransitionCoordinator, then finish: @escaping (Bool) -> Void
    ) {
        let transition = ContainerTransition(in: self, from: old, to: top)
        ownTransition = transition
        transition.run(driver, to: contentFrame(of: top), coordinator) { [self] isDone in
            ownTransition = nil
            presentation.coordinator = nil
            guard !isDone else { return }
            stack = change.old
            tools.items = old.toolbarItems
        } then: { [self] isDone in
            if isDone { delegate?.navigationController(self, didShow: top, animated: true) }
            finish(isDone)
        }
    }

    /// Removes the view of the former top controller, which animates aside or out.
    private func remove(_ old: UIView?, from view: UIView, animated: Bool, isPush: Bool) {
        guard let old else { return }
        guard animated, old.superview === view, let window = view.window, !window.isHidden,
            let top = topViewController?.view,
            ViewAnimation.current.isEnabled
        else { return old.removeFromSuperview() }
        TransitionMotion(container: view).shift(upper: isPush ? top : old, lower: isPush ? old : top, isPush: isPush)
        window.showDeparture(of: old, from: view, at: isPush ? 0 : 1)
    }
}
