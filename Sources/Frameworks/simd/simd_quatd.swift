import Foundation

/// A rotation in space as four numbers of double precision.
public struct simd_quatd: Hashable, Sendable {
    /// The three parts that turn, and the real part last.
    public var vector: SIMD4<Double>

    /// Creates a rotation of zeros.
    public init() { vector = .zero }
    /// Creates a rotation from its parts.
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
    /// Creates a rotation from its parts.
    public init(vector: SIMD4<Double>) { self.vector = vector }
    /// Creates a rotation from its real part and the others.
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
    /// Creates a rotation by an angle in radians around an axis of length 1.
    public init(angle: Double, axis: SIMD3<Double>) {
        self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
    }

    /// The real part.
    public var real: Double { vector.w }
    /// The other parts.
    public var imag: SIMD3<Double> { SIMD3(vector.x, vector.y, vector.z) }
    /// The length.
    public var length: Double { (vector * vector).sum().squareRoot() }
    /// The rotation with a length of 1.
    public var normalized: simd_quatd { simd_quatd(vector: vector / length) }
    /// The rotation the other way, if its length is 1.
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    /// The rotation that takes this one back.
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / (vector * vector).sum()) }
    /// The angle in radians.
    public var angle: Double { 2 * atan2((imag * imag).sum().squareRoot(), real) }
    /// The axis of length 1.
    public var axis: SIMD3<Double> { normalize(imag) }

    /// Returns a turned vector.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let twice = cross(imag, vector) * 2
        return vector + twice * real + cross(imag, twice)
    }

    /// Returns the rotation by one and before that by another.
    public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: left.real * right.real - dot(left.imag, right.imag),
            imag: right.imag * left.real + left.imag * right.real + cross(left.imag, right.imag))
    }
}

/// Creates a rotation by an angle in radians around an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}
/// Creates a rotation from its parts.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns a turned vector.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// Returns the rotation by one and before that by another.
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
/// Returns the product of the parts of two rotations.
public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { (p.vector * q.vector).sum() }
/// Returns the rotation on the shorter way between two of length 1, for 0 the first and for 1 the second.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let product = simd_dot(q0, q1)
    let second = product < 0 ? -q1.vector : q1.vector
    let angle = acos(min(1, abs(product)))
    // The shares of a small angle are those of a line.
    guard angle > 1e-6 else { return simd_quatd(vector: q0.vector + (second - q0.vector) * t).normalized }
    let shares = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
    return simd_quatd(vector: q0.vector * shares.0 + second * shares.1)
}

extension simd_quatd {
    /// Turns by another rotation first.
    public static func *= (left: inout simd_quatd, right: simd_quatd) { left = left * right }
}
