/// Scales a symbol for a moment.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce) }

    /// The same effect, going up.
    public var up: BounceSymbolEffect { with { $0.direction = .up } }
    /// The same effect, going down.
    public var down: BounceSymbolEffect { with { $0.direction = .down } }
    /// Each layer by itself.
    public var byLayer: BounceSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: BounceSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout BounceSymbolEffect) -> Void) -> BounceSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Scales a symbol for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Makes a symbol larger or smaller as long as it lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale) }

    /// The same effect, going up.
    public var up: ScaleSymbolEffect { with { $0.direction = .up } }
    /// The same effect, going down.
    public var down: ScaleSymbolEffect { with { $0.direction = .down } }
    /// Each layer by itself.
    public var byLayer: ScaleSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout ScaleSymbolEffect) -> Void) -> ScaleSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Makes a symbol larger or smaller as long as it lasts.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Turns a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.rotate) }

    /// The same effect, turning clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.direction = .clockwise } }
    /// The same effect, turning counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.direction = .counterClockwise } }
    /// Each layer by itself.
    public var byLayer: RotateSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: RotateSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout RotateSymbolEffect) -> Void) -> RotateSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns a symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Moves a symbol to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle) }

    /// The same effect, going up.
    public var up: WiggleSymbolEffect { with { $0.direction = .up } }
    /// The same effect, going down.
    public var down: WiggleSymbolEffect { with { $0.direction = .down } }
    /// The same effect, going left.
    public var left: WiggleSymbolEffect { with { $0.direction = .left } }
    /// The same effect, going right.
    public var right: WiggleSymbolEffect { with { $0.direction = .right } }
    /// The same effect, going forward.
    public var forward: WiggleSymbolEffect { with { $0.direction = .forward } }
    /// The same effect, going backward.
    public var backward: WiggleSymbolEffect { with { $0.direction = .backward } }
    /// The same effect, turning clockwise.
    public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }
    /// The same effect, turning counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }
    /// The same effect, along a direction in degrees.
    public func custom(angle: Double) -> WiggleSymbolEffect { with { $0.direction = .angle(angle) } }
    /// Each layer by itself.
    public var byLayer: WiggleSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: WiggleSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout WiggleSymbolEffect) -> Void) -> WiggleSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Moves a symbol to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Lets a symbol fade and come back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }

    /// Each layer by itself.
    public var byLayer: PulseSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: PulseSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout PulseSymbolEffect) -> Void) -> PulseSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Lets a symbol fade and come back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
