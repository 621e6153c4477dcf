/// A matrix of 3 columns and 3 rows.
public struct simd_double3x3: Hashable, Sendable {
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Creates a matrix of zeros.
    public init() { self.init(.zero, .zero, .zero) }
    /// Creates a matrix from its columns.
    public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) { columns = (col0, col1, col2) }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    /// Creates a matrix from its columns.
    public init(_ columns: [SIMD3<Double>]) { self.init(columns[0], columns[1], columns[2]) }
    /// Creates a matrix from its rows.
    public init(rows: [SIMD3<Double>]) { self = simd_double3x3(rows).transpose }
    /// Creates a matrix with one number on its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }
    /// Creates a matrix with numbers on its diagonal.
    public init(diagonal: SIMD3<Double>) {
        self.init()
        for place in 0..<3 { self[place, place] = diagonal[place] }
    }

    /// A column.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    /// A number in a column and a row.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows for columns.
    public var transpose: simd_double3x3 {
        var result = simd_double3x3()
        for column in 0..<3 { for row in 0..<3 { result[column, row] = self[row, column] } }
        return result
    }
    /// The determinant.
    public var determinant: Double { eliminated.determinant }
    /// The matrix that takes this one back; not a number where there is none.
    public var inverse: simd_double3x3 { eliminated.inverse }

    /// The inverse and the determinant by elimination, with the largest number of each column as its pivot.
    private var eliminated: (inverse: simd_double3x3, determinant: Double) {
        var (rest, result, determinant) = (self.transpose, simd_double3x3(1), Double(1))
        for place in 0..<3 {
            let pivot = (place..<3).max { abs(rest[$0][place]) < abs(rest[$1][place]) } ?? place
            if pivot != place {
                (rest[place], rest[pivot]) = (rest[pivot], rest[place])
                (result[place], result[pivot]) = (result[pivot], result[place])
                determinant = -determinant
            }
            let value = rest[place][place]
            determinant *= value
            guard value != 0 else { return (simd_double3x3(Double.nan), 0) }
            rest[place] /= value
            result[place] /= value
            for other in 0..<3 where other != place {
                let factor = rest[other][place]
                rest[other] -= rest[place] * factor
                result[other] -= result[place] * factor
            }
        }
        return (result.transpose, determinant)
    }

    /// Returns whether all numbers are the same.
    public static func == (left: simd_double3x3, right: simd_double3x3) -> Bool { left.columns == right.columns }
    /// Hashes the columns.
    public func hash(into hasher: inout Hasher) { for column in 0..<3 { hasher.combine(self[column]) } }
    /// Returns the product with a vector.
    public static func * (left: simd_double3x3, right: SIMD3<Double>) -> SIMD3<Double> {
        left.columns.0 * right[0] + left.columns.1 * right[1] + left.columns.2 * right[2]
    }
    /// Returns the product of two matrices.
    public static func * (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }
    /// Returns the product with a number.
    public static func * (left: simd_double3x3, right: Double) -> simd_double3x3 {
        simd_double3x3(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right)
    }
    /// Returns the sum of two matrices.
    public static func + (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(
            left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2)
    }
    /// Returns the difference of two matrices.
    public static func - (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(
            left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2)
    }
    /// Multiplies a matrix with another one.
    public static func *= (left: inout simd_double3x3, right: simd_double3x3) { left = left * right }
}
