public import Foundation

/// What is known of a move of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    open var focusHeading: UIFocusHeading { [] }
}

public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIFocusHeading(rawValue: 1)
    public static let down = UIFocusHeading(rawValue: 2)
    public static let left = UIFocusHeading(rawValue: 4)
    public static let right = UIFocusHeading(rawValue: 8)
    public static let next = UIFocusHeading(rawValue: 16)
    public static let previous = UIFocusHeading(rawValue: 32)
}

/// Runs what is to happen beside a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// A room between views that passes the focus on.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusItem] = []
}
