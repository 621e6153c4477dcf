import CoreGraphics
import Foundation

/// The accessors of a layer's property for key-value coding.
struct LayerValue {
    let get: () -> Any?
    let set: (Any?) -> Void

    init<Layer: AnyObject, Value>(_ layer: Layer, _ path: ReferenceWritableKeyPath<Layer, Value>) {
        get = { layer[keyPath: path] }
        set = { value in if let value = LayerValue.cast(value, to: Value.self) { layer[keyPath: path] = value } }
    }

    init<Layer: AnyObject, Value>(optional layer: Layer, _ path: ReferenceWritableKeyPath<Layer, Value?>) {
        get = { layer[keyPath: path] }
        set = { value in layer[keyPath: path] = value.flatMap { LayerValue.cast($0, to: Value.self) } }
    }

    /// Returns a value converted to a property's type; numbers and boxed structures are converted.
    static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return nil }
        if let same = value as? Value { return same }
        if let number = LayerNumber.double(value) {
            if type == CGFloat.self { return CGFloat(number) as? Value }
            if type == Float.self { return Float(number) as? Value }
            if type == Double.self { return number as? Value }
            if type == Int.self { return Int(number) as? Value }
            if type == Bool.self { return (number != 0) as? Value }
        }
        guard let box = value as? NSValue else { return nil }
        if type == CGPoint.self { return box.pointValue as? Value }
        if type == CGSize.self { return box.sizeValue as? Value }
        if type == CGRect.self { return box.rectValue as? Value }
        if type == CATransform3D.self { return box.caTransform3DValue as? Value }
        return nil
    }
}

/// Conversion of numbers of any type.
enum LayerNumber {
    static func double(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
