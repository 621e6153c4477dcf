import Foundation

/// The view controller of a view, as the view and the layout cycle see it.
@preconcurrency @MainActor protocol ViewOwner: UIResponder {
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    func updateViewConstraints()
    func updateProperties()
    /// Updates configurations that depend on observable properties that have changed.
    func updateStaleConfigurations()
    /// Called when the view enters or leaves a window.
    func viewMoved(to window: UIWindow?)
    func viewSafeAreaInsetsDidChange()
    func viewLayoutMarginsDidChange()
    /// The insets that the controller adds to the safe area of its view.
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// The safe area insets that the bars of containers add.
    var containerInsets: UIEdgeInsets { get }
    /// The minimum horizontal margins of the controller's view.
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    var traitCollection: UITraitCollection { get }
    /// The traits overridden for the controller's view.
    var overridingTraits: UITraitCollection? { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension ViewOwner {
    /// All insets added to the safe area of the controller's view.
    var safeAreaAdditions: UIEdgeInsets {
        let (own, bars) = (additionalSafeAreaInsets, containerInsets)
        return UIEdgeInsets(
            top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
            right: own.right + bars.right)
    }
}
