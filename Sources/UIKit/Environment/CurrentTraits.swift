import Synchronization

/// The current traits, as code and UIKit say them.
private struct CurrentTraits: Sendable {
    /// The traits of the process; `nil` until somebody asks for those of the device.
    var ofProcess: UITraitCollection?
    /// The traits of the view that UIKit calls; `nil` while it calls none.
    var told: UITraitCollection?
}

extension UITraitCollection {
    private static let box = Mutex(CurrentTraits())
    private static let overrides = Mutex(false)

    /// Whether some view or controller was ever given traits of its own, so that views have other traits than the process.
    static var areOverridden: Bool {
        get { overrides.withLock { $0 } }
        set { overrides.withLock { $0 = newValue } }
    }

    /// Has the current traits be those of the device, which is another one now.
    static func followDevice() { box.withLock { $0 = CurrentTraits() } }

    /// The traits of views and windows that nothing around them says: those of the device, or what code made current.
    static var ofProcess: UITraitCollection {
        if let known = box.withLock({ $0.ofProcess }) { return known }
        let traits = UITraitCollection(.device)
        box.withLock { $0.ofProcess = traits }
        return traits
    }

    /// The traits that dynamic colors are resolved by where no view says.
    ///
    /// They are those of the view that UIKit calls ([Apple, *current*](https://developer.apple.com/documentation/uikit/uitraitcollection/current)).
    /// Elsewhere they are undefined; here they are those of the process.
    public class var current: UITraitCollection {
        get { box.withLock { $0.told } ?? ofProcess }
        set { box.withLock { $0 = CurrentTraits(ofProcess: newValue) } }
    }

    /// Runs a closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.box.withLock { $0 }
        UITraitCollection.current = self
        actions()
        UITraitCollection.box.withLock { $0 = outer }
    }

    /// Has the traits of a view be the current ones; returns what to hand to `endTelling(_:)`.
    fileprivate static func beginTelling(_ traits: UITraitCollection) -> UITraitCollection? {
        box.withLock {
            let outer = $0.told
            $0.told = traits
            return outer
        }
    }

    fileprivate static func endTelling(_ outer: UITraitCollection?) { box.withLock { $0.told = outer } }
}

extension UIView {
    /// Calls code of the app with the traits of the view as the current ones.
    func callWithTraits(_ traits: UITraitCollection? = nil, _ call: () -> Void) {
        guard traits != nil || UITraitCollection.areOverridden, !TraitProbe.isOn else { return call() }
        let outer = UITraitCollection.beginTelling(traits ?? effectiveTraits)
        defer { UITraitCollection.endTelling(outer) }
        call()
    }
}
