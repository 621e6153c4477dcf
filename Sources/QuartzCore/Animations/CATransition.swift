import CoreGraphics
import Foundation

/// An animated transition from the layer's previous appearance to its current one.
open class CATransition: CAAnimation {
    open var type: CATransitionType = .fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    open var filter: Any?
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
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A group of animations that run together.
open class CAAnimationGroup: CAAnimation {
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
