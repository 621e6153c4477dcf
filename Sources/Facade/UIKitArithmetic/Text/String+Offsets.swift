package import Foundation

extension String {
    /// Returns the range of UTF-8 code units that a range of UTF-16 code units stands for.
    package func utf8Range(of range: NSRange) -> Range<Int> {
        let (start, end) = (utf8Offset(of: range.location), utf8Offset(of: range.location + range.length))
        return start..<max(start, end)
    }

    /// Returns the offset in UTF-8 code units of an offset in UTF-16 code units.
    package func utf8Offset(of offset: Int) -> Int {
        let index = utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
        return utf8.distance(from: startIndex, to: index)
    }
}
