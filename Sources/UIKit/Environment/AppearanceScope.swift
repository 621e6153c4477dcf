import Foundation

/// What an app says something of by an appearance proxy: the objects of a class, everywhere or in some places, under any
/// traits or some.
@MainActor struct AppearanceScope {
    let type: AnyClass
    /// The classes that an object lies in, the innermost first.
    let containers: [any UIAppearanceContainer.Type]
    /// The traits for which it holds; `nil` for any.
    let traits: UITraitCollection?

    func isSame(as other: AppearanceScope) -> Bool {
        type == other.type && traits == other.traits
            && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
    }

    /// How near it is to an object whose containers are given from the window inward, and its own traits; `nil` if it
    /// does not hold for it.
    ///
    /// Of several, that counts whose outermost container is nearer to the window, then that which names more containers
    /// [Apple's documentation of `UIAppearance`].
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
