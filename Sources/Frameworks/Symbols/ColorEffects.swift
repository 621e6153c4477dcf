/// Shows the layers of a symbol one after another.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isIterative: Bool?
    private var isReversing: Bool?
    private var hidesInactiveLayers: Bool?
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.variableColor) }

    /// One layer at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
    /// Each layer in addition to those before.
    public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
    /// There and back.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    /// In one direction.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// Layers that are not on are not there.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = true } }
    /// Layers that are not on are dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = false } }

    private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Shows the layers of a symbol one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Makes a symbol larger and smaller, as if it breathed.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var fades: Bool?
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.breathe) }

    /// Without fading.
    public var plain: BreatheSymbolEffect { with { $0.fades = false } }
    /// Fading too.
    public var pulse: BreatheSymbolEffect { with { $0.fades = true } }
    /// Each layer by itself.
    public var byLayer: BreatheSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: BreatheSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout BreatheSymbolEffect) -> Void) -> BreatheSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Makes a symbol larger and smaller, as if it breathed.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
