public import CoreGraphics
public import Foundation
import UIKit

/// Breaks text into lines.
public final class CTTypesetter: NSObject {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = NSAttributedString(attributedString: text).forUIKit()
        super.init()
    }
}

/// Creates a typesetter for an attributed string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}
/// Returns the number of characters from an index that fit a width in points, breaking at word boundaries.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    let rest = NSRange(location: startIndex, length: max(0, typesetter.text.length - startIndex))
    let box = CGSize(width: CGFloat(width), height: 10_000_000)
    return CTFramesetter(typesetter.text).lines(of: rest, in: box).first?.line.range.length ?? 0
}
/// Returns the number of characters from an index that fit a width in points, at least one, breaking at character
/// boundaries.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    let line = CTLine(
        typesetter.text, NSRange(location: startIndex, length: max(0, typesetter.text.length - startIndex)))
    var length = 0
    for character in line.text.string {
        let next = length + character.utf16.count
        if length > 0, line.offset(before: next) > CGFloat(width) { break }
        length = next
    }
    return length
}
/// Creates a line from a range of text; a length of 0 extends to the end of the text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let rest = typesetter.text.length - stringRange.location
    let length = stringRange.length > 0 ? min(stringRange.length, rest) : rest
    return CTLine(typesetter.text, NSRange(location: stringRange.location, length: length))
}
