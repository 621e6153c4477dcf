public import Foundation

/// What has traits: screens, windows, controllers, views.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold here.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Traits by which a handler is told of their changes.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}
