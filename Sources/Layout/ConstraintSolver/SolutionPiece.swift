/// The motion of a solution while right-hand sides move along a line, and how far it stays optimal.
///
/// With a fixed basis the solution is linear in the right-hand sides, and the parameters at which the basis is optimal
/// are an interval [T. Gal, Postoptimal Analyses, Parametric Programming, and Related Topics, 1995].
public struct SolutionPiece: Hashable, Sendable {
    /// By variable: the change of its value per unit of the parameter.
    public let rates: [Double]
    /// The least parameter, at most 0, at which `value + rate * parameter` is the solution; negative infinity if there
    /// is none.
    public let lower: Double
    /// The greatest such parameter, at least 0; infinity if there is none.
    public let upper: Double
    /// The side of each of its breakpoints that each row is on within the piece.
    ///
    /// Two pieces of the same constraints with the same sides, along any lines, are parts of one: which solution is
    /// optimal, and which of the optimal ones is chosen, follows from the sides alone, so that the solution is also
    /// linear in the right-hand sides between them.
    package let sides: [Int32]
}

extension SolutionPiece {
    init(_ piece: Ranging<Double>.Piece) {
        self.init(
            rates: piece.rates, lower: piece.lower ?? -.infinity, upper: piece.upper ?? .infinity, sides: piece.sides)
    }
}

/// The change of the right-hand side of a constraint per unit of a parameter.
public struct MovingConstant: Hashable, Sendable {
    /// The constraint.
    public var id: ConstraintID
    /// The change per unit of the parameter.
    public var rate: Double

    /// Creates a change of a constraint's right-hand side by `rate` per unit of the parameter.
    public init(_ id: ConstraintID, rate: Double) {
        self.id = id
        self.rate = rate
    }
}
