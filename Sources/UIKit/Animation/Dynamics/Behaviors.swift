public import Foundation

/// A behavior that snaps an item to a point.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    open var snapPoint = CGPoint.zero
    open var damping: CGFloat = 0.5
    private(set) var item: (any UIDynamicItem)?
    public convenience init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.init()
        self.item = item
        snapPoint = point
    }
}

/// A behavior that applies gravity to items.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem] = []
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    open var angle: CGFloat = .pi / 2
    open var magnitude: CGFloat = 1
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}

/// A behavior for collisions between items.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }
    open private(set) var items: [any UIDynamicItem] = []
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    open var boundaryIdentifiers: [any NSCopying]? { nil }
    open var collisionMode: Mode = .everything
    open var translatesReferenceBoundsIntoBoundary = false
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
    open func removeAllBoundaries() {}
}

/// The base dynamic properties of items.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem] = []
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// A behavior that attaches an item to a point or to another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem] = []
    open var anchorPoint = CGPoint.zero
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init()
        items = [item]
        anchorPoint = point
    }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init()
        items = [item1, item2]
    }
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) { self.init(item: item, attachedToAnchor: point) }
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(item: item1, attachedTo: item2) }
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
}

/// A behavior that pushes items.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable { case continuous = 0, instantaneous }
    open private(set) var items: [any UIDynamicItem] = []
    open private(set) var mode = Mode.continuous
    open var active = true
    open var angle: CGFloat = 0
    open var magnitude: CGFloat = 0
    open var pushDirection = CGVector(dx: 0, dy: 0)
    public convenience init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        self.init()
        self.items = items
        self.mode = mode
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}
