extension View {
    /// Sets the order in front of others in the same place, greater ones in front.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier<ZIndexKey>(value: value.isNaN ? 0 : value))
    }
}
