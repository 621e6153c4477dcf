public import Foundation

extension NSMutableAttributedString {
    /// Sets an attribute that is a number, such as `.kern`; Foundation on Linux keeps a `CGFloat` in a box, and stops the
    /// process when it compares two of them.
    public func addAttribute(_ name: NSAttributedString.Key, value: CGFloat, range: NSRange) {
        addAttribute(name, value: NSNumber(value: Double(value)) as Any, range: range)
    }
}
