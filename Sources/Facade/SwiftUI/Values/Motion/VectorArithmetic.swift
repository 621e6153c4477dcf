public import CoreGraphics

/// A value that can be mixed with another, as animations mix the values of two moments.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value.
    mutating func scale(by rhs: Double)
    /// The sum of the squares of the value's numbers.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns a multiple of the value.
    func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }

    /// Moves the value toward another by a part of the way.
    mutating func interpolate(towards other: Self, amount: Double) { self += (other - self).scaled(by: amount) }

    /// Returns a value between this one and another.
    func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}
