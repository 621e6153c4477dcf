/// A matrix of 2 columns and 2 rows.
public typealias float2x2 = simd_float2x2
/// A matrix of 3 columns and 3 rows.
public typealias float3x3 = simd_float3x3
/// A matrix of 4 columns and 4 rows.
public typealias float4x4 = simd_float4x4
/// A matrix of 4 columns and 4 rows.
public typealias matrix_float4x4 = simd_float4x4
/// A matrix of 2 columns and 2 rows.
public typealias double2x2 = simd_double2x2
/// A matrix of 3 columns and 3 rows.
public typealias double3x3 = simd_double3x3
/// A matrix of 4 columns and 4 rows.
public typealias double4x4 = simd_double4x4
/// A matrix of 4 columns and 4 rows.
public typealias matrix_double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// Returns the product of two matrices.
public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Returns the product with a vector.
public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// Returns the matrix that takes another one back.
public func simd_inverse<Matrix: _SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// Returns the matrix with rows for columns.
public func simd_transpose<Matrix: _SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// Returns the determinant.
public func simd_determinant<Matrix: _SquareMatrix>(_ x: Matrix) -> Matrix.Column.Scalar { x.determinant }
