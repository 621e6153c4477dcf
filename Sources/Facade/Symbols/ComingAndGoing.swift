/// An effect that makes a symbol appear, by layer or as a whole.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

    /// The effect, moving up.
    public var up: AppearSymbolEffect { with { $0.direction = .up } }
    /// The effect, moving down.
    public var down: AppearSymbolEffect { with { $0.direction = .down } }
    /// The effect applied to each layer separately.
    public var byLayer: AppearSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout AppearSymbolEffect) -> Void) -> AppearSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a symbol appear, by layer or as a whole.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that makes a symbol disappear, by layer or as a whole.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

    /// The effect, moving up.
    public var up: DisappearSymbolEffect { with { $0.direction = .up } }
    /// The effect, moving down.
    public var down: DisappearSymbolEffect { with { $0.direction = .down } }
    /// The effect applied to each layer separately.
    public var byLayer: DisappearSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout DisappearSymbolEffect) -> Void) -> DisappearSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear, by layer or as a whole.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that draws a symbol along its strokes.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOn) }

    /// The effect applied to each layer separately.
    public var byLayer: DrawOnSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.parts = .wholeSymbol } }
    /// The effect applied to one layer after another.
    public var individually: DrawOnSymbolEffect { with { $0.parts = .individually } }

    private func with(_ change: (inout DrawOnSymbolEffect) -> Void) -> DrawOnSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// An effect that draws a symbol along its strokes.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// An effect that erases a symbol along its strokes.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOff) }

    /// The effect applied to each layer separately.
    public var byLayer: DrawOffSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.parts = .wholeSymbol } }
    /// The effect applied to one layer after another.
    public var individually: DrawOffSymbolEffect { with { $0.parts = .individually } }

    private func with(_ change: (inout DrawOffSymbolEffect) -> Void) -> DrawOffSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// An effect that erases a symbol along its strokes.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
