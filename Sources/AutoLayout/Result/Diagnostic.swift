public import LayoutSimViewTree

/// Something that the layout engine found in well-formed input.
public struct Diagnostic: Hashable, Sendable {
    /// What was found.
    public enum Kind: String, Hashable, Sendable {
        /// Required constraints cannot hold together; one of them was broken.
        case unsatisfiable
        /// The constraints leave a position or size open.
        case ambiguous
    }

    /// What was found.
    public let kind: Kind
    /// A sentence that describes it.
    public let message: String
    /// The ids of the views involved.
    public let views: [String]
    /// What the constraints leave open of the view, `nil` for other kinds.
    public let attribute: LayoutAttribute?

    /// Creates a finding about views.
    package init(_ kind: Kind, _ message: String, views: [String], attribute: LayoutAttribute? = nil) {
        self.kind = kind
        self.message = message
        self.views = views
        self.attribute = attribute
    }
}
