import Foundation

/// The scope of an appearance proxy: a class, with optional containers and traits.
@MainActor struct AppearanceScope {
    let type: AnyClass
    /// The containing classes, the innermost first.
    let containers: [any UIAppearanceContainer.Type]
    /// The required traits; `nil` for any.
    let traits: UITraitCollection?

    func isSame(as other: AppearanceScope) -> Bool {
        type == other.type && traits == other.traits
            && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
    }

    /// Returns the specificity for an object with its own traits, whose containers are listed from the window inward;
    /// `nil` if the scope doesn't match.
    ///
    /// Of several matches, the one whose outermost container is closer to the window takes precedence, then the one
    /// with more containers [Apple's documentation of `UIAppearance`].
    func specificity(
        of object: AnyObject, in around: [AnyObject], _ own: @autoclosure () -> UITraitCollection
    ) -> (depth: Int, place: Int, count: Int)? {
        guard let depth = OwnClasses.depth(of: type, among: object) else { return nil }
        if let traits, !own().containsTraits(in: traits) { return nil }
        var place = 0
        var outermost: Int?
        for container in containers.reversed() {
            guard let found = around[place...].firstIndex(where: { OwnClasses.object($0, isOf: container) }) else {
                return nil
            }
            if outermost == nil { outermost = found }
            place = found + 1
        }
        return (depth, outermost.map { -$0 } ?? -.max, containers.count)
    }
}
