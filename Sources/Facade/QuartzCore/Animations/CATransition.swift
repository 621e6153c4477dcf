import CoreGraphics
import Foundation
public import LayoutSimInertness

/// An animated transition from the layer's previous appearance to its current one.
open class CATransition: CAAnimation {
    /// The visual effect; it shows only on the layer of a view.
    open var type: CATransitionType = .fade
    /// The direction of the effect; `nil` is treated like from the left.
    open var subtype: CATransitionSubtype?
    /// The fraction of the effect at which the transition starts; stored only.
    @Inert(.looks) open var startProgress: Float = 0
    /// The fraction of the effect at which the transition ends; stored only.
    @Inert(.looks) open var endProgress: Float = 1
    /// A filter that draws the transition; stored only.
    @Inert(.looks) open var filter: Any? = nil
    /// Whether the layer's view displays the transition itself.
    package final var isShownByHost = false

    override func copied() -> CAAnimation {
        let copy = take(CATransition())
        (copy.type, copy.subtype) = (type, subtype)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
        return copy
    }
}

/// The visual effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides in over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides out and reveals the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A group of animations that run together.
open class CAAnimationGroup: CAAnimation {
    /// The animations, whose times are relative to the group; those without a duration take that of the group.
    open var animations: [CAAnimation]?

    override func copied() -> CAAnimation {
        let copy = take(CAAnimationGroup())
        copy.animations = animations?.map { $0.copied() }
        return copy
    }

    package override func apply(to layer: CALayer, at time: CFTimeInterval) {
        guard let (part, _) = progress(at: time) else { return }
        for animation in animations ?? [] { animation.apply(to: layer, at: part * duration) }
    }

    /// Gives animations without a duration the duration of the group.
    override func prepare(for layer: CALayer) {
        for animation in animations ?? [] {
            if animation.duration == 0 { animation.duration = duration }
            animation.prepare(for: layer)
        }
    }
}
