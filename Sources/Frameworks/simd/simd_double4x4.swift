/// A matrix of 4 columns and 4 rows.
public struct simd_double4x4: Hashable, Sendable {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a matrix of zeros.
    public init() { self.init(.zero, .zero, .zero, .zero) }
    /// Creates a matrix from its columns.
    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
        columns = (col0, col1, col2, col3)
    }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    /// Creates a matrix from its columns.
    public init(_ columns: [SIMD4<Double>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }
    /// Creates a matrix from its rows.
    public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }
    /// Creates a matrix with one number on its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }
    /// Creates a matrix with numbers on its diagonal.
    public init(diagonal: SIMD4<Double>) {
        self.init()
        for place in 0..<4 { self[place, place] = diagonal[place] }
    }

    /// A column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    /// A number in a column and a row.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows for columns.
    public var transpose: simd_double4x4 {
        var result = simd_double4x4()
        for column in 0..<4 { for row in 0..<4 { result[column, row] = self[row, column] } }
        return result
    }
    /// The determinant.
    public var determinant: Double { eliminated.determinant }
    /// The matrix that takes this one back; not a number where there is none.
    public var inverse: simd_double4x4 { eliminated.inverse }

    /// The inverse and the determinant by elimination, with the largest number of each column as its pivot.
    private var eliminated: (inverse: simd_double4x4, determinant: Double) {
        var (rest, result, determinant) = (self.transpose, simd_double4x4(1), Double(1))
        for place in 0..<4 {
            let pivot = (place..<4).max { abs(rest[$0][place]) < abs(rest[$1][place]) } ?? place
            if pivot != place {
                (rest[place], rest[pivot]) = (rest[pivot], rest[place])
                (result[place], result[pivot]) = (result[pivot], result[place])
                determinant = -determinant
            }
            let value = rest[place][place]
            determinant *= value
            guard value != 0 else { return (simd_double4x4(Double.nan), 0) }
            rest[place] /= value
            result[place] /= value
            for other in 0..<4 where other != place {
                let factor = rest[other][place]
                rest[other] -= rest[place] * factor
                result[other] -= result[place] * factor
            }
        }
        return (result.transpose, determinant)
    }

    /// Returns whether all numbers are the same.
    public static func == (left: simd_double4x4, right: simd_double4x4) -> Bool { left.columns == right.columns }
    /// Hashes the columns.
    public func hash(into hasher: inout Hasher) { for column in 0..<4 { hasher.combine(self[column]) } }
    /// Returns the product with a vector.
    public static func * (left: simd_double4x4, right: SIMD4<Double>) -> SIMD4<Double> {
        left.columns.0 * right[0] + left.columns.1 * right[1] + left.columns.2 * right[2] + left.columns.3 * right[3]
    }
    /// Returns the product of two matrices.
    public static func * (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
    }
    /// Returns the product with a number.
    public static func * (left: simd_double4x4, right: Double) -> simd_double4x4 {
        simd_double4x4(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right, left.columns.3 * right)
    }
    /// Returns the sum of two matrices.
    public static func + (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2,
            left.columns.3 + right.columns.3)
    }
    /// Returns the difference of two matrices.
    public static func - (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2,
            left.columns.3 - right.columns.3)
    }
    /// Multiplies a matrix with another one.
    public static func *= (left: inout simd_double4x4, right: simd_double4x4) { left = left * right }
}
