/// Why a variable has its value: `value = sum of multiplier * constant` over the rows that hold it.
public struct Equation: Hashable, Sendable {
    /// A row without slack that the value depends on.
    public struct Cause: Hashable, Sendable {
        /// The constraint, bound or choice.
        public let row: Row
        /// By how much the value moves for each unit that the constant moves.
        public let multiplier: Double
        /// The right side of the row.
        public let constant: Double

        package init(row: Row, multiplier: Double, constant: Double) {
            self.row = row
            self.multiplier = multiplier
            self.constant = constant
        }
    }

    /// The variable.
    public let variable: Variable
    /// Its value.
    public let value: Double
    /// What holds it, constraints in the order of adding, then bounds, then choices.
    public let causes: [Cause]
}
