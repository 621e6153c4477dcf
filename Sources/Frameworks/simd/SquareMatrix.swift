// swift-format-ignore: NoLeadingUnderscores
/// What the square matrices of simd have in common: all of it follows from their columns.
public protocol _SquareMatrix: Hashable, Sendable {
    /// A column.
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
    /// Creates a matrix from its columns, as many as they have numbers.
    init(_ columns: [Column])
    /// A column.
    subscript(column: Int) -> Column { get set }
}

extension _SquareMatrix {
    private static var places: Range<Int> { 0..<Column.scalarCount }
    private var list: [Column] { Self.places.map { self[$0] } }

    /// Creates a matrix of zeros.
    public init() { self.init(Self.places.map { _ in Column.zero }) }
    /// Creates a matrix from its rows.
    public init(rows: [Column]) { self = Self(rows).transpose }
    /// Creates a matrix with one number on its diagonal.
    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
    /// Creates a matrix with numbers on its diagonal.
    public init(diagonal: Column) {
        self.init()
        for place in Self.places { self[place, place] = diagonal[place] }
    }

    /// A number in a column and a row.
    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows for columns.
    public var transpose: Self {
        var result = Self()
        for column in Self.places { for row in Self.places { result[column, row] = self[row, column] } }
        return result
    }
    /// The determinant.
    public var determinant: Column.Scalar { eliminated.determinant }
    /// The matrix that takes this one back; not a number where there is none.
    public var inverse: Self { eliminated.inverse }

    /// The inverse and the determinant by elimination, with the largest number of each column as its pivot.
    private var eliminated: (inverse: Self, determinant: Column.Scalar) {
        var (rest, result, determinant) = (self.transpose, Self(1), Column.Scalar(1))
        for place in Self.places {
            let below = place..<Column.scalarCount
            let pivot = below.max { abs(rest[$0][place]) < abs(rest[$1][place]) } ?? place
            if pivot != place {
                (rest[place], rest[pivot]) = (rest[pivot], rest[place])
                (result[place], result[pivot]) = (result[pivot], result[place])
                determinant = -determinant
            }
            let value = rest[place][place]
            determinant *= value
            guard value != 0 else { return (Self(Column.Scalar.nan), 0) }
            rest[place] /= value
            result[place] /= value
            for other in Self.places where other != place {
                let factor = rest[other][place]
                rest[other] -= rest[place] * factor
                result[other] -= result[place] * factor
            }
        }
        return (result.transpose, determinant)
    }

    /// Returns whether all numbers are the same.
    public static func == (left: Self, right: Self) -> Bool { left.list == right.list }
    /// Hashes the columns.
    public func hash(into hasher: inout Hasher) { hasher.combine(list) }
    /// Returns the product with a vector.
    public static func * (left: Self, right: Column) -> Column {
        places.dropFirst().reduce(left[0] * right[0]) { $0 + left[$1] * right[$1] }
    }
    /// Returns the product of two matrices.
    public static func * (left: Self, right: Self) -> Self { Self(right.list.map { left * $0 }) }
    /// Returns the product with a number.
    public static func * (left: Self, right: Column.Scalar) -> Self { Self(left.list.map { $0 * right }) }
    /// Returns the sum of two matrices.
    public static func + (left: Self, right: Self) -> Self { Self(zip(left.list, right.list).map { $0 + $1 }) }
    /// Returns the difference of two matrices.
    public static func - (left: Self, right: Self) -> Self { Self(zip(left.list, right.list).map { $0 - $1 }) }
    /// Multiplies a matrix with another one.
    public static func *= (left: inout Self, right: Self) { left = left * right }
}
