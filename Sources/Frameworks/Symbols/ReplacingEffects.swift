/// Lets the layers of one symbol take the place of another's.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// Moves the parts that both symbols have, or else replaces them.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        let fallback: ReplaceSymbolEffect
        /// The effect without its type.
        public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }
    }
    enum Way: Hashable, Sendable { case automatic, downUp, upUp, offUp }
    private var way = Way.automatic
    private var parts = SymbolParts.automatic
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }

    /// The old symbol shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { with { $0.way = .downUp } }
    /// Both grow.
    public var upUp: ReplaceSymbolEffect { with { $0.way = .upUp } }
    /// The old symbol is gone at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { with { $0.way = .offUp } }
    /// Each layer by itself.
    public var byLayer: ReplaceSymbolEffect { with { $0.parts = .byLayer } }
    /// All layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.parts = .wholeSymbol } }
    /// Moves the parts that both symbols have.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    private func with(_ change: (inout ReplaceSymbolEffect) -> Void) -> ReplaceSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Lets the layers of one symbol take the place of another's.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that the system takes where it is asked.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that the system takes where it is asked.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
