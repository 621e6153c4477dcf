public import Foundation

/// An object with traits: a screen, window, view controller or view.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The current traits.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that can register handlers for trait changes.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}
