import Foundation

/// Who presents whom, as one controller knows it.
struct Presentation {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var controller: UIPresentationController?
    var coordinator: TransitionCoordinator?
    var isBeingPresented = false
    var isBeingDismissed = false
}

extension UIViewController {
    /// The controller that presents for this one: the topmost around it.
    var presenter: UIViewController {
        var candidate = self
        while let parent = candidate.parent { candidate = parent }
        return candidate
    }

    func makePresentationController() -> UIPresentationController? {
        let source = presentation.presenting
        let controller: UIPresentationController
        if modalPresentationStyle == .custom,
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: source, source: source ?? self)
        {
            controller = custom
        } else {
            switch modalPresentationStyle {
            case .popover:
                controller = UIPopoverPresentationController(presentedViewController: self, presenting: source)
            case .pageSheet, .formSheet, .automatic:
                controller = UISheetPresentationController(presentedViewController: self, presenting: source)
            default: controller = UIPresentationController(presentedViewController: self, presenting: source)
            }
        }
        presentation.controller = controller
        return controller
    }

    func makePopoverController() -> UIPopoverPresentationController? {
        guard self is UIAlertController || self is UIActivityViewController else { return nil }
        let controller = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        presentation.controller = controller
        return controller
    }

    /// Presents a controller from this one, which is the topmost of its family.
    func show(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if presented === self { raiseInvalidArgument("Application tried to present modal view controller on itself") }
        if presented.presentation.presenting != nil {
            raiseInvalidArgument(
                "Application tried to present modally a view controller \(presented) that is already being presented")
        }
        if presented.parent != nil {
            raiseInvalidArgument(
                "Application tried to present modally a view controller \(presented) that has a parent view controller")
        }
        if presented.modalTransitionStyle == .partialCurl,
            presented.modalPresentationStyle != .fullScreen || !isFullScreen
        {
            raiseInvalidArgument(
                "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller "
                    + "\(presented)")
        }
        guard presentation.presented == nil else {
            logMessage("Attempt to present \(presented) on \(self) which is already presenting")
            return
        }
        presentation.presented = presented
        presented.presentation.presenting = self
        presented.presentation.isBeingPresented = true
        let controller = presented.presentationController
        let coordinator = TransitionCoordinator(from: self, to: presented, isAnimated: animated)
        presented.presentation.coordinator = coordinator
        presentation.coordinator = coordinator
        _ = presented.view
        if let controller {
            controller.place(presented, in: loadedView?.window, animated: animated, coordinator)
        } else {
            coordinator.run()
        }
        finishPresenting(presented, animated: animated, completion: completion)
    }

    /// Whether the controller fills its window: a root, or one that is presented so.
    private var isFullScreen: Bool { presentation.presenting == nil || modalPresentationStyle == .fullScreen }

    private func finishPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        presented.presentation.isBeingPresented = false
        presented.presentation.coordinator = nil
        presentation.coordinator = nil
        completion?()
    }

    /// Dismisses what this controller presents, or asks the one that presents it.
    func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        let family = presenter
        guard let presented = family.presentation.presented else {
            guard let presenting = family.presentation.presenting else {
                completion?()
                return
            }
            presenting.dismiss(animated: animated, completion: completion)
            return
        }
        if let upper = presented.presentation.presented, upper.presentation.presenting === presented {
            presented.dismissPresented(animated: false, completion: nil)
        }
        presented.presentation.isBeingDismissed = true
        let driver = presented.presentation.controller?.dismissalDriver()
        let interaction = animated ? driver?.interaction : nil
        let coordinator = TransitionCoordinator(
            from: presented, to: family, isAnimated: animated, isInteractive: interaction != nil)
        presented.presentation.coordinator = coordinator
        presented.presentation.controller?.dismissalTransitionWillBegin()
        if let controller = presented.presentation.controller, let driver, let interaction {
            return controller.dismiss(driver.animator, drivenBy: interaction, coordinator) { isDone in
                family.endDismissal(of: presented, isDone: isDone, completion: completion)
            }
        }
        if let controller = presented.presentation.controller {
            controller.removePresented(animated: animated, by: driver?.animator, coordinator)
        } else {
            coordinator.run()
        }
        family.endDismissal(of: presented, isDone: true, completion: completion)
    }

    /// Forgets what was presented, or keeps it where the dismissal was cancelled.
    private func endDismissal(of presented: UIViewController, isDone: Bool, completion: (() -> Void)?) {
        presented.presentation.controller?.dismissalTransitionDidEnd(isDone)
        guard isDone else {
            presented.presentation.isBeingDismissed = false
            presented.presentation.coordinator = nil
            return
        }
        presented.presentation = Presentation()
        presentation.presented = nil
        completion?()
    }
}
