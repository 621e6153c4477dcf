import Foundation
import QuartzCore
import Synchronization

/// The traits that are current on the main queue.
private struct CurrentTraits: Sendable {
    /// The traits of the process; `nil` until somebody asks for those of the device.
    var ofProcess: UITraitCollection?
    /// The traits of the view that UIKit calls; `nil` while it calls none.
    var told: UITraitCollection?
}

extension UITraitCollection {
    private static let box = Mutex(CurrentTraits())
    private static let overrides = Mutex(false)

    /// Whether some view or controller was ever given traits of its own, so that views have other traits than the
    /// process.
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

    /// The trait collection that resolves dynamic colors and preferred fonts where no view does.
    ///
    /// Inside the methods that UIKit calls it holds the traits of the view or controller
    /// ([Apple, *current*](https://developer.apple.com/documentation/uikit/uitraitcollection/current)).
    /// Elsewhere it is undefined; here it holds the traits of the process. Each thread has its own value, and the main
    /// queue has one wherever it runs; a value set on the main queue becomes that of the process.
    public class var current: UITraitCollection {
        get { told ?? ofProcess }
        set {
            guard AnimationClock.isOnMain else { return told = newValue }
            box.withLock { $0 = CurrentTraits(ofProcess: newValue) }
        }
    }

    /// Runs a closure with these traits as the current ones of the thread.
    public func performAsCurrent(_ actions: () -> Void) {
        guard AnimationClock.isOnMain else { return UITraitCollection.tell(self, actions) }
        let outer = UITraitCollection.box.withLock { $0 }
        UITraitCollection.current = self
        actions()
        UITraitCollection.box.withLock { $0 = outer }
    }

    /// Runs a closure with traits as the current ones of the thread; the traits of the process remain.
    fileprivate static func tell(_ traits: UITraitCollection, _ actions: () -> Void) {
        let outer = told
        told = traits
        defer { told = outer }
        actions()
    }

    /// The traits that the main queue, or another thread, was told to use for the time being.
    private static var told: UITraitCollection? {
        get {
            if AnimationClock.isOnMain { return box.withLock { $0.told } }
            return Thread.current.threadDictionary[threadKey] as? UITraitCollection
        }
        set {
            if AnimationClock.isOnMain { return box.withLock { $0.told = newValue } }
            Thread.current.threadDictionary[threadKey] = newValue
        }
    }

    private static let threadKey = "LayoutSim.CurrentTraits"
}

extension UIView {
    /// Calls code of the app with the traits of the view as the current ones.
    func callWithTraits(_ traits: UITraitCollection? = nil, _ call: () -> Void) {
        guard traits != nil || UITraitCollection.areOverridden, !TraitProbe.isOn else { return call() }
        UITraitCollection.tell(traits ?? effectiveTraits, call)
    }
}
