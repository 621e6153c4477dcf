/// A matrix of 2 columns and 2 rows.
public struct simd_double2x2: _SquareMatrix {
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Creates a matrix from its columns.
    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) {
        columns = (col0, col1)
    }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    /// Creates a matrix from its columns.
    public init(_ columns: [SIMD2<Double>]) { self.init(columns[0], columns[1]) }

    /// A column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
}
