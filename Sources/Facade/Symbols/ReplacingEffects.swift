/// An effect that replaces the layers of one symbol with those of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// An effect that animates the parts that both symbols share, or else replaces the symbol.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        let fallback: ReplaceSymbolEffect
        /// The type-erased effect.
        public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }
    }
    enum Way: Hashable, Sendable { case automatic, downUp, upUp, offUp }
    private var way = Way.automatic
    private var parts = SymbolParts.automatic
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }

    /// The effect with the old symbol scaling down and the new one scaling up.
    public var downUp: ReplaceSymbolEffect { with { $0.way = .downUp } }
    /// The effect with both symbols scaling up.
    public var upUp: ReplaceSymbolEffect { with { $0.way = .upUp } }
    /// The effect with the old symbol hidden immediately and the new one scaling up.
    public var offUp: ReplaceSymbolEffect { with { $0.way = .offUp } }
    /// The effect applied to each layer separately.
    public var byLayer: ReplaceSymbolEffect { with { $0.parts = .byLayer } }
    /// The effect applied to the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.parts = .wholeSymbol } }
    /// Returns an effect that animates the parts that both symbols share, or else uses a fallback.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    private func with(_ change: (inout ReplaceSymbolEffect) -> Void) -> ReplaceSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces the layers of one symbol with those of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The default effect of the system in a given context.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The type-erased effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect of the system in a given context.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
