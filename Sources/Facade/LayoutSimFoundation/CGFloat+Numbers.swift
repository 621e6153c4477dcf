public import Foundation

extension CGFloat {
    /// Creates a number from an object, rounded where it has to be.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// Creates a number from an object; `nil` where it has to be rounded.
    public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
}
