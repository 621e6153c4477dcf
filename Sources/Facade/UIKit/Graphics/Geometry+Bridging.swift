public import CoreGraphics
public import Foundation

/// A geometry type that Objective-C bridges to `NSValue`, so that casts between the two work as on Apple's systems.
// swift-format-ignore: NoLeadingUnderscores
public protocol _BoxedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// Returns the contents of an `NSValue` that was created from this type.
    static func _unboxed(_ value: NSValue) -> Self
    /// A sample value of this type.
    static var _sample: Self { get }
}

// swift-format-ignore: NoLeadingUnderscores
extension _BoxedGeometry {
    /// Unboxes a value, whatever its type.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = _unboxed(source) }
    /// Unboxes a value of the same type, and returns whether it is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        let type = unsafe strcmp(source.objCType, _sample._bridgeToObjectiveC().objCType)
        result = type == 0 ? _unboxed(source) : nil
        return result != nil
    }
    /// Unboxes a value; zero or the identity for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.map(_unboxed) ?? _sample
    }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
    /// Returns the rectangle as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// Returns the rectangle of a value.
    public static func _unboxed(_ value: NSValue) -> CGRect { value.rectValue }
    /// The zero rectangle.
    public static var _sample: CGRect { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
    /// Returns the point as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
    /// Returns the point of a value.
    public static func _unboxed(_ value: NSValue) -> CGPoint { value.pointValue }
    /// The zero point.
    public static var _sample: CGPoint { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
    /// Returns the size as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
    /// Returns the size of a value.
    public static func _unboxed(_ value: NSValue) -> CGSize { value.sizeValue }
    /// The zero size.
    public static var _sample: CGSize { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension UIEdgeInsets: _BoxedGeometry {
    /// Returns the insets as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
    /// Returns the insets of a value.
    public static func _unboxed(_ value: NSValue) -> UIEdgeInsets { value.uiEdgeInsetsValue }
    /// The zero insets.
    public static var _sample: UIEdgeInsets { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension NSDirectionalEdgeInsets: _BoxedGeometry {
    /// Returns the insets as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(directionalEdgeInsets: self) }
    /// Returns the insets of a value.
    public static func _unboxed(_ value: NSValue) -> NSDirectionalEdgeInsets { value.directionalEdgeInsetsValue }
    /// The zero insets.
    public static var _sample: NSDirectionalEdgeInsets { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension UIOffset: _BoxedGeometry {
    /// Returns the offset as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
    /// Returns the offset of a value.
    public static func _unboxed(_ value: NSValue) -> UIOffset { value.uiOffsetValue }
    /// The zero offset.
    public static var _sample: UIOffset { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGVector: _BoxedGeometry {
    /// Returns the vector as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
    /// Returns the vector of a value.
    public static func _unboxed(_ value: NSValue) -> CGVector { value.cgVectorValue }
    /// The zero vector.
    public static var _sample: CGVector { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension NSRange: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
    /// Returns the range as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(range: self) }
    /// Returns the range of a value.
    public static func _unboxed(_ value: NSValue) -> NSRange { value.rangeValue }
    /// The empty range at 0.
    public static var _sample: NSRange { NSRange(location: 0, length: 0) }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGAffineTransform: _BoxedGeometry {
    /// Returns the transform as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
    /// Returns the transform of a value.
    public static func _unboxed(_ value: NSValue) -> CGAffineTransform { value.cgAffineTransformValue }
    /// The identity transform.
    public static var _sample: CGAffineTransform { .identity }
}
