public import Foundation

/// An interaction that changes the pointer over a view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true
    open private(set) weak var view: UIView?
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    open func invalidate() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

/// An animator for a pointer that enters or exits a region; never used here, since there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The lock state of the pointer of a scene; never locked here, since there is no pointer.
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
    public static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
    open var isLocked: Bool { false }
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// A request for the pointer region at a location.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A region of a view with its own pointer style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    open private(set) var rect: CGRect
    open private(set) var identifier: AnyHashable?
    open var latchingAxes: UIAxis = []
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// The style of a pointer.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    open var accessories: [UIPointerAccessory] = []
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    public static func hidden() -> UIPointerStyle { UIPointerStyle(shape: .path(UIBezierPath())) }
    public static func system() -> UIPointerStyle { hidden() }
}

/// The effect of a pointer on a view.
@preconcurrency @MainActor public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
    public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }
}

/// The shape of a pointer.
@preconcurrency @MainActor public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
    public static let defaultCornerRadius: CGFloat = 8
}

/// A small shape that appears beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
    /// The position of the accessory.
    public struct Position: Hashable, Sendable {
        public var offset: CGFloat
        public var angle: CGFloat
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
        public static let top = Position(offset: 14, angle: 0)
        public static let topRight = Position(offset: 14, angle: .pi / 4)
        public static let right = Position(offset: 14, angle: .pi / 2)
        public static let bottomRight = Position(offset: 14, angle: .pi * 3 / 4)
        public static let bottom = Position(offset: 14, angle: .pi)
        public static let bottomLeft = Position(offset: 14, angle: .pi * 5 / 4)
        public static let left = Position(offset: 14, angle: .pi * 3 / 2)
        public static let topLeft = Position(offset: 14, angle: .pi * 7 / 4)
    }
    open private(set) var shape: UIPointerShape
    open private(set) var position: Position
    open var orientationMatchesAngle = false
    public init(shape: UIPointerShape, position: Position) { (self.shape, self.position) = (shape, position) }
    public static func arrow(_ position: Position) -> UIPointerAccessory {
        let accessory = UIPointerAccessory(shape: .path(UIBezierPath()), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }
}
