public import Foundation

/// An object that manages the presentation of a view controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment,
    UIContentContainer
{
    /// The controller that is presented.
    open internal(set) var presentedViewController: UIViewController
    private weak var presenting: UIViewController?
    /// The controller from which it is presented.
    open var presentingViewController: UIViewController {
        presentedViewController.presentation.presenting ?? presenting ?? presentedViewController
    }
    /// The delegate that adapts the presentation and responds to its dismissal.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The traits of the presentation controller, or `nil` for those of the presenting controller.
    open var overrideTraitCollection: UITraitCollection?
    /// The view that contains the presentation, or `nil` before and after it.
    open private(set) var containerView: UIView?

    /// Creates a presentation controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The style that the original presentation adapts to with this controller.
    var adaptedStyle: UIModalPresentationStyle?
    /// The style of the presentation, as adapted to a compact width.
    open var presentationStyle: UIModalPresentationStyle {
        adaptedStyle ?? presentedViewController.modalPresentationStyle
    }
    /// The view that is presented; that of the controller unless overridden.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of the presented view in the container; all of it unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the presentation covers the window; not consulted here.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting view is removed at the end; not consulted here.
    open var shouldRemovePresentersView: Bool { false }
    /// The style in a compact width, or `.none` to keep the style.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self).unless(presentationStyle) ?? .none
    }
    /// Returns the style for traits, or `.none` to keep the style.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection).unless(presentationStyle)
            ?? .none
    }
    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presentation; overrides add their views and animations.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation with whether it was completed.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal; overrides add their animations.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal with whether it was completed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// The traits of the presentation.
    open var traitCollection: UITraitCollection { overrideTraitCollection ?? presentingViewController.traitCollection }
    /// Called after the traits changed; never called here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The preferred size of the presented controller, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when a preferred size changes; lays out the container again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// Called when a fitting size changes; never called here.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a controller in a parent of a size; that of the parent unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the size changes; never called here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
    /// Called before the traits change; never called here.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

    /// Whether the presenting controller's view leaves the hierarchy.
    var coversPresenter: Bool { presentationStyle == .fullScreen || presentationStyle == .currentContext }

    /// Adds the presented view in a container in front of the window's content; `finish` receives whether the
    /// transition was completed.
    func place(
        in window: UIWindow?, animated: Bool, by driver: TransitionDriver?, _ coordinator: TransitionCoordinator,
        then finish: @escaping (Bool) -> Void
    ) {
        guard let window else {
            presentationTransitionWillBegin()
            coordinator.run()
            presentationTransitionDidEnd(true)
            return finish(true)
        }
        let container = makeContainer(in: window)
        presentationTransitionWillBegin()
        let isVisible = !window.isHidden
        if coversPresenter { presentingViewController.willDisappear(animated) }
        if isVisible { presentedViewController.willAppear(animated) }
        presentedViewController.isDriven = true
        let end = { [self] in endPresentation(isDone: $0, animated: animated, isVisible: isVisible, coordinator) }
        if let driver {
            driver.run(TransitionScene(self, isPresenting: true), coordinator, ended: end, then: finish)
            guard containerView != nil else { return }
            if presentedView?.superview == nil { container.addSubview(presentedViewController.view) }
        } else {
            addPresentedView(to: container)
        }
        if isVisible { presentedViewController.isAppearing(animated) }
        container.layoutIfNeeded()
        guard driver == nil else { return }
        if animated, isVisible { moveIn(over: container) }
        coordinator.runAnimations()
        end(true)
        finish(true)
    }

    /// Adds the presented view in a container of a window without appearance callbacks.
    func enter(_ window: UIWindow) {
        presentedViewController.driving([presentedViewController]) { addPresentedView(to: makeContainer(in: window)) }
    }

    private func makeContainer(in window: UIWindow) -> UIView {
        let container = UITransitionView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = self
        container.laidOutSize = container.bounds.size
        if raisesLevel { container.overrideTraits { $0.userInterfaceLevel = .elevated } }
        containerView = container
        window.endDeparture(of: presentedViewController.view)
        window.addSubview(container)
        return container
    }

    private func addPresentedView(to container: UIView) {
        guard let view = presentedView else { return }
        container.addSubview(view)
        placePresentedView()
    }

    private func endPresentation(isDone: Bool, animated: Bool, isVisible: Bool, _ coordinator: TransitionCoordinator) {
        let presented = presentedViewController
        if !isDone {
            if isVisible { presented.willDisappear(animated) }
            if coversPresenter { presentingViewController.willAppear(animated) }
            removeViews()
        }
        if isVisible { presented.finishAppearance(animated: animated) }
        presented.isDriven = false
        if coversPresenter { presentingViewController.finishAppearance(animated: animated) }
        presentationTransitionDidEnd(isDone)
        coordinator.runCompletions()
    }

    /// The view that dims the screen behind the presentation, if any.
    var dimmingView: UIView? { nil }
    /// Whether what is presented is above the base level, so that its dark colors are lighter.
    var raisesLevel: Bool { false }

    /// The views of the container that move along with the presented view.
    var companions: [UIView] { [] }

    /// Animates the presented view in.
    private func moveIn(over container: UIView) {
        guard let presentedView, ViewAnimation.current.isEnabled else { return }
        move(presentedView, over: container, isComing: true)
    }

    private func move(_ presentedView: UIView, over container: UIView, isComing: Bool) {
        let motion = TransitionMotion(container: container)
        let style = presentedViewController.modalTransitionStyle
        if let alert = presentedViewController as? UIAlertController {
            motion.move(alert, isComing: isComing)
        } else if presentationStyle == .popover {
            motion.fade(presentedView.layer, isComing, .alert)
        } else {
            motion.move([presentedView] + companions, dimming: dimmingView, style, isComing: isComing)
        }
    }

    /// Animates the presented view out, unless a custom animator has already moved it, and removes it and the
    /// container.
    private func moveOut(of container: UIView, animated: Bool) {
        guard let presentedView, let window = container.window, animated, !window.isHidden,
            ViewAnimation.current.isEnabled
        else {
            presentedView?.removeFromSuperview()
            container.removeFromSuperview()
            return departureEnded()
        }
        if presentedView.layer.animationsEnd == nil { move(presentedView, over: container, isComing: false) }
        let index = window.subviews.firstIndex { $0 === container } ?? window.subviews.count
        for (place, view) in container.subviews.enumerated() {
            window.showDeparture(of: view, from: window, at: index + place) { [self] in
                if view === presentedView { departureEnded() }
            }
        }
        presentedView.removeFromSuperview()
        container.removeFromSuperview()
    }

    /// Removes the presented view and the container immediately.
    func removeViews() {
        guard let container = containerView else { return }
        presentedViewController.driving([presentedViewController]) { moveOut(of: container, animated: false) }
        containerView = nil
    }

    /// Restores the presented view's original appearance once it is no longer visible.
    func departureEnded() {}

    /// Sets the frame of the presented view in the container.
    func placePresentedView() { presentedView?.frame = frameOfPresentedViewInContainerView }

    /// Removes the presented view; `finish` receives whether the transition was completed.
    func removePresented(
        animated: Bool, by driver: TransitionDriver?, _ coordinator: TransitionCoordinator,
        then finish: @escaping (Bool) -> Void
    ) {
        guard let container = containerView else {
            coordinator.run()
            return finish(true)
        }
        let presented = presentedViewController
        presented.willDisappear(animated)
        presented.isDriven = true
        if coversPresenter {
            presentingViewController.willAppear(animated)
            presentingViewController.isAppearing(animated)
        }
        if let driver {
            let end = { [self] in endRemoval(isDone: $0, animated: animated, coordinator) }
            driver.run(TransitionScene(self, isPresenting: false), coordinator, ended: end, then: finish)
            return
        }
        coordinator.runAnimations()
        moveOut(of: container, animated: animated)
        containerView = nil
        endRemoval(isDone: true, animated: animated, coordinator)
        finish(true)
    }

    private func endRemoval(isDone: Bool, animated: Bool, _ coordinator: TransitionCoordinator) {
        let presented = presentedViewController
        if isDone {
            removeViews()
        } else {
            presented.willAppear(animated)
            if coversPresenter { presentingViewController.willDisappear(animated) }
        }
        if coversPresenter { presentingViewController.finishAppearance(animated: animated) }
        presented.isDriven = false
        presented.finishAppearance(animated: animated)
        coordinator.runCompletions()
    }
}

/// The container view of a presentation.
@MainActor final class UITransitionView: UIView {
    weak var presentation: UIPresentationController?
    /// The size for which the presented view was laid out, in points.
    var laidOutSize = CGSize.zero

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if presentation is UISheetPresentationController || isResized { presentation?.placePresentedView() }
        laidOutSize = bounds.size
        presentation?.containerViewDidLayoutSubviews()
    }

    /// Whether the size has changed; a custom presentation lays out its own views after a change.
    private var isResized: Bool { bounds.size != laidOutSize && presentation?.presentationStyle != .custom }

    /// Passes touches outside an undimmed sheet to the content behind it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, let sheet = presentation as? UISheetPresentationController, sheet.isUndimmed else {
            return hit
        }
        return nil
    }
}
