/// An effect that highlights the layers of a symbol in sequence.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isIterative: Bool?
    private var isReversing: Bool?
    private var hidesInactiveLayers: Bool?
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.variableColor) }

    /// The effect with one layer highlighted at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
    /// The effect with each layer highlighted in addition to the previous ones.
    public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
    /// The effect, repeating forward and then in reverse.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    /// The effect, repeating in one direction only.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// The effect with inactive layers hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = true } }
    /// The effect with inactive layers dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = false } }

    private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that highlights the layers of a symbol in sequence.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that scales a symbol up and down, as if it breathed.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var fades: Bool?
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.breathe) }

    /// The effect without a change of opacity.
    public var plain: BreatheSymbolEffect { with { $0.fades = false } }
    /// The effect with a change of opacity.
    public var pulse: BreatheSymbolEffect { with { $0.fades = true } }
    /// The effect applied to each layer separately.
    public var byLayer: BreatheSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { with { $0.parts = .wholeSymbol } }

    private func with(_ change: (inout BreatheSymbolEffect) -> Void) -> BreatheSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that scales a symbol up and down, as if it breathed.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
