public import Foundation

extension NSMutableAttributedString {
    /// Adds a numeric attribute, such as `.kern`; Foundation on Linux boxes a `CGFloat` and crashes when it compares
    /// two of the boxes.
    public func addAttribute(_ name: NSAttributedString.Key, value: CGFloat, range: NSRange) {
        addAttribute(name, value: NSNumber(value: Double(value)) as Any, range: range)
    }
}
