import SwiftSyntax

extension SyntaxProtocol {
    /// The offset of the first byte, without white space and comments before it.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The offset after the last byte, without white space and comments after it.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    var bytes: Range<Int> { start..<end }
}
