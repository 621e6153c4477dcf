/// A way in which the picture of a symbol is animated.
public protocol SymbolEffect: Hashable, Sendable {
    /// The effect as a value of the Symbols framework that code can hold in place of any effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// What an effect is called, without its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package let kind: SymbolEffectKind

    package init(_ kind: SymbolEffectKind) { self.kind = kind }
}

/// The effects, and those that stay to be seen when they have come to rest.
package enum SymbolEffectKind: Hashable, Sendable {
    case appear, disappear, bounce, pulse, scale, variableColor, breathe, rotate, wiggle, drawOn, drawOff, replace,
        automatic
}

/// An effect that runs once or some times.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is taken away.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect {}

/// The part of a symbol that moves by itself.
enum SymbolParts: Hashable, Sendable { case automatic, byLayer, wholeSymbol, individually }

/// Where a symbol moves to.
enum SymbolDirection: Hashable, Sendable {
    case automatic, up, down, left, right, forward, backward, clockwise, counterClockwise
    case angle(Double)
}
