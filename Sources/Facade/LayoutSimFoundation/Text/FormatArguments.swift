public import Foundation

// What Apple's Foundation accepts as arguments of formats, and that of Linux does not.

extension Date: @retroactive CVarArg, _FormatArgument {}
extension UUID: @retroactive CVarArg, _FormatArgument {}
extension URL: @retroactive CVarArg, _FormatArgument {}
extension Data: @retroactive CVarArg, _FormatArgument {}
extension Array: @retroactive CVarArg, _FormatArgument {}
extension Set: @retroactive CVarArg, _FormatArgument {}
extension NSNumber: @retroactive CVarArg, _FormatArgument {}
extension NSDate: @retroactive CVarArg, _FormatArgument {}
extension NSUUID: @retroactive CVarArg, _FormatArgument {}
extension NSURL: @retroactive CVarArg, _FormatArgument {}
extension NSArray: @retroactive CVarArg, _FormatArgument {}
extension NSSet: @retroactive CVarArg, _FormatArgument {}
extension NSOrderedSet: @retroactive CVarArg, _FormatArgument {}

// swift-format-ignore: NoLeadingUnderscores
/// A value that formats take as an object.
public protocol _FormatArgument: CVarArg {}

extension _FormatArgument {
    // swift-format-ignore: NoLeadingUnderscores
    /// The address of an object with the value, which lives until 64 more objects are kept.
    public var _cVarArgEncoding: [Int] {
        unsafe [Int(bitPattern: Unmanaged.passUnretained(Autorelease.keep(self as AnyObject)).toOpaque())]
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// An object of which formats take the description.
public protocol _DescribedArgument: _FormatArgument, CustomStringConvertible {}

extension _DescribedArgument {
    // swift-format-ignore: NoLeadingUnderscores
    /// The address of a string with the description, which lives until 64 more objects are kept.
    public var _cVarArgEncoding: [Int] {
        unsafe [Int(bitPattern: Unmanaged.passUnretained(Autorelease.keep(NSString(string: description))).toOpaque())]
    }
}
