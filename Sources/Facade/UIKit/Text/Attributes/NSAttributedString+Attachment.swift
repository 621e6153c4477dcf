public import Foundation

extension NSAttributedString {
    /// Creates an empty attributed string; on Linux `NSAttributedString` has no initializer without a string.
    public convenience init(_ text: Void = ()) { self.init(string: "") }
}
