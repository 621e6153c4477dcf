/// An effect that briefly scales a symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce) }

    /// The effect, moving up.
    public var up: BounceSymbolEffect { with { $0.direction = .up } }
    /// The effect, moving down.
    public var down: BounceSymbolEffect { with { $0.direction = .down } }
    /// The effect applied to each layer separately.
    public var byLayer: BounceSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout BounceSymbolEffect) -> Void) -> BounceSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that briefly scales a symbol.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that scales a symbol for as long as the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale) }

    /// The effect, scaling up.
    public var up: ScaleSymbolEffect { with { $0.direction = .up } }
    /// The effect, scaling down.
    public var down: ScaleSymbolEffect { with { $0.direction = .down } }
    /// The effect applied to each layer separately.
    public var byLayer: ScaleSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout ScaleSymbolEffect) -> Void) -> ScaleSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that scales a symbol for as long as the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.rotate) }

    /// The effect, rotating clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.direction = .clockwise } }
    /// The effect, rotating counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.direction = .counterClockwise } }
    /// The effect applied to each layer separately.
    public var byLayer: RotateSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout RotateSymbolEffect) -> Void) -> RotateSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates a symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle) }

    /// The effect, moving up.
    public var up: WiggleSymbolEffect { with { $0.direction = .up } }
    /// The effect, moving down.
    public var down: WiggleSymbolEffect { with { $0.direction = .down } }
    /// The effect, moving left.
    public var left: WiggleSymbolEffect { with { $0.direction = .left } }
    /// The effect, moving right.
    public var right: WiggleSymbolEffect { with { $0.direction = .right } }
    /// The effect, moving forward.
    public var forward: WiggleSymbolEffect { with { $0.direction = .forward } }
    /// The effect, moving backward.
    public var backward: WiggleSymbolEffect { with { $0.direction = .backward } }
    /// The effect, rotating clockwise.
    public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }
    /// The effect, rotating counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }
    /// Returns the effect, moving along an angle in degrees.
    public func custom(angle: Double) -> WiggleSymbolEffect { with { $0.direction = .angle(angle) } }
    /// The effect applied to each layer separately.
    public var byLayer: WiggleSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout WiggleSymbolEffect) -> Void) -> WiggleSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves a symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }

    /// The effect applied to each layer separately.
    public var byLayer: PulseSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout PulseSymbolEffect) -> Void) -> PulseSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
