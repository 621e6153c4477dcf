public import Foundation

// swift-format-ignore: NoLeadingUnderscores
// On Apple's systems, `CGFloat` and `NSNumber` are cast to one another, and Objective-C collections store lengths as
// numbers.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns the value as a number object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    /// Writes the value of a number object to the result.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }
    /// Writes the value of a number object to the result; always succeeds.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }
    /// Returns the value of a number object; 0 for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
