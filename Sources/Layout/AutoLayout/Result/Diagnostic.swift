public import LayoutSimViewTree

/// A finding of the layout engine about well-formed input.
public struct Diagnostic: Hashable, Sendable {
    /// The kind of finding.
    public enum Kind: String, Hashable, Sendable {
        /// Required constraints are unsatisfiable; one of them was broken.
        case unsatisfiable
        /// The constraints leave a position or size ambiguous.
        case ambiguous
        /// Guides follow views that the guides themselves move, so that layout never settles.
        case feedbackLoop
    }

    /// The kind of finding.
    public let kind: Kind
    /// A sentence that describes the finding.
    public let message: String
    /// The sentence with view ids in place of display names.
    package let identifiedMessage: String
    /// The ids of the views involved.
    public let views: [String]
    /// The ambiguous attribute of the view; `nil` for other kinds.
    public let attribute: LayoutAttribute?

    /// Creates a finding about views; `identified` is the message with ids, if names are not the ids.
    package init(
        _ kind: Kind, _ message: String, identified: String? = nil, views: [String], attribute: LayoutAttribute? = nil
    ) {
        self.kind = kind
        self.message = message
        identifiedMessage = identified ?? message
        self.views = views
        self.attribute = attribute
    }
}

extension Diagnostic {
    /// The finding in words that name views by their ids.
    var identified: Diagnostic { Diagnostic(kind, identifiedMessage, views: views, attribute: attribute) }
}
