public import Foundation
public import LayoutSimInertness

/// A selection of text that TextKit 2 lays out.
open class NSTextSelection: NSObject {
    /// The granularity of a selection.
    public enum Granularity: Int, Sendable { case character = 0, word, paragraph, line, sentence }
    /// The affinity of a location between two lines to one of them.
    public enum Affinity: Int, Sendable { case upstream = 0, downstream }

    /// The selected text ranges.
    open private(set) var textRanges: [NSTextRange]
    /// The granularity of the selection.
    open private(set) var granularity: Granularity
    /// The affinity of the selection.
    open private(set) var affinity: Affinity
    /// Whether the selection is transient; always `false` here.
    open var isTransient: Bool { false }
    /// The anchor offset that is kept when moving between lines, in points.
    @Inert(.behavior) open var anchorPositionOffset: CGFloat = 0
    /// Whether the selection is logical rather than visual.
    @Inert(.behavior) open var isLogical = true
    /// The attributes of newly typed text.
    @Inert(.behavior) open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates a selection of text ranges.
    public init(_ textRanges: [NSTextRange], affinity: Affinity = .downstream, granularity: Granularity = .character) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    }
    /// Creates a selection of one text range.
    public convenience init(range: NSTextRange, affinity: Affinity = .downstream, granularity: Granularity = .character)
    {
        self.init([range], affinity: affinity, granularity: granularity)
    }
    /// Creates an insertion point at a location.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity = .downstream) {
        self.init([NSTextRange(location: location)], affinity: affinity)
    }
    /// Returns a selection of other text ranges with the same affinity and granularity.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    }
}
