public import Foundation
public import LayoutSimInertness

/// A motion effect of a view; the device never moves here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
    /// Returns the values for a tilt of the device; never called here.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that interpolates a value with the tilt of the device.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis
    }
    /// The key path of the value that changes with the tilt; stored only.
    @Inert(.behavior) open var keyPath: String = ""
    /// The axis of the tilt; stored only.
    @Inert(.behavior) open var type: EffectType = .tiltAlongHorizontalAxis
    /// The value at the tilt farthest to the left or top; stored only.
    @Inert(.behavior) open var minimumRelativeValue: Any? = nil
    /// The value at the tilt farthest to the right or bottom; stored only.
    @Inert(.behavior) open var maximumRelativeValue: Any? = nil
    /// Creates an effect on the value at a key path for tilts along an axis.
    public init(keyPath: String, type: EffectType) {
        _keyPath = Inert(wrappedValue: keyPath, .behavior)
        _type = Inert(wrappedValue: type, .behavior)
        super.init()
    }
}

/// A group of motion effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group; stored only.
    @Inert(.behavior) open var motionEffects: [UIMotionEffect]? = nil
}

/// An item that a dynamic animator can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in the coordinate space of the animator's reference view.
    var center: CGPoint { get set }
    /// The bounds, in points.
    var bounds: CGRect { get }
    /// The rotation of the item.
    var transform: CGAffineTransform { get set }
}
