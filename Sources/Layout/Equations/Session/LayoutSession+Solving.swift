extension LayoutSession {
    /// Updates frames, errors and findings after deltas.
    ///
    /// If only numbers changed, such as constants, priorities, insets and sizes, the solver continues from the last
    /// solution; if views or constraints were added or removed, the equations are built again.
    package mutating func solve() {
        if changes.kind == .structure || system == nil {
            var next = EquationSystem(self)
            next.solve()
            system = next
        } else if !changes.isEmpty {
            // Taken out of the session, since a shared solver would start from scratch.
            var next = system.take()
            next?.edit(self, changes)
            next?.solve()
            system = next
        }
        changes.clear()
    }
}
