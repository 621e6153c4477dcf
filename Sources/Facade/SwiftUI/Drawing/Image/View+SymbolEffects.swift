import LayoutSimInertness
public import UIKit

extension View {
    /// Moves symbols as long as it is active, which they do not here.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        if isActive { inert(.behavior, "View.symbolEffect(_:options:isActive:)") }
        return self
    }
    /// Moves symbols when a value changes, which they do not here.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        inert(.behavior, "View.symbolEffect(_:options:value:)")
        return self
    }
    /// Lets symbols rest, which they do anyway here.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
