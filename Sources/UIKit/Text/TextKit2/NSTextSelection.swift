public import Foundation

/// What is selected of a text that TextKit 2 lays out.
open class NSTextSelection: NSObject {
    /// How large the steps of a selection are.
    public enum Granularity: Int, Sendable { case character = 0, word, paragraph, line, sentence }
    /// The line that a place between two lines belongs to.
    public enum Affinity: Int, Sendable { case upstream = 0, downstream }

    /// The selected parts.
    open private(set) var textRanges: [NSTextRange]
    /// How large its steps are.
    open private(set) var granularity: Granularity
    /// The line that it belongs to.
    open private(set) var affinity: Affinity
    /// Whether a single place is between letters.
    open var isTransient: Bool { false }
    /// The offset that moves between lines keep, in points.
    open var anchorPositionOffset: CGFloat = 0
    /// Whether it takes in rectangles rather than lines.
    open var isLogical = true
    /// The attributes that new letters get.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates a selection of several parts.
    public init(_ textRanges: [NSTextRange], affinity: Affinity = .downstream, granularity: Granularity = .character) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    }
    /// Creates a selection of one part.
    public convenience init(range: NSTextRange, affinity: Affinity = .downstream, granularity: Granularity = .character)
    {
        self.init([range], affinity: affinity, granularity: granularity)
    }
    /// Creates a place between letters.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity = .downstream) {
        self.init([NSTextRange(location: location)], affinity: affinity)
    }
    /// The same selection of other parts.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    }
}
