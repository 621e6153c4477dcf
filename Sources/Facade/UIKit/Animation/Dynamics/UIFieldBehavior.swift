public import Foundation
public import LayoutSimInertness

/// A behavior that applies a force field to items; nothing moves here.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    /// The items on which the field acts.
    open private(set) var items: [any UIDynamicItem] = []
    /// The center of the field, in the coordinate space of the reference view; stored only.
    @Inert(.layout) open var position = CGPoint.zero
    /// The region about the center in which the field acts; infinite by default, and stored only.
    @Inert(.layout) open var region = UIRegion.infinite
    /// The strength of the field; 1 by default, and stored only.
    @Inert(.layout) open var strength: CGFloat = 1
    /// How fast the field weakens with distance; stored only.
    @Inert(.layout) open var falloff: CGFloat = 0
    /// The distance from the center within which the field no longer grows, in points; stored only.
    @Inert(.layout) open var minimumRadius: CGFloat = 0.001
    /// The direction of the field, for linear gravity and velocity; stored only.
    @Inert(.layout) open var direction = CGVector(dx: 0, dy: 0)
    /// How smooth the noise of the field is, from 0 to 1; stored only.
    @Inert(.layout) open var smoothness: CGFloat = 0
    /// How fast the noise of the field changes; stored only.
    @Inert(.layout) open var animationSpeed: CGFloat = 0

    /// Adds an item to the behavior.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item from the behavior.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    /// Returns a field that slows items down.
    open class func dragField() -> Self { self.init() }
    /// Returns a field that swirls items about its center.
    open class func vortexField() -> Self { self.init() }
    /// Returns a field that pulls items to a point.
    open class func radialGravityField(position: CGPoint) -> Self { make { $0.position = position } }
    /// Returns a field that pulls items in a direction.
    open class func linearGravityField(direction: CGVector) -> Self { make { $0.direction = direction } }
    /// Returns a field that gives items a velocity.
    open class func velocityField(direction: CGVector) -> Self { make { $0.direction = direction } }
    /// Returns a field of noise that moves items at random.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make {
            $0.smoothness = smoothness
            $0.animationSpeed = speed
        }
    }
    /// Returns a field of noise that grows with the speed of items.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        noiseField(smoothness: smoothness, animationSpeed: speed)
    }
    /// Returns a field that pulls items to its center like a spring.
    open class func springField() -> Self { self.init() }
    /// Returns a field that acts on charged items.
    open class func electricField() -> Self { self.init() }
    /// Returns a field that acts on charged items in motion.
    open class func magneticField() -> Self { self.init() }

    public required override init() { super.init() }

    private static func make(_ change: (Self) -> Void) -> Self {
        let field = self.init()
        change(field)
        return field
    }
}

/// A region around an origin.
public final class UIRegion: NSObject, NSCopying, Sendable {
    private let holds: @Sendable (CGPoint) -> Bool

    private init(_ holds: @escaping @Sendable (CGPoint) -> Bool) { self.holds = holds }

    /// The infinite region.
    public static var infinite: UIRegion { UIRegion { _ in true } }
    /// Creates a circular region.
    public convenience init(radius: CGFloat) {
        self.init { ($0.x * $0.x + $0.y * $0.y) <= radius * radius }
    }
    /// Creates a rectangular region centered on the origin.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// Returns the region of all points outside this one.
    public func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
    /// Returns the region of the points in this one, in the other or in both.
    public func byUnion(with region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) || region.holds($0) } }
    /// Returns the region of the points in this one that are not in the other.
    public func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion { [holds] in holds($0) && !region.holds($0) }
    }
    /// Returns the region of the points in both regions.
    public func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion { [holds] in holds($0) && region.holds($0) }
    }
    /// Returns whether the region contains a point, relative to the origin.
    public func contains(_ point: CGPoint) -> Bool { holds(point) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A group of items that move as one.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items of the group.
    open private(set) var items: [any UIDynamicItem]
    /// Creates a group of items.
    public init(items: [any UIDynamicItem]) { self.items = items }

    /// The center of the rectangle around all items; setting it moves the items by the same distance.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let (x, y) = (newValue.x - center.x, newValue.y - center.y)
            for item in items { item.center = CGPoint(x: item.center.x + x, y: item.center.y + y) }
        }
    }
    /// The size of the rectangle around all items, at a zero origin.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// The transform of the group; stored only.
    @Inert(.layout) open var transform: CGAffineTransform = .identity

    private var frame: CGRect {
        items.map { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
        }.reduce(CGRect.null) { $0.union($1) }
    }
}
