import Synchronization

extension UITraitCollection {
    private static let box = Mutex(UITraitCollection(.device))

    /// The traits that dynamic colors are resolved by where no view says.
    public class var current: UITraitCollection {
        get { box.withLock { $0 } }
        set { box.withLock { $0 = newValue } }
    }

    /// Runs a closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = outer
    }
}
