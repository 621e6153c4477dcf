extension LayoutSession {
    /// Brings frames, errors and findings up to date with all deltas.
    ///
    /// Where only numbers changed, such as constants, priorities, insets and sizes, the solver goes on from the last
    /// solution; where views or constraints came or went, it is filled anew.
    package mutating func solve() {
        if changes.kind == .structure || system == nil {
            var next = EquationSystem(self)
            next.solve()
            system = next
        } else if !changes.isEmpty {
            // Taken out: a solver that is shared would start anew.
            var next = system.take()
            next?.edit(self, changes)
            next?.solve()
            system = next
        }
        changes.clear()
    }
}
