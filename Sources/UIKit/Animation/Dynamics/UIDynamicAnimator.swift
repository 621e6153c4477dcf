public import Foundation

/// Keeps behaviors; nothing moves, as no time passes.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
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
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// What moves items.
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
