public import Foundation
public import LayoutSimInertness

/// An animator that manages dynamic behaviors; no physics is simulated here, so nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinate space the items move, or `nil` for an animator of a layout.
    open private(set) weak var referenceView: UIView?
    /// The behaviors that were added, in their order.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// The delegate; never called here.
    open weak var delegate: (any UIDynamicAnimatorDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    weak var layoutOfItems: UICollectionViewLayout?
    /// Whether the animator is moving items; always `false` here.
    open var isRunning: Bool { false }
    /// The time in seconds during which the animator has moved items; always 0 here.
    open var elapsedTime: TimeInterval { 0 }

    /// Creates an animator for items in a view, which it references weakly.
    public convenience init(referenceView view: UIView) {
        self.init()
        referenceView = view
    }

    /// Adds a behavior without moving its items.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        for item in behavior.ownItems { check(item) }
        behaviors.append(behavior)
        behavior.move(to: self)
    }
    /// Raises UIKit's exception for an item outside of the reference view, and for one without a size.
    private func check(_ item: any UIDynamicItem) {
        if let view = item as? UIView, let referenceView, !view.isDescendant(of: referenceView) {
            raiseInvalidArgument("View item (\(view)) should be a descendant of reference view in \(self)")
        }
        let size = item.bounds.size
        guard size.width <= 0 || size.height <= 0 else { return }
        raiseInvalidArgument(
            "Invalid size {\(size.width.inMessages), \(size.height.inMessages)} for item \(item) in Rigid Body creation"
        )
    }
    /// Removes a behavior.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
    }
    /// Removes all behaviors.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Returns the items of the behaviors that intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        allItems.filter { item in
            let size = item.bounds.size
            let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
            return CGRect(origin: origin, size: size).intersects(rect)
        }
    }
    /// Reads the state of an item that the app has moved; does nothing here.
    open func updateItem(usingCurrentState item: any UIDynamicItem) { inert(.layout, self) }
}

/// The methods for responding to the start and the end of an animator's work; never called here.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Tells the delegate that the animator is about to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Tells the delegate that the items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A behavior that moves items.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    weak var animator: UIDynamicAnimator?
    /// The behaviors that this one combines.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The block to run at each step; never called here.
    @Inert(.behavior) open var action: (() -> Void)? = nil
    /// The animator that the behavior or its parent was added to; `nil` for none.
    open var dynamicAnimator: UIDynamicAnimator? { animator }

    @preconcurrency @MainActor public override init() { super.init() }
    /// Adds a behavior to those that this one combines.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if let animator { behavior.move(to: animator) }
    }
    /// Removes a behavior from those that this one combines.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        if animator != nil { behavior.move(to: nil) }
    }
    /// Tells the behavior that it is about to be added to an animator, or to be removed from its current one if `nil`.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Moves the behavior and its child behaviors to an animator, or removes them from theirs if `nil`.
    func move(to dynamicAnimator: UIDynamicAnimator?) {
        willMove(to: dynamicAnimator)
        animator = dynamicAnimator
        for child in childBehaviors { child.move(to: dynamicAnimator) }
    }
}
