import Testing
import simd

@Suite struct SimdTests {
    @Test func `vectors have lengths, products and directions`() {
        let (x, y) = (simd_float3(1, 0, 0), simd_float3(0, 2, 0))
        #expect(simd_length(simd_float2(3, 4)) == 5)
        #expect(simd_dot(x, y) == 0 && simd_cross(x, y) == simd_float3(0, 0, 2))
        #expect(normalize(y) == simd_float3(0, 1, 0) && distance(x, simd_float3(1, 0, 3)) == 3)
        #expect(mix(x, y, t: 0.5) == simd_float3(0.5, 1, 0))
    }

    @Test func `half of a rotation is half of its angle`() {
        let (none, whole) = (simd_quatd(ix: 0, iy: 0, iz: 0, r: 1), simd_quatd(angle: .pi / 2, axis: [0, 0, 1]))
        let half = simd_slerp(none, whole, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-12 && abs((half * half).angle - .pi / 2) < 1e-12)
        #expect(simd_length(half.act([1, 0, 0]) - simd_double3(0.5.squareRoot(), 0.5.squareRoot(), 0)) < 1e-12)
        #expect(simd_slerp(none, none, 0.3) == none)
        let back = simd_slerp(none, simd_quatd(vector: -whole.vector), 1)
        #expect(simd_length(back.vector - whole.vector) < 1e-12)
    }

    private static let matrices: [simd_double3x3] = [
        simd_double3x3(1), simd_double3x3(diagonal: [2, 4, 8]),
        simd_double3x3([0, 1, 0], [1, 0, 0], [0, 0, 1]), simd_double3x3([2, 1, 0], [1, 3, 1], [0, 1, 4]),
    ]

    @Test func `a matrix and its inverse do nothing`() {
        for (matrix, determinant) in zip(Self.matrices, [1.0, 64, -1, 18]) {
            let product = matrix * matrix.inverse
            for column in 0..<3 {
                for row in 0..<3 { #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12) }
            }
            #expect(abs(matrix.determinant - determinant) < 1e-12)
            #expect(matrix.transpose.transpose == matrix)
        }
        #expect(simd_float2x2([1, 2], [2, 4]).inverse.columns.0.x.isNaN)
    }

    @Test func `columns are multiplied as in a translation`() {
        var move = matrix_identity_float4x4
        move.columns.3 = [5, 6, 7, 1]
        #expect(move * simd_float4(1, 1, 1, 1) == [6, 7, 8, 1])
        #expect((move * move).columns.3 == [10, 12, 14, 1])
        #expect(simd_float4x4(rows: [[1, 0, 0, 5], [0, 1, 0, 6], [0, 0, 1, 7], [0, 0, 0, 1]]) == move)
    }

    @Test func `a quarter turn takes one axis to another`() {
        let turn = simd_quaternion(Float.pi / 2, simd_float3(0, 0, 1))
        #expect(distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-6)
        #expect(distance((turn * turn).act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
        #expect(distance(turn.inverse.act([0, 1, 0]), [1, 0, 0]) < 1e-6)
    }
}
