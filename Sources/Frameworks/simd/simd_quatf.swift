import Foundation

/// A rotation in space as four numbers.
public struct simd_quatf: Hashable, Sendable {
    /// The three parts that turn, and the real part last.
    public var vector: SIMD4<Float>

    /// Creates a rotation of zeros.
    public init() { vector = .zero }
    /// Creates a rotation from its parts.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    /// Creates a rotation from its parts.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// Creates a rotation from its real part and the others.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    /// Creates a rotation by an angle in radians around an axis of length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        self.init(real: Float(cos(Double(angle) / 2)), imag: axis * Float(sin(Double(angle) / 2)))
    }

    /// The real part.
    public var real: Float { vector.w }
    /// The other parts.
    public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
    /// The length.
    public var length: Float { (vector * vector).sum().squareRoot() }
    /// The rotation with a length of 1.
    public var normalized: simd_quatf { simd_quatf(vector: vector / length) }
    /// The rotation the other way, if its length is 1.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    /// The rotation that takes this one back.
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / (vector * vector).sum()) }
    /// The angle in radians.
    public var angle: Float { Float(2 * atan2(Double((imag * imag).sum().squareRoot()), Double(real))) }
    /// The axis of length 1.
    public var axis: SIMD3<Float> { normalize(imag) }

    /// Returns a turned vector.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let twice = cross(imag, vector) * 2
        return vector + twice * real + cross(imag, twice)
    }

    /// Returns the rotation by one and before that by another.
    public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: left.real * right.real - dot(left.imag, right.imag),
            imag: right.imag * left.real + left.imag * right.real + cross(left.imag, right.imag))
    }
}

/// Creates a rotation by an angle in radians around an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// Creates a rotation from its parts.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns a turned vector.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Returns the rotation by one and before that by another.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
