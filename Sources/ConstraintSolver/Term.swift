/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The finite number by which the variable is multiplied.
    public var coefficient: Double

    /// Makes the product of a variable and a finite coefficient.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
