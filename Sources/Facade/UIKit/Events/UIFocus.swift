public import Foundation
public import LayoutSimInertness

/// A branch of the view hierarchy that participates in focus; nothing is focused on a phone without a keyboard.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that prefer to be focused, in order; not used here.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains this one; `nil` for none.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of this environment's focus items; not used here.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The group of items between which focus moves; not used here, and `nil` by default.
    var focusGroupIdentifier: String? { get }
    /// Requests an update of the focus; never called by the system here.
    func setNeedsFocusUpdate()
    /// Updates the focus at once if an update was requested; never called by the system here.
    func updateFocusIfNeeded()
    /// Returns whether focus may move; never called here.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Tells the environment that focus moved; never called here.
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
    /// Whether the item can be focused.
    var canBecomeFocused: Bool { get }
    /// Whether the item is focused, which it never is here.
    var isFocused: Bool { get }
    /// The item's rectangle in the coordinate space of its container.
    var frame: CGRect { get }
    /// How the item looks while it is focused; not used here, and `nil` by default.
    var focusEffect: UIFocusEffect? { get }
    /// The priority of the item in its focus group; not used here.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether focus on the item lets others be focused as well; `false` by default, and not used here.
    var isTransparentFocusItem: Bool { get }
    /// Tells the item that focus is about to move; never called here.
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
    /// The coordinate space of the container.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Returns the items in a rectangle of the container's coordinate space; never called here.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The visual effect of a focused item.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    @preconcurrency @MainActor public required override init() { super.init() }
}

/// A focus effect that draws a ring around an item.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// The view that contains the ring; stored only.
    open weak var containerView: UIView? {
        didSet { inert(.behavior, self, from: oldValue, to: containerView) }
    }
    /// The view above which the ring is; stored only.
    open weak var referenceView: UIView? {
        didSet { inert(.behavior, self, from: oldValue, to: referenceView) }
    }
    /// The position of the ring relative to the edge; stored only.
    @Inert(.behavior) open var position = UIFocusHaloEffect.Position.automatic

    /// The position of the halo relative to the edge.
    public enum Position: Int, Sendable { case automatic = 0, outside, inside }

    /// Creates an effect that follows the shape of the item.
    @preconcurrency @MainActor public required init() { super.init() }
    /// Creates an effect; the rectangle is not used here.
    public convenience init(rect: CGRect) { self.init() }
    /// Creates an effect; the rounded rectangle is not used here.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
    /// Creates an effect; the path is not used here.
    public convenience init(path bezierPath: UIBezierPath) { self.init() }
}

/// The priority of an item to become focused within its focus group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority; greater values come first.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// No priority.
    public static let ignored = UIFocusGroupPriority(0)
    /// The priority of an item that was focused before.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The priority of an item that the app prefers.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The priority of the focused item.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
    /// Returns whether the first priority is lower.
    public static func < (one: UIFocusGroupPriority, other: UIFocusGroupPriority) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// A hint about the direction of focus movement.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
    /// The direction of the movement; always zero here.
    open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
    /// The translation that hints at the movement; always zero here.
    open var translation: CGVector { CGVector(dx: 0, dy: 0) }
    /// The rotation that hints at the movement; always zero here.
    open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
}

/// The focus system; no item is ever focused here.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    /// The name of the notification about a change of focus; never posted here.
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// The name of the notification about a movement without a target; never posted here.
    public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The focused item; always `nil` here.
    open weak var focusedItem: (any UIFocusItem)? { nil }
    /// Returns the focus system of an environment; always `nil` here.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// Creates the focus system of an environment; always `nil` here.
    public convenience init?(for environment: any UIFocusEnvironment) { return nil }
    /// Requests that focus move to an environment; does nothing here.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { inert(.behavior, self) }
    /// Updates the focus if an update was requested; does nothing here.
    open func updateFocusIfNeeded() { inert(.behavior, self) }
}

/// The context of a focus update.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that was focused before; `nil` for none.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that is focused next; `nil` for none.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The view that was focused before; `nil` if the item is not a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that is focused next; `nil` if the item is not a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction in which focus moves; always none here.
    open var focusHeading: UIFocusHeading { [] }
}

/// The context of a focus update in a table view.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that was focused before; always `nil` here.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The row that is focused next; always `nil` here.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The context of a focus update in a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that was focused before; always `nil` here.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The item that is focused next; always `nil` here.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The direction in which focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 4)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 8)
    /// To the next item.
    public static let next = UIFocusHeading(rawValue: 16)
    /// To the previous item.
    public static let previous = UIFocusHeading(rawValue: 32)
}

/// Runs animations alongside a focus update.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Runs the animations and the completion handler at once.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// A layout guide that redirects focus.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects focus; stored only.
    @Inert(.behavior) open var isEnabled = true
    /// The environments to which focus is redirected; stored only.
    @Inert(.behavior) open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
