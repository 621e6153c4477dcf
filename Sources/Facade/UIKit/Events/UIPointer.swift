public import Foundation
public import LayoutSimInertness

/// An interaction that changes the pointer over a view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate, which is never called here.
    open weak var delegate: (any UIPointerInteractionDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// Whether the pointer may change; stored only.
    @Inert(.behavior) open var isEnabled = true
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    /// Creates an interaction with an optional delegate.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
        tellUncalled(of: delegate, by: self)
    }
    /// Asks the delegate again about the pointer; does nothing here.
    open func invalidate() { inert(.behavior, self) }
    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Methods that change the pointer; never called here, since there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region under the pointer; the default one unless implemented.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style of the pointer in a region; `nil` by default, for the system's.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Tells the delegate that the pointer is about to enter a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Tells the delegate that the pointer is about to leave a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

/// An animator for a pointer that enters or exits a region; never used here, since there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The lock state of the pointer of a scene; never locked here, since there is no pointer.
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
    /// The name of the notification about changes of the lock state; never posted here.
    public static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
    /// Whether the pointer is locked; always `false` here.
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
    /// The location of the pointer in the view's coordinate space; always zero here.
    open var location: CGPoint { .zero }
    /// The modifier keys that are pressed; always none here.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A region of a view with its own pointer style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The rectangle of the region in the view's coordinate space.
    open private(set) var rect: CGRect
    /// The identifier of the region; `nil` for none.
    open private(set) var identifier: AnyHashable?
    /// The axes along which the region keeps the pointer while a button is pressed; stored only.
    @Inert(.behavior) open var latchingAxes: UIAxis = []
    /// Creates a region with an optional identifier.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// The style of a pointer.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// The shapes beside the pointer; stored only.
    @Inert(.behavior) open var accessories: [UIPointerAccessory] = []
    /// Creates a style; the effect and the shape are not used here.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    /// Creates a style; the shape and the axes are not used here.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    /// Returns the style of an invisible pointer.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(shape: .path(UIBezierPath())) }
    /// Returns the system's style.
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
    /// Where the tint is relative to the view.
    public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }
}

/// The shape of a pointer.
@preconcurrency @MainActor public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
    /// The default radius of a rounded rectangle's corners, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// A small shape that appears beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
    /// The position of the accessory.
    public struct Position: Hashable, Sendable {
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The angle in radians, clockwise from the top.
        public var angle: CGFloat
        /// Creates a position from a distance in points and an angle in radians.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
        /// Above the pointer.
        public static let top = Position(offset: 14, angle: 0)
        /// Above and to the right of the pointer.
        public static let topRight = Position(offset: 14, angle: .pi / 4)
        /// To the right of the pointer.
        public static let right = Position(offset: 14, angle: .pi / 2)
        /// Below and to the right of the pointer.
        public static let bottomRight = Position(offset: 14, angle: .pi * 3 / 4)
        /// Below the pointer.
        public static let bottom = Position(offset: 14, angle: .pi)
        /// Below and to the left of the pointer.
        public static let bottomLeft = Position(offset: 14, angle: .pi * 5 / 4)
        /// To the left of the pointer.
        public static let left = Position(offset: 14, angle: .pi * 3 / 2)
        /// Above and to the left of the pointer.
        public static let topLeft = Position(offset: 14, angle: .pi * 7 / 4)
    }
    /// The shape of the accessory.
    open private(set) var shape: UIPointerShape
    /// The position of the accessory.
    open private(set) var position: Position
    /// Whether the accessory turns with the angle of its position.
    open var orientationMatchesAngle = false
    /// Creates an accessory of a shape at a position.
    public init(shape: UIPointerShape, position: Position) { (self.shape, self.position) = (shape, position) }
    /// Returns an arrow at a position.
    public static func arrow(_ position: Position) -> UIPointerAccessory {
        let accessory = UIPointerAccessory(shape: .path(UIBezierPath()), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }
}
