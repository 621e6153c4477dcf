import Foundation

/// The presentation state of a view controller.
struct Presentation {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var controller: UIPresentationController?
    /// The presentation controller that replaces the original one in a compact environment.
    var adapted: UIPresentationController?
    var coordinator: TransitionCoordinator?
    var isBeingPresented = false
    var isBeingDismissed = false

    /// The active presentation controller.
    var active: UIPresentationController? { adapted ?? controller }
}

extension UIViewController {
    /// The controller that presents on behalf of this one: its topmost ancestor.
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

    /// Presents a controller from this one, which is the root of its hierarchy.
    func show(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        checkPresentation(of: presented)
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
        guard let window = loadedView?.window else {
            logMessage("Attempt to present \(presented) on \(self) whose view is not in the window hierarchy.")
            return
        }
        presented.checkContents()
        (presented as? UIAlertController)?.checkSource(in: traitCollection)
        presentation.presented = presented
        presented.presentation.presenting = self
        presented.presentation.isBeingPresented = true
        let driver = animated ? presented.presentationController?.driver(isPresenting: true) : nil
        let coordinator = TransitionCoordinator(
            from: self, to: presented, isAnimated: animated, isInteractive: driver?.startsInteractive ?? false)
        presented.presentation.coordinator = coordinator
        presentation.coordinator = coordinator
        let presented = presented.adapt(to: traitCollection, coordinator)
        _ = presented.view
        guard let controller = presented.presentation.active else {
            coordinator.run()
            return endPresentation(of: presented, isDone: true, completion: completion)
        }
        controller.place(in: window, animated: animated, by: driver, coordinator) { [self] isDone in
            endPresentation(of: presented, isDone: isDone, completion: completion)
        }
    }

    /// Whether the controller fills its window: a root controller, or a full-screen presentation.
    private var isFullScreen: Bool { presentation.presenting == nil || modalPresentationStyle == .fullScreen }

    /// Completes a presentation, or resets it if it was canceled.
    private func endPresentation(of presented: UIViewController, isDone: Bool, completion: (() -> Void)?) {
        presentation.coordinator = nil
        guard isDone else {
            presented.presentation = Presentation()
            presentation.presented = nil
            return
        }
        presented.presentation.isBeingPresented = false
        presented.presentation.coordinator = nil
        completion?()
    }

    /// Dismisses the presented controller, or forwards the call to the presenting one.
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
        let controller = presented.presentation.active
        let isSeen = controller?.containerView?.window != nil
        let driver = animated && isSeen ? controller?.driver(isPresenting: false) : nil
        let coordinator = TransitionCoordinator(
            from: presented, to: family, isAnimated: animated, isInteractive: driver?.startsInteractive ?? false)
        presented.presentation.coordinator = coordinator
        controller?.dismissalTransitionWillBegin()
        guard let controller else {
            coordinator.run()
            return family.endDismissal(of: presented, isDone: true, completion: completion)
        }
        controller.removePresented(animated: animated, by: driver, coordinator) { isDone in
            family.endDismissal(of: presented, isDone: isDone, completion: completion)
        }
    }

    /// Completes a dismissal, or restores the presentation if it was canceled.
    private func endDismissal(of presented: UIViewController, isDone: Bool, completion: (() -> Void)?) {
        presented.presentation.active?.dismissalTransitionDidEnd(isDone)
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
