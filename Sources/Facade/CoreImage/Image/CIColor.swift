public import CoreGraphics
public import Foundation

/// A color of sRGB.
open class CIColor: NSObject {
    /// The part of red, from 0 to 1.
    public let red: CGFloat
    /// The part of green, from 0 to 1.
    public let green: CGFloat
    /// The part of blue, from 0 to 1.
    public let blue: CGFloat
    /// How opaque it is, from 0 to 1.
    public let alpha: CGFloat

    /// Creates a color.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// Creates an opaque color.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// Creates a color of another one.
    public convenience init(cgColor color: CGColor) {
        let parts = color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?.components
        let values = parts ?? [0, 0, 0, 1]
        self.init(red: values[0], green: values[1], blue: values[2], alpha: values.last ?? 1)
    }
    /// Creates a color of numbers that spaces separate.
    public convenience init(string representation: String) {
        let values = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) } + [0, 0, 0]
        self.init(red: values[0], green: values[1], blue: values[2], alpha: values.count > 6 ? values[3] : 1)
    }

    /// The number of parts, with how opaque it is.
    open var numberOfComponents: Int { 4 }
    /// The numbers, separated by spaces.
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// Black.
    public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// White.
    public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Gray.
    public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Red.
    public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Green.
    public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Blue.
    public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Cyan.
    public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Magenta.
    public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Yellow.
    public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// Clear.
    public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

    /// The color in linear light, with premultiplied alpha.
    var light: SIMD4<Float> {
        func light(_ part: CGFloat) -> Float {
            Light.ofByte[Int((min(max(Double(part), 0), 1) * 255).rounded())] * Float(alpha)
        }
        return SIMD4(light(red), light(green), light(blue), Float(alpha))
    }
}

/// Numbers that belong together.
open class CIVector: NSObject {
    private let values: [CGFloat]
    /// The number of numbers.
    open var count: Int { values.count }
    /// The first number.
    open var x: CGFloat { value(at: 0) }
    /// The second number.
    open var y: CGFloat { value(at: 1) }
    /// The third number.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number.
    open var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// Creates a vector of one number.
    public init(x: CGFloat) { values = [x] }
    /// Creates a vector of two numbers.
    public init(x: CGFloat, y: CGFloat) { values = [x, y] }
    /// Creates a vector of three numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
    /// Creates a vector of four numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
    /// Creates a vector of a point.
    public init(cgPoint p: CGPoint) { values = [p.x, p.y] }
    /// Creates a vector of a rectangle.
    public init(cgRect r: CGRect) { values = [r.minX, r.minY, r.width, r.height] }
    /// Returns a number; 0 beyond the last one.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}
