public import Foundation

/// The methods of before iOS 13 that store an `NSString`; Foundation on Linux has them for strings of Swift alone.
extension Scanner {
    /// Scans characters of a set and stores them; returns whether there are any.
    @_disfavoredOverload public func scanCharacters(
        from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        unsafe store(scanCharacters(from: set), result)
    }

    /// Scans up to a character of a set and stores what is before it; returns whether there is anything.
    @_disfavoredOverload public func scanUpToCharacters(
        from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        unsafe store(scanUpToCharacters(from: set), result)
    }

    /// Scans a string and stores it; returns whether it is there.
    @_disfavoredOverload public func scanString(
        _ string: String, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        unsafe store(scanString(string), result)
    }

    /// Scans up to a string and stores what is before it; returns whether there is anything.
    @_disfavoredOverload public func scanUpTo(
        _ string: String, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        unsafe store(scanUpToString(string), result)
    }

    private func store(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text else { return false }
        unsafe result?.pointee = NSString(string: text)
        return true
    }
}
