public import Foundation

extension NSMutableString {
    /// Creates an empty string.
    public convenience init(_: Void = ()) { self.init(capacity: 0) }

    /// Adds a format with its arguments to the end of the string.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format._bridgeToSwift(), arguments: args))
    }
}

extension NSString {
    /// Returns the string with a format and its arguments behind it.
    public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        appending(String(format: format._bridgeToSwift(), arguments: args))._bridgeToObjectiveC()
    }
}
