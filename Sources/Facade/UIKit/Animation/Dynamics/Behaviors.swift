public import Foundation
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// A behavior that snaps an item to a point.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// The point to which the item snaps, in the coordinate space of the reference view; stored only.
    @Inert(.layout) open var snapPoint = CGPoint.zero
    /// The damping of the item's oscillation, from 0 to 1; 0.5 by default, and stored only.
    @Inert(.layout) open var damping: CGFloat = 0.5
    private(set) var item: (any UIDynamicItem)?
    /// Creates a behavior that snaps an item to a point.
    public convenience init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.init()
        self.item = item
        snapPoint = point
    }
}

/// A behavior that applies gravity to items.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    /// The items on which gravity acts.
    open private(set) var items: [any UIDynamicItem] = []
    private var force = DirectedForce(dx: 0, dy: 1)
    /// The direction and magnitude of gravity; downward by default.
    open var gravityDirection: CGVector {
        get { CGVector(dx: force.dx, dy: force.dy) }
        set {
            inert(.layout, self)
            force = DirectedForce(dx: newValue.dx, dy: newValue.dy)
        }
    }
    /// The angle of gravity's direction, in radians.
    open var angle: CGFloat {
        get { force.angle }
        set {
            inert(.layout, self)
            force = DirectedForce(angle: newValue, magnitude: force.magnitude)
        }
    }
    /// The magnitude of gravity; 1 is 1,000 points per second squared.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set {
            inert(.layout, self)
            force = DirectedForce(angle: force.angle, magnitude: newValue)
        }
    }
    /// Creates a behavior that applies gravity to items.
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    /// Adds an item to the behavior.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item from the behavior.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Sets the angle, in radians, and the magnitude of gravity.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        force = DirectedForce(angle: angle, magnitude: magnitude)
    }
}

/// A behavior for collisions between items.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items collide with other items.
        public static let items = Mode(rawValue: 1)
        /// Items collide with boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items collide with other items and with boundaries.
        public static let everything = Mode(rawValue: .max)
    }
    /// The items that collide.
    open private(set) var items: [any UIDynamicItem] = []
    /// The delegate; never called here.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)? {
        didSet { tellUncalled(of: collisionDelegate, by: self) }
    }
    /// The identifiers of the boundaries; always `nil` here, since boundaries are not kept.
    open var boundaryIdentifiers: [any NSCopying]? { nil }
    /// What items collide with; everything by default, and stored only.
    @Inert(.layout) open var collisionMode: Mode = .everything
    /// Whether the bounds of the reference view are a boundary; stored only.
    @Inert(.layout) open var translatesReferenceBoundsIntoBoundary = false
    /// Creates a behavior for collisions between items.
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    /// Adds an item to the behavior.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item from the behavior.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Makes the inset bounds of the reference view a boundary; the insets are ignored here.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    /// Adds a straight boundary between two points; does nothing here.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        inert(.layout, self)
    }
    /// Adds a boundary along a path; does nothing here.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        inert(.layout, self)
    }
    /// Removes all boundaries; does nothing here.
    open func removeAllBoundaries() { inert(.layout, self) }
}

/// The base dynamic properties of items.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items to which the properties apply.
    open private(set) var items: [any UIDynamicItem] = []
    /// How much items bounce when they collide, from 0 to 1; stored only.
    @Inert(.layout) open var elasticity: CGFloat = 0
    /// The friction between items that slide along each other; stored only.
    @Inert(.layout) open var friction: CGFloat = 0
    /// The density of items; 1 by default, and stored only.
    @Inert(.layout) open var density: CGFloat = 1
    /// How much items resist being moved; stored only.
    @Inert(.layout) open var resistance: CGFloat = 0
    /// How much items resist being turned; stored only.
    @Inert(.layout) open var angularResistance: CGFloat = 0
    /// The electric charge of items; stored only.
    @Inert(.layout) open var charge: CGFloat = 0
    /// Whether items stay where they are; stored only.
    @Inert(.layout) open var isAnchored = false
    /// Whether items can turn; `true` by default, and stored only.
    @Inert(.layout) open var allowsRotation = true
    /// Creates a behavior with the properties of items.
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    /// Adds an item to the behavior.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item from the behavior.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Adds to an item's velocity, in points per second; does nothing here.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { inert(.layout, self) }
    /// Returns an item's velocity, in points per second; always zero here.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Adds to an item's angular velocity, in radians per second; does nothing here.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { inert(.layout, self) }
}

/// A behavior that attaches an item to a point or to another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The one or two items that are attached.
    open private(set) var items: [any UIDynamicItem] = []
    /// The point to which the item is attached, in the coordinate space of the reference view; stored only.
    @Inert(.layout) open var anchorPoint = CGPoint.zero
    /// The length of the attachment, in points; stored only, and 0 until it is set.
    @Inert(.layout) open var length: CGFloat = 0
    /// The damping of the attachment's oscillation; stored only.
    @Inert(.layout) open var damping: CGFloat = 0
    /// The frequency of the attachment's oscillation, in hertz; stored only.
    @Inert(.layout) open var frequency: CGFloat = 0
    /// Creates a behavior that attaches the center of an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init()
        items = [item]
        anchorPoint = point
    }
    /// Creates a behavior that attaches the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init()
        items = [item1, item2]
    }
    /// Creates a behavior that attaches a point of an item to a point; the offset is ignored here.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) { self.init(item: item, attachedToAnchor: point) }
    /// Creates a behavior that attaches points of two items; the offsets are ignored here.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(item: item1, attachedTo: item2) }
    /// Returns a behavior that lets an item slide along an axis; the axis is ignored here.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        inert(.layout, in: Self.self)
        return UIAttachmentBehavior(item: item, attachedToAnchor: point)
    }
    /// Returns a behavior that fixes two items to each other; the anchor point is ignored here.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        inert(.layout, in: Self.self)
        return UIAttachmentBehavior(item: item1, attachedTo: item2)
    }
    /// Returns a behavior that lets two items turn about a point; the point is ignored here.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        inert(.layout, in: Self.self)
        return UIAttachmentBehavior(item: item1, attachedTo: item2)
    }
}

/// A behavior that pushes items.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// Whether a push is continuous or instantaneous.
    public enum Mode: Int, Sendable { case continuous = 0, instantaneous }
    /// The items that are pushed.
    open private(set) var items: [any UIDynamicItem] = []
    /// Whether the push is continuous or instantaneous.
    open private(set) var mode = Mode.continuous
    /// Whether the push acts on the items; stored only.
    @Inert(.layout) open var active = true
    private var force = DirectedForce(dx: 0, dy: 0)
    /// The angle of the push's direction, in radians.
    open var angle: CGFloat {
        get { force.angle }
        set {
            inert(.layout, self)
            force = DirectedForce(angle: newValue, magnitude: force.magnitude)
        }
    }
    /// The magnitude of the push.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set {
            inert(.layout, self)
            force = DirectedForce(angle: force.angle, magnitude: newValue)
        }
    }
    /// The direction and magnitude of the push.
    open var pushDirection: CGVector {
        get { CGVector(dx: force.dx, dy: force.dy) }
        set {
            inert(.layout, self)
            force = DirectedForce(dx: newValue.dx, dy: newValue.dy)
        }
    }
    /// Creates a behavior that pushes items.
    public convenience init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        self.init()
        self.items = items
        self.mode = mode
    }
    /// Sets the angle, in radians, and the magnitude of the push.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        force = DirectedForce(angle: angle, magnitude: magnitude)
    }
}
