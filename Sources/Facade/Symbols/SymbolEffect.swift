/// An animation effect for symbol images.
public protocol SymbolEffect: Hashable, Sendable {
    /// The type-erased effect, a value of the Symbols framework that represents any effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// A type-erased symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package let kind: SymbolEffectKind

    package init(_ kind: SymbolEffectKind) { self.kind = kind }
}

/// The kinds of effects.
package enum SymbolEffectKind: Hashable, Sendable {
    case appear, disappear, bounce, pulse, scale, variableColor, breathe, rotate, wiggle, drawOn, drawOff, replace,
        automatic
}

/// An effect that runs once or a number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The parts of a symbol to which an effect applies separately.
enum SymbolParts: Hashable, Sendable { case automatic, byLayer, wholeSymbol, individually }

/// The direction of an effect.
enum SymbolDirection: Hashable, Sendable {
    case automatic, up, down, left, right, forward, backward, clockwise, counterClockwise
    case angle(Double)
}
