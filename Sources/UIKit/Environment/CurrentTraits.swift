import Synchronization

extension UITraitCollection {
    /// The current traits; `nil` until somebody asks for those of the device.
    private static let box = Mutex<UITraitCollection?>(nil)

    /// Has the current traits be those of the device, which is another one now.
    static func followDevice() { box.withLock { $0 = nil } }

    /// The traits that dynamic colors are resolved by where no view says.
    public class var current: UITraitCollection {
        get {
            if let known = box.withLock({ $0 }) { return known }
            let traits = UITraitCollection(.device)
            box.withLock { $0 = traits }
            return traits
        }
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
