import CoreGraphics
public import Foundation

extension NSValue {
    /// Creates a value that holds a three-dimensional transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(
            numbers: [
                transform.m11, transform.m12, transform.m13, transform.m14,
                transform.m21, transform.m22, transform.m23, transform.m24,
                transform.m31, transform.m32, transform.m33, transform.m34,
                transform.m41, transform.m42, transform.m43, transform.m44,
            ])
    }

    /// The three-dimensional transform; the identity if the value holds none.
    public var caTransform3DValue: CATransform3D {
        guard let n = numbers(16) else { return CATransform3DIdentity }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
            m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    /// Creates a value that holds an array of numbers.
    package convenience init(numbers: [CGFloat]) {
        unsafe self.init(bytes: numbers.map { Double($0) }, objCType: "[\(numbers.count)d]")
    }

    /// Returns the numbers that the value holds, if there are exactly as many as requested.
    package func numbers(_ count: Int) -> [CGFloat]? {
        guard unsafe String(cString: objCType) == "[\(count)d]" else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        unsafe getValue(&numbers)
        return numbers.map { CGFloat($0) }
    }
}
