import Foundation

extension UIViewController {
    /// Where a controller is on its way on and off the screen.
    enum Appearance { case disappeared, appearing, appeared, disappearing }

    /// Tells that the view is about to appear, once.
    func willAppear(_ animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        isToldOfAppearing = false
        _ = view
        viewWillAppear(animated)
        forward { $0.willAppear(animated) }
    }

    /// Tells that the view is in its place with its traits, once on the way to the screen.
    func isAppearing(_ animated: Bool) {
        guard appearance == .appearing, !isToldOfAppearing else { return }
        isToldOfAppearing = true
        placeChildren()
        viewIsAppearing(animated)
        setNeedsUpdateContentUnavailableConfiguration()
        forward { $0.isAppearing(animated) }
    }

    /// Tells that the view is about to disappear, once.
    func willDisappear(_ animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        forward { $0.willDisappear(animated) }
    }

    /// Tells that the view appeared or disappeared, whichever was announced.
    func finishAppearance(animated: Bool = false) {
        switch appearance {
        case .appearing:
            isAppearing(animated)
            appearance = .appeared
            viewDidAppear(animated)
            forward { $0.finishAppearance(animated: animated) }
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animated)
            forward { $0.finishAppearance(animated: animated) }
        case .appeared, .disappeared: break
        }
    }

    /// Does something with the children that follow the appearance of this controller.
    private func forward(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren where !child.isDriven { body(child) }
    }

    /// The children whose views lie in this one's view.
    private var appearingChildren: [UIViewController] {
        children.filter { child in
            guard let view = loadedView, let inner = child.loadedView else { return false }
            return inner.isDescendant(of: view)
        }
    }

    /// Changes views while a container alone tells the controllers of what becomes of them.
    func driving(_ controllers: [UIViewController?], _ body: () -> Void) {
        let driven = controllers.compactMap(\.self).filter { !$0.isDriven }
        for controller in driven { controller.isDriven = true }
        body()
        for controller in driven { controller.isDriven = false }
    }

    /// The nearest controller of a class around this one.
    func ancestor<Controller: UIViewController>() -> Controller? {
        var candidate = parent
        while let controller = candidate {
            if let found = controller as? Controller { return found }
            candidate = controller.parent
        }
        return nil
    }

    /// What the view inherits: the traits around it, with those that the container overrides.
    var inheritedTraits: UITraitCollection {
        let around =
            loadedView?.superview?.traitCollection ?? parent?.traitCollection
            ?? presentation.presenting?.traitCollection ?? UITraitCollection.ofProcess
        guard let own = overridingTraits else { return around }
        return UITraitCollection(traitsFrom: [around, own])
    }

    /// The traits that the container overrides for the controller, and those that it overrides itself.
    var overridingTraits: UITraitCollection? {
        let given = parent?.overrideTraitCollection(forChild: self)
        guard !ownTraits.isEmpty else { return given }
        let own = UITraitCollection(ownTraits)
        return given.map { UITraitCollection(traitsFrom: [$0, own]) } ?? own
    }

    /// The view came into a window, or left it.
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

    /// Whether the system tells of appearances: a container that forwards them itself does so alone.
    private var isForwardedByParent: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
}
