/// Makes a symbol come, by layers or as a whole.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

    /// The same effect, going up.
    public var up: AppearSymbolEffect { with { $0.direction = .up } }
    /// The same effect, going down.
    public var down: AppearSymbolEffect { with { $0.direction = .down } }
    /// Each layer by itself.
    public var byLayer: AppearSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: AppearSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout AppearSymbolEffect) -> Void) -> AppearSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Makes a symbol come, by layers or as a whole.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Makes a symbol go, by layers or as a whole.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var direction = SymbolDirection.automatic
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

    /// The same effect, going up.
    public var up: DisappearSymbolEffect { with { $0.direction = .up } }
    /// The same effect, going down.
    public var down: DisappearSymbolEffect { with { $0.direction = .down } }
    /// Each layer by itself.
    public var byLayer: DisappearSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout DisappearSymbolEffect) -> Void) -> DisappearSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Makes a symbol go, by layers or as a whole.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Draws a symbol along its lines.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOn) }

    /// Each layer by itself.
    public var byLayer: DrawOnSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.parts = .wholeSymbol } }
    /// One layer after another.
    public var individually: DrawOnSymbolEffect { with { $0.parts = .individually } }

    private func with(_ change: (inout DrawOnSymbolEffect) -> Void) -> DrawOnSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Draws a symbol along its lines.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Takes a symbol away along its lines.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOff) }

    /// Each layer by itself.
    public var byLayer: DrawOffSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.parts = .wholeSymbol } }
    /// One layer after another.
    public var individually: DrawOffSymbolEffect { with { $0.parts = .individually } }

    private func with(_ change: (inout DrawOffSymbolEffect) -> Void) -> DrawOffSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Takes a symbol away along its lines.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
