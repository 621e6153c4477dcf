// The polynomials and their coefficients are those of fdlibm:
//
// Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//
// Developed at SunPro, a Sun Microsystems, Inc. business.
// Permission to use, copy, modify, and distribute this
// software is freely granted, provided that this notice
// is preserved.

/// Angles by polynomials in plain arithmetic, since the C library's functions choose other instructions, and other last
/// digits, from processor to processor. Errors are below one unit in the last place for angles up to a million.
package enum Trigonometry {
    /// The sine of an angle in radians.
    package static func sine(_ angle: Double) -> Double { turned(angle).sine }

    /// The cosine of an angle in radians.
    package static func cosine(_ angle: Double) -> Double { turned(angle).cosine }

    /// The tangent of an angle in radians.
    package static func tangent(_ angle: Double) -> Double {
        let (sine, cosine) = turned(angle)
        return sine / cosine
    }

    /// The angle of a direction in radians, from -π to π.
    package static func angle(y: Double, x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        if y == 0 {
            return x < 0 || (x == 0 && x.sign == .minus) ? (y.sign == .minus ? -Double.pi : .pi) : y
        }
        if x == 0 { return y > 0 ? Double.pi / 2 : -Double.pi / 2 }
        let steep = abs(y / x)
        let acute = steep.isNaN ? Double.pi / 4 : arcTangent(steep)
        // The part of π that a double cannot hold.
        let rest = 1.2246467991473531772e-16
        let angle = x > 0 ? acute : Double.pi - (acute - rest)
        return y > 0 ? angle : -angle
    }

    /// The length of a vector.
    package static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

    private static func turned(_ angle: Double) -> (sine: Double, cosine: Double) {
        guard angle.isFinite else { return (.nan, .nan) }
        if abs(angle) <= Double.pi / 4 { return (sine(angle, 0), cosine(angle, 0)) }
        var angle = angle
        // Farther out than the parts of π reach.
        if abs(angle) > 1_000_000 { angle = angle.remainder(dividingBy: 2 * .pi) }
        let quarters = (angle * 6.36619772367581382433e-01).rounded()
        // π/2 in parts of 33 bits, whose products with small whole numbers are exact.
        let first = angle - quarters * 1.57079632673412561417e+00
        let tail = quarters * 6.07710050630396597660e-11
        let second = first - tail
        let lost = (first - second) - tail
        let fine = quarters * 2.02226624879595063154e-21 - lost
        let rest = second - fine
        let low = (second - rest) - fine
        let (sine, cosine) = (sine(rest, low), cosine(rest, low))
        switch Int(quarters) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// The sine of an angle up to π/4, to which a small rest is added.
    private static func sine(_ x: Double, _ rest: Double) -> Double {
        let z = x * x
        let v = z * x
        let r =
            8.33333333332248946124e-03 + z
            * (-1.98412698298579493134e-04 + z
                * (2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))
        return x - ((z * (0.5 * rest - v * r) - rest) - v * -1.66666666666666324348e-01)
    }

    /// The cosine of an angle up to π/4, to which a small rest is added.
    private static func cosine(_ x: Double, _ rest: Double) -> Double {
        let z = x * x
        let low = z * (4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03 + z * 2.48015872894767294178e-05))
        let high =
            z * z * z * z
            * (-2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11))
        let r = low + high
        let half = 0.5 * z
        let whole = 1 - half
        return whole + (((1 - whole) - half) + (z * r - x * rest))
    }

    /// The arc tangent of a positive number.
    private static func arcTangent(_ value: Double) -> Double {
        if value > 1e19 { return Double.pi / 2 }
        var x = value
        var base: (high: Double, low: Double)?
        if value >= 0.4375 {
            if value < 0.6875 {
                base = (4.63647609000806093515e-01, 2.26987774529616870924e-17)
                x = (2 * value - 1) / (2 + value)
            } else if value < 1.1875 {
                base = (7.85398163397448278999e-01, 3.06161699786838301793e-17)
                x = (value - 1) / (value + 1)
            } else if value < 2.4375 {
                base = (9.82793723247329054082e-01, 1.39033110312309984516e-17)
                x = (value - 1.5) / (1 + 1.5 * value)
            } else {
                base = (1.57079632679489655800e+00, 6.12323399573676603587e-17)
                x = -1 / value
            }
        }
        let z = x * x
        let w = z * z
        let odd =
            z
            * (3.33333333333329318027e-01 + w
                * (1.42857142725034663711e-01 + w
                    * (9.09088713343650656196e-02 + w
                        * (6.66107313738753120669e-02 + w
                            * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02)))))
        let even =
            w
            * (-1.99999999998764832476e-01 + w
                * (-1.11111104054623557880e-01 + w
                    * (-7.69187620504482999495e-02 + w
                        * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02))))
        guard let base else { return x - x * (odd + even) }
        return base.high - ((x * (odd + even) - base.low) - x)
    }
}
