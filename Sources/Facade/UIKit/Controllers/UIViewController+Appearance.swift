import Foundation
import ObjectiveC

extension UIViewController {
    /// The state of a view controller's appearance transitions.
    enum Appearance { case disappeared, appearing, appeared, disappearing }

    /// Begins the transition to the appeared state and calls `viewWillAppear(_:)`, once.
    func willAppear(_ animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        isToldOfAppearing = false
        _ = view
        ObservedMessages.send("viewWillAppear:", [animated], to: self) { viewWillAppear(animated) }
        forward { $0.willAppear(animated) }
    }

    /// Calls `viewIsAppearing(_:)` once per appearance, when the view has its frame and traits.
    func isAppearing(_ animated: Bool) {
        guard appearance == .appearing, !isToldOfAppearing else { return }
        isToldOfAppearing = true
        placeChildren()
        viewIsAppearing(animated)
        setNeedsUpdateContentUnavailableConfiguration()
        forward { $0.isAppearing(animated) }
    }

    /// Begins the transition to the disappeared state and calls `viewWillDisappear(_:)`, once.
    func willDisappear(_ animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        ObservedMessages.send("viewWillDisappear:", [animated], to: self) { viewWillDisappear(animated) }
        forward { $0.willDisappear(animated) }
    }

    /// Ends the current appearance transition and calls `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
    func finishAppearance(animated: Bool = false) {
        switch appearance {
        case .appearing:
            isAppearing(animated)
            appearance = .appeared
            ObservedMessages.send("viewDidAppear:", [animated], to: self) { viewDidAppear(animated) }
            forward { $0.finishAppearance(animated: animated) }
        case .disappearing:
            appearance = .disappeared
            ObservedMessages.send("viewDidDisappear:", [animated], to: self) { viewDidDisappear(animated) }
            forward { $0.finishAppearance(animated: animated) }
        case .appeared, .disappeared: break
        }
    }

    /// Sends the callbacks of appearing or disappearing to a controller that has appeared, and to its visible children,
    /// and leaves them as they are.
    package func repeatAppearance(_ isAppearing: Bool) {
        setAppearance(isAppearing ? .disappeared : .appeared)
        isAppearing ? willAppear(false) : willDisappear(false)
        finishAppearance()
        setAppearance(.appeared)
    }

    private func setAppearance(_ state: Appearance) {
        appearance = state
        forward { if $0.appearance == .appeared || $0.appearance == .disappeared { $0.setAppearance(state) } }
    }

    /// Performs a closure with the children to which appearance callbacks are forwarded.
    private func forward(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren where !child.isDriven { body(child) }
    }

    /// The children whose views are in this controller's view.
    private var appearingChildren: [UIViewController] {
        children.filter { child in
            guard let view = loadedView, let inner = child.loadedView else { return false }
            return inner.isDescendant(of: view)
        }
    }

    /// Changes views while only the container sends appearance callbacks to the given controllers.
    func driving(_ controllers: [UIViewController?], _ body: () -> Void) {
        let driven = controllers.compactMap(\.self).filter { !$0.isDriven }
        for controller in driven { controller.isDriven = true }
        body()
        for controller in driven { controller.isDriven = false }
    }

    /// Returns the nearest ancestor of a class.
    func ancestor<Controller: UIViewController>() -> Controller? {
        var candidate = parent
        while let controller = candidate {
            if let found = controller as? Controller { return found }
            candidate = controller.parent
        }
        return nil
    }

    /// The traits that the view inherits: those of its environment, with the container's overrides.
    var inheritedTraits: UITraitCollection {
        let around =
            loadedView?.superview?.traitCollection ?? parent?.traitCollection
            ?? presentation.presenting?.traitCollection ?? UITraitCollection.ofProcess
        guard let own = overridingTraits else { return around }
        return UITraitCollection(traitsFrom: [around, own])
    }

    /// The traits overridden by the container, combined with those that the controller overrides itself.
    var overridingTraits: UITraitCollection? {
        let given = parent?.overrideTraitCollection(forChild: self)
        guard !ownTraits.isEmpty else { return given }
        let own = UITraitCollection(ownTraits)
        return given.map { UITraitCollection(traitsFrom: [$0, own]) } ?? own
    }

    /// Responds to the view moving to a window or out of it.
    func viewMoved(to window: UIWindow?) {
        guard !isDriven else { return }
        if let window, !window.isHidden {
            guard isForwardedByParent else { return }
            willAppear(false)
            isAppearing(false)
            if parent == nil { loadedView?.layoutIfNeeded() }
            finishAppearance()
        } else {
            willDisappear(false)
            finishAppearance()
        }
    }

    /// Whether appearance callbacks are automatic: a container that forwards them manually is their only source.
    private var isForwardedByParent: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
}
