import CoreGraphics
import Foundation

/// The properties of a layer that hardly any layer has set.
final class LayerSeldom {
    static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    static let black = CGColor.black
    static let shadowOffset = CGSize(width: 0, height: -3)

    var zPosition: CGFloat = 0
    var anchorPointZ: CGFloat = 0
    var transform: CATransform3D = CATransform3DIdentity
    var sublayerTransform: CATransform3D = CATransform3DIdentity
    var contentsRect: CGRect = LayerSeldom.whole
    var contentsGravity: CALayerContentsGravity = .resize
    var contentsScale: CGFloat = 1
    var contentsCenter: CGRect = LayerSeldom.whole
    var contentsFormat: CALayerContentsFormat = .RGBA8Uint
    var minificationFilter: CALayerContentsFilter = .linear
    var magnificationFilter: CALayerContentsFilter = .linear
    var minificationFilterBias: Float = 0
    var borderColor: CGColor? = LayerSeldom.black
    var shadowColor: CGColor? = LayerSeldom.black
    var shadowOpacity: Float = 0
    var shadowOffset: CGSize = LayerSeldom.shadowOffset
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
}
