public import Foundation

/// An animator that manages dynamic behaviors; no physics is simulated here, so nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    weak var layoutOfItems: UICollectionViewLayout?
    open var isRunning: Bool { false }
    open var elapsedTime: TimeInterval { 0 }

    public convenience init(referenceView view: UIView) {
        self.init()
        referenceView = view
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.animator = self
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { behaviors = [] }
    /// Returns the items of the behaviors that intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        allItems.filter { item in
            let size = item.bounds.size
            let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
            return CGRect(origin: origin, size: size).intersects(rect)
        }
    }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A behavior that moves items.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    weak var animator: UIDynamicAnimator?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var action: (() -> Void)?
    open var dynamicAnimator: UIDynamicAnimator? { animator }

    @preconcurrency @MainActor public override init() { super.init() }
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
