public import CoreGraphics
public import Foundation
public import LayoutSimInertness

/// A layer that draws several copies of its sublayers.
open class CAReplicatorLayer: CALayer {
    /// The number of copies, including the original; at most 10,000 are drawn.
    open var instanceCount = 1 { didSet { host?.layerAppearanceChanged(self) } }
    /// Whether copies keep their depth; stored only.
    open var preservesDepth = false
    /// The delay with which the animations of the sublayers reach each further copy, in seconds.
    open var instanceDelay: CFTimeInterval = 0
    /// The transform from each copy to the next, about the center of the bounds; only its affine part is used.
    open var instanceTransform: CATransform3D = CATransform3DIdentity
    /// The color that multiplies the colors of the first copy; `nil` for white.
    open var instanceColor: CGColor? = .white
    /// What is added to the red component of the color for each further copy.
    open var instanceRedOffset: Float = 0
    /// What is added to the green component of the color for each further copy.
    open var instanceGreenOffset: Float = 0
    /// What is added to the blue component of the color for each further copy.
    open var instanceBlueOffset: Float = 0
    /// What is added to the alpha of the color for each further copy.
    open var instanceAlphaOffset: Float = 0

    override func takeValues(of layer: CALayer) {
        super.takeValues(of: layer)
        guard let other = layer as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay, instanceTransform) = (
            other.instanceCount, other.instanceDelay, other.instanceTransform
        )
        (instanceColor, instanceAlphaOffset) = (other.instanceColor, other.instanceAlphaOffset)
        (instanceRedOffset, instanceGreenOffset, instanceBlueOffset) = (
            other.instanceRedOffset, other.instanceGreenOffset, other.instanceBlueOffset
        )
        preservesDepth = other.preservesDepth
    }
}

/// A layer that preserves the depth of its sublayers.
open class CATransformLayer: CALayer {
    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

/// A layer that draws its contents in tiles.
open class CATiledLayer: CALayer {
    /// Returns how long new tiles take to fade in, in seconds; not used here.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// The number of levels of detail; stored only.
    @Inert(.behavior) open var levelsOfDetail = 1
    /// The number of levels that are larger than the layer; stored only.
    @Inert(.behavior) open var levelsOfDetailBias = 0
    /// The size of a tile; stored only, since the layer is drawn at once.
    @Inert(.behavior) open var tileSize = CGSize(width: 256, height: 256)
}

/// A layer that Metal draws into; nothing of it is shown here.
open class CAMetalLayer: CALayer {
    /// Whether drawables serve only for drawing; stored only.
    @Inert(.service) open var framebufferOnly = true
    /// The size of drawables in pixels; stored only.
    @Inert(.service) open var drawableSize: CGSize = .zero
    /// Whether drawables appear together with the changes of a transaction; stored only.
    @Inert(.service) open var presentsWithTransaction = false
    /// The number of drawables; stored only.
    @Inert(.service) open var maximumDrawableCount = 3
}

/// A layer of particles, which are not drawn here.
open class CAEmitterLayer: CALayer {
    /// The types of particles.
    open var emitterCells: [CAEmitterCell]? {
        // Goldens have a word of their own for particles.
        didSet { if emitterCells?.isEmpty == false { inert(.looks, in: CAEmitterLayer.self, "emitterCells") } }
    }
    /// A factor of the birth rates of the cells.
    open var birthRate: Float = 1
    /// A factor of the lifetimes of the cells.
    open var lifetime: Float = 1
    /// The center of the emitter, in points.
    open var emitterPosition: CGPoint = .zero
    /// The center of the emitter along the z-axis.
    open var emitterZPosition: CGFloat = 0
    /// The size of the emitter, in points.
    open var emitterSize: CGSize = .zero
    /// The depth of the emitter.
    open var emitterDepth: CGFloat = 0
    /// The shape from which particles are emitted.
    open var emitterShape: CAEmitterLayerEmitterShape = .point
    /// Where in the shape particles are emitted.
    open var emitterMode: CAEmitterLayerEmitterMode = .volume
    /// The order in which particles are drawn.
    open var renderMode: CAEmitterLayerRenderMode = .unordered
    /// Whether particles keep their depth.
    open var preservesDepth = false
    /// A factor of the velocities of the cells.
    open var velocity: Float = 1
    /// A factor of the scales of the cells.
    open var scale: Float = 1
    /// A factor of the spins of the cells.
    open var spin: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
}

/// The description of one type of particle.
open class CAEmitterCell: NSObject {
    /// The name of the cell.
    open var name: String?
    /// Whether particles of this type are emitted.
    open var isEnabled = true
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// When particles of this type begin, in seconds of the layer's time.
    open var beginTime: CFTimeInterval = 0
    /// The lifetime of a particle, in seconds.
    open var lifetime: Float = 0
    /// By how much the lifetime may vary, in seconds.
    open var lifetimeRange: Float = 0
    /// The latitude of the direction of emission, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The longitude of the direction of emission, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone around the direction of emission, in radians.
    open var emissionRange: CGFloat = 0
    /// The initial velocity, in points per second.
    open var velocity: CGFloat = 0
    /// By how much the velocity may vary, in points per second.
    open var velocityRange: CGFloat = 0
    /// The acceleration along the x-axis, in points per second squared.
    open var xAcceleration: CGFloat = 0
    /// The acceleration along the y-axis, in points per second squared.
    open var yAcceleration: CGFloat = 0
    /// The acceleration along the z-axis, in points per second squared.
    open var zAcceleration: CGFloat = 0
    /// The scale of the contents.
    open var scale: CGFloat = 1
    /// By how much the scale may vary.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation, in radians per second.
    open var spin: CGFloat = 0
    /// By how much the rotation may vary, in radians per second.
    open var spinRange: CGFloat = 0
    /// The color of a particle.
    open var color: CGColor? = .white
    /// By how much the red component may vary.
    open var redRange: Float = 0
    /// By how much the green component may vary.
    open var greenRange: Float = 0
    /// By how much the blue component may vary.
    open var blueRange: Float = 0
    /// By how much the alpha may vary.
    open var alphaRange: Float = 0
    /// The change of the red component per second.
    open var redSpeed: Float = 0
    /// The change of the green component per second.
    open var greenSpeed: Float = 0
    /// The change of the blue component per second.
    open var blueSpeed: Float = 0
    /// The change of the alpha per second.
    open var alphaSpeed: Float = 0
    /// The image of a particle.
    open var contents: Any?
    /// The part of the image that is shown, in unit coordinates.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale of the image, in pixels per point.
    open var contentsScale: CGFloat = 1
    /// The types of particles that each particle emits.
    open var emitterCells: [CAEmitterCell]?
    /// Default values of properties.
    open var style: [AnyHashable: Any]?
    /// Sets the value of a key; does nothing here.
    open func setValue(_ value: Any?, forKey key: String) { inert(.behavior, self) }
    /// Sets the value at a key path; does nothing here.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { inert(.behavior, self) }
}

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in the emitter's shape particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the points of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On the outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// On the surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Inside of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In no particular order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particles first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particles last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By depth, the farthest first.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Colors are added, so that the order does not matter.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
