public import Foundation

/// A branch of the view hierarchy that participates in focus; nothing is focused on a phone without a keyboard.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    var focusGroupIdentifier: String? { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }

    /// Returns whether the environment contains another environment, or is the same.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var next: (any UIFocusEnvironment)? = environment
        while let current = next {
            if current === self { return true }
            next = current.parentFocusEnvironment
        }
        return false
    }
}

/// An item that can become focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    var frame: CGRect { get }
    var focusEffect: UIFocusEffect? { get }
    var focusGroupPriority: UIFocusGroupPriority { get }
    var isTransparentFocusItem: Bool { get }
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { nil }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    public var isTransparentFocusItem: Bool { false }
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// A container that finds focus items in a rectangle of its coordinate space.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    var coordinateSpace: any UICoordinateSpace { get }
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The visual effect of a focused item.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    @preconcurrency @MainActor public required override init() { super.init() }
}

/// A focus effect that draws a ring around an item.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    open weak var containerView: UIView?
    open weak var referenceView: UIView?
    open var position = UIFocusHaloEffect.Position.automatic

    /// The position of the halo relative to the edge.
    public enum Position: Int, Sendable { case automatic = 0, outside, inside }

    @preconcurrency @MainActor public required init() { super.init() }
    public convenience init(rect: CGRect) { self.init() }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
    public convenience init(path bezierPath: UIBezierPath) { self.init() }
}

/// The priority of an item to become focused within its focus group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let ignored = UIFocusGroupPriority(0)
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    public static let prioritized = UIFocusGroupPriority(2000)
    public static let currentlyFocused = UIFocusGroupPriority(.max)
    public static func < (one: UIFocusGroupPriority, other: UIFocusGroupPriority) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// A hint about the direction of focus movement.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
    open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
    open var translation: CGVector { CGVector(dx: 0, dy: 0) }
    open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
}

/// The focus system; no item is ever focused here.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    open weak var focusedItem: (any UIFocusItem)? { nil }
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    public convenience init?(for environment: any UIFocusEnvironment) { return nil }
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    open func updateFocusIfNeeded() {}
}

/// The context of a focus update.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    open var focusHeading: UIFocusHeading { [] }
}

/// The context of a focus update in a table view.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The context of a focus update in a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
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

/// Runs animations alongside a focus update.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// A layout guide that redirects focus.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
