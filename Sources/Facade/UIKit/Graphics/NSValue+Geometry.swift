public import CoreGraphics
public import Foundation
import QuartzCore

extension NSValue {
    /// Creates a value from a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value from a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates a value from a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value from a vector.
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
    /// Creates a value from edge insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
    }
    /// Creates a value from directional edge insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(rect: CGRect(x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom))
    }
    /// Creates a value from an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
    }

    /// Creates a value from an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// The point of the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The size of the value.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle of the value.
    public var cgRectValue: CGRect { rectValue }
    /// The vector of the value.
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
    /// The edge insets of the value.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let rect = rectValue
        return UIEdgeInsets(top: rect.origin.y, left: rect.origin.x, bottom: rect.size.height, right: rect.size.width)
    }
    /// The directional edge insets of the value.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let insets = uiEdgeInsetsValue
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    /// The offset of the value.
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
    /// The affine transform of the value; the identity if there is none.
    public var cgAffineTransformValue: CGAffineTransform { CGAffineTransform(numbers: numbers(6)) }
}

/// Returns a point as a string such as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(short(point.x)), \(short(point.y))}" }
/// Returns a size as a string such as `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(short(size.width)), \(short(size.height))}" }
/// Returns a vector as a string such as `{1, 2}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { "{\(short(vector.dx)), \(short(vector.dy))}" }
/// Returns a rectangle as a string such as `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// Returns an affine transform as a string such as `[1, 0, 0, 1, 0, 0]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + parts.map(short).joined(separator: ", ") + "]"
}
/// Returns the point of a string such as `{1, 2}`; zero for other strings.
public func CGPointFromString(_ string: String) -> CGPoint {
    let numbers = numbers(in: string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
}
/// Returns the size of a string such as `{1, 2}`; zero for other strings.
public func CGSizeFromString(_ string: String) -> CGSize {
    let numbers = numbers(in: string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
}
/// Returns the rectangle of a string such as `{{1, 2}, {3, 4}}`; zero for other strings.
public func CGRectFromString(_ string: String) -> CGRect {
    let numbers = numbers(in: string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

extension NSCoder {
    /// Returns a point as a string such as `{1, 2}`.
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    /// Returns a size as a string such as `{1, 2}`.
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    /// Returns a rectangle as a string such as `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    /// Returns a vector as a string such as `{1, 2}`.
    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    /// Returns an affine transform as a string such as `[1, 0, 0, 1, 0, 0]`.
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
    /// Returns edge insets as a string with the top, left, bottom, and right.
    public class func string(for insets: UIEdgeInsets) -> String {
        list([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// Returns edge insets as a string with the top, leading, bottom, and trailing.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        list([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// Returns an offset as a string such as `{1, 2}`.
    public class func string(for offset: UIOffset) -> String { list([offset.horizontal, offset.vertical]) }
    /// Returns the vector of a string; zero for other strings.
    public class func cgVector(for string: String) -> CGVector {
        let numbers = numbers(in: string, 2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }
    /// Returns the affine transform of a string; all zeros for other strings.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        CGAffineTransform(numbers: numbers(in: string, 6))
    }
    /// Returns the edge insets of a string; zero for other strings.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = numbers(in: string, 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    /// Returns the directional edge insets of a string; zero for other strings.
    public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let numbers = numbers(in: string, 4)
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
    /// Returns the offset of a string; zero for other strings.
    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = numbers(in: string, 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }
    /// Returns the point of a string; zero for other strings.
    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    /// Returns the size of a string; zero for other strings.
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    /// Returns the rectangle of a string; zero for other strings.
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}

extension CGAffineTransform {
    /// Creates a transform from six numbers; the identity transform for `nil`.
    fileprivate init(numbers n: [CGFloat]?) {
        self = n.map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }
}

private func list(_ lengths: [CGFloat]) -> String { "{" + lengths.map(short).joined(separator: ", ") + "}" }

private func short(_ value: CGFloat) -> String {
    let whole = value.rounded()
    return whole == value && abs(whole) < 1e15 ? "\(Int(whole))" : "\(Double(value))"
}

private func numbers(in string: String, _ count: Int) -> [CGFloat] {
    let found = string.split { "{}, []".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    return found.count == count ? found : Array(repeating: 0, count: count)
}
