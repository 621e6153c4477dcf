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
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = _unboxed(source) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        let type = unsafe strcmp(source.objCType, _sample._bridgeToObjectiveC().objCType)
        result = type == 0 ? _unboxed(source) : nil
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.map(_unboxed) ?? _sample
    }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    public static func _unboxed(_ value: NSValue) -> CGRect { value.rectValue }
    public static var _sample: CGRect { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
    public static func _unboxed(_ value: NSValue) -> CGPoint { value.pointValue }
    public static var _sample: CGPoint { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
    public static func _unboxed(_ value: NSValue) -> CGSize { value.sizeValue }
    public static var _sample: CGSize { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension UIEdgeInsets: _BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
    public static func _unboxed(_ value: NSValue) -> UIEdgeInsets { value.uiEdgeInsetsValue }
    public static var _sample: UIEdgeInsets { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension NSDirectionalEdgeInsets: _BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(directionalEdgeInsets: self) }
    public static func _unboxed(_ value: NSValue) -> NSDirectionalEdgeInsets { value.directionalEdgeInsetsValue }
    public static var _sample: NSDirectionalEdgeInsets { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension UIOffset: _BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
    public static func _unboxed(_ value: NSValue) -> UIOffset { value.uiOffsetValue }
    public static var _sample: UIOffset { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGVector: _BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
    public static func _unboxed(_ value: NSValue) -> CGVector { value.cgVectorValue }
    public static var _sample: CGVector { .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension NSRange: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(range: self) }
    public static func _unboxed(_ value: NSValue) -> NSRange { value.rangeValue }
    public static var _sample: NSRange { NSRange(location: 0, length: 0) }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGAffineTransform: _BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
    public static func _unboxed(_ value: NSValue) -> CGAffineTransform { value.cgAffineTransformValue }
    public static var _sample: CGAffineTransform { .identity }
}
