/// How a presentation is shown where the window is narrow.
///
/// A popover becomes a sheet, which is Apple's example in *presentationController(_:prepare:)*; everything else stays as it
/// is. The delegate may ask for another style, or for none.
@MainActor struct Adaptation {
    let style: UIModalPresentationStyle
    /// What presents in place of the presentation that adapts.
    let controller: UIPresentationController
}

extension UIPresentationController {
    /// What the presentation becomes in traits; `nil` if it stays what it is.
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

    /// Whether there is another style for narrow windows: what fills the window anyway stays as it is.
    private var adapts: Bool {
        switch presentationStyle {
        case .popover, .pageSheet, .formSheet, .automatic, .custom: true
        default: false
        }
    }
}

extension UIModalPresentationStyle {
    /// The style, unless it is the one that adapts, which is no answer to the question what it becomes.
    func unless(_ own: UIModalPresentationStyle) -> UIModalPresentationStyle? { self == own ? nil : self }
}

extension UIViewController {
    /// Has the presentation of this controller adapt to the traits of the window, and returns who is presented: the
    /// controller, or the one that the delegate gives in its place.
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

    /// Has the presentation adapt anew to a window that became narrow, or wide again.
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

    /// Has another controller, which mostly holds this one, presented in its place.
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
    }
}
