public import Foundation

/// The methods for accessing the appearance proxy of a class.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// Returns the appearance proxy of the class.
    static func appearance() -> Self
    /// Returns the appearance proxy for objects in a chain of containers, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the appearance proxy for objects in an environment with certain traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the appearance proxy for objects in an environment with certain traits and a chain of containers.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A container that appearance proxies can be limited to.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
