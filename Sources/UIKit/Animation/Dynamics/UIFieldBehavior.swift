public import Foundation

/// A behavior that applies a force field to items; nothing moves here.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem] = []
    open var position = CGPoint.zero
    open var region = UIRegion.infinite
    open var strength: CGFloat = 1
    open var falloff: CGFloat = 0
    open var minimumRadius: CGFloat = 0.001
    open var direction = CGVector(dx: 0, dy: 0)
    open var smoothness: CGFloat = 0
    open var animationSpeed: CGFloat = 0

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    open class func dragField() -> Self { self.init() }
    open class func vortexField() -> Self { self.init() }
    open class func radialGravityField(position: CGPoint) -> Self { make { $0.position = position } }
    open class func linearGravityField(direction: CGVector) -> Self { make { $0.direction = direction } }
    open class func velocityField(direction: CGVector) -> Self { make { $0.direction = direction } }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make {
            $0.smoothness = smoothness
            $0.animationSpeed = speed
        }
    }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        noiseField(smoothness: smoothness, animationSpeed: speed)
    }
    open class func springField() -> Self { self.init() }
    open class func electricField() -> Self { self.init() }
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

    public func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
    public func byUnion(with region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) || region.holds($0) } }
    public func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion { [holds] in holds($0) && !region.holds($0) }
    }
    public func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion { [holds] in holds($0) && region.holds($0) }
    }
    public func contains(_ point: CGPoint) -> Bool { holds(point) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A group of items that move as one.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    open private(set) var items: [any UIDynamicItem]
    public init(items: [any UIDynamicItem]) { self.items = items }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let (x, y) = (newValue.x - center.x, newValue.y - center.y)
            for item in items { item.center = CGPoint(x: item.center.x + x, y: item.center.y + y) }
        }
    }
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var transform: CGAffineTransform = .identity

    private var frame: CGRect {
        items.map { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
        }.reduce(CGRect.null) { $0.union($1) }
    }
}
