/// The adaptation of a presentation to a horizontally compact environment.
///
/// A popover becomes a sheet, as in Apple's example in *presentationController(_:prepare:)*; every other style stays as
/// it is. The delegate may return another style, or none.
@MainActor struct Adaptation {
    let style: UIModalPresentationStyle
    /// The presentation controller that replaces the one that adapts.
    let controller: UIPresentationController
}

extension UIPresentationController {
    /// Returns the adaptation to the given traits, or `nil` if the presentation doesn't adapt.
    func adaptation(to traits: UITraitCollection) -> Adaptation? {
        guard adapts, traits.horizontalSizeClass == .compact else { return nil }
        let style = adaptivePresentationStyle(for: traits)
        switch style {
        case .none: return nil
        case .automatic, .pageSheet, .formSheet:
            return self is UISheetPresentationController ? nil : adaptation(style, by: adaptiveSheet)
        default:
            let presenting = presentingViewController
            let controller = UIPresentationController(
                presentedViewController: presentedViewController, presenting: presenting)
            return adaptation(style, by: controller)
        }
    }

    private func adaptation(_ style: UIModalPresentationStyle, by controller: UIPresentationController) -> Adaptation {
        controller.adaptedStyle = style
        if controller.delegate == nil { controller.delegate = delegate }
        return Adaptation(style: style, controller: controller)
    }

    private var adaptiveSheet: UISheetPresentationController {
        (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
            ?? UISheetPresentationController(
                presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// Whether the presentation adapts at all; styles that fill the window don't.
    private var adapts: Bool {
        switch presentationStyle {
        case .popover, .pageSheet, .formSheet, .automatic, .custom: true
        default: false
        }
    }
}

extension UIModalPresentationStyle {
    /// Returns the style, or `nil` if it equals the given original style, which means no adaptation.
    func unless(_ own: UIModalPresentationStyle) -> UIModalPresentationStyle? { self == own ? nil : self }
}

extension UIViewController {
    /// Adapts the controller's presentation to the traits of the window, and returns the controller to present: this
    /// one, or the replacement that the delegate provides.
    func adapt(to traits: UITraitCollection, _ coordinator: TransitionCoordinator?) -> UIViewController {
        guard let original = presentationController else { return self }
        let adaptation = original.adaptation(to: traits)
        presentation.adapted = adaptation?.controller
        guard let adaptation else {
            original.willBePresented(as: .none, coordinator)
            return self
        }
        original.delegate?.presentationController(original, prepare: adaptation.controller)
        original.willBePresented(as: adaptation.style, coordinator)
        let other = original.delegate?.presentationController(
            original, viewControllerForAdaptivePresentationStyle: adaptation.style)
        guard let other, other !== self else { return self }
        return replace(by: other, adaptation)
    }

    /// Adapts an active presentation again after the horizontal size class of the window has changed.
    func adaptAnew(in window: UIWindow) {
        guard let original = presentation.controller, original.presentedViewController === self,
            let former = presentation.active, former.containerView != nil, let presenting = presentation.presenting
        else { return }
        let adaptation = original.adaptation(to: presenting.traitCollection)
        guard adaptation?.style != former.adaptedStyle else { return }
        former.removeViews()
        _ = adapt(to: presenting.traitCollection, nil)
        presentation.active?.enter(window)
    }

    /// Presents another controller, usually a container of this one, in place of this controller.
    private func replace(by other: UIViewController, _ adaptation: Adaptation) -> UIViewController {
        let presenting = presentation.presenting
        other.presentation = presentation
        presentation = Presentation()
        adaptation.controller.presentedViewController = other
        presenting?.presentation.presented = other
        return other
    }
}

extension UIPresentationController {
    fileprivate func willBePresented(as style: UIModalPresentationStyle, _ coordinator: TransitionCoordinator?) {
        delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        guard style == .none, presentationStyle == .popover, let popover = self as? UIPopoverPresentationController
        else { return }
        popover.popoverDelegate?.prepareForPopoverPresentation(popover)
        popover.checkSource()
    }
}
