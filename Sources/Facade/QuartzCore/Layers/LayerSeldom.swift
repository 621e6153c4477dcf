import CoreGraphics
import Foundation

/// The properties that are rarely set on a layer.
final class LayerSeldom {
    /// The defaults of a layer on which none of them is set; never modified.
    nonisolated(unsafe) static let standard = LayerSeldom()

    var zPosition: CGFloat = 0
    var isOpaque = false
    var drawsAsynchronously = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var shouldRasterize = false
    var wantsExtendedDynamicRangeContent = false
    var autoreverses = false
    var anchorPointZ: CGFloat = 0
    var transform: CATransform3D = CATransform3DIdentity
    var sublayerTransform: CATransform3D = CATransform3DIdentity
    var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity: CALayerContentsGravity = .resize
    var contentsScale: CGFloat = 1
    var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFormat: CALayerContentsFormat = .RGBA8Uint
    var minificationFilter: CALayerContentsFilter = .linear
    var magnificationFilter: CALayerContentsFilter = .linear
    var minificationFilterBias: Float = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset: CGSize = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var rasterizationScale: CGFloat = 1
    var cornerCurve: CALayerCornerCurve = .circular
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var fillMode: CAMediaTimingFillMode = .removed
    var contents: Any?
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var actions: [String: any CAAction]?
    var name: String?
    var style: [AnyHashable: Any]?
    var shadowPath: CGPath?
    var mask: CALayer?
    weak var delegate: (any CALayerDelegate)?
    var customValues: [String: Any] = [:]
    var runningAnimations: [(key: String, animation: CAAnimation)] = []
    weak var modelLayer: CALayer?
    var isDeparting = false
    var reference: LayerReference?
}

/// A reference to a layer for objects that may outlive it, which the layer clears when it is deallocated: Swift counts
/// references more slowly once an object has been referenced weakly.
final class LayerReference {
    private unowned(unsafe) var stored: CALayer?

    init(_ layer: CALayer) { unsafe stored = layer }

    /// The layer; `nil` once it is deallocated.
    var layer: CALayer? { unsafe stored }

    func forget() { unsafe stored = nil }
}
