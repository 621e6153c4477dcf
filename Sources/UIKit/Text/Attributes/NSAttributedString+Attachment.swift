public import Foundation

extension NSAttributedString {
    /// An empty text; on Linux `NSAttributedString` has no initializer without a string.
    public convenience init(_ text: Void = ()) { self.init(string: "") }
}
