import LayoutSimProposalTree

/// Tells an alignment guide from others, and where it is in views that do not say.
public protocol AlignmentID: SendableMetatype {
    /// Returns where the guide is in a view that does not say, in points from its top leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide by which views are aligned, as layout knows it.
struct AlignmentKey: Hashable, Sendable {
    /// The type that says where the guide is by default.
    let id: any AlignmentID.Type
    /// Whether the guide is a horizontal position.
    let isHorizontal: Bool
    /// The guide as layout has it by itself; `nil` for one of an app's own.
    let standard: AlignmentGuide?

    init(id: any AlignmentID.Type, isHorizontal: Bool) {
        self.id = id
        self.isHorizontal = isHorizontal
        standard = (id as? any StandardGuide.Type)?.guide
    }

    static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
        ObjectIdentifier(one.id) == ObjectIdentifier(other.id) && one.isHorizontal == other.isHorizontal
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(isHorizontal)
    }
}

/// A guide on the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a guide of an app's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }

    /// The leading edge.
    public static let leading = HorizontalAlignment(LeadingGuide.self)
    /// The middle.
    public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(TrailingGuide.self)
    /// The leading edge of list rows' separators.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingGuide.self)
    /// The trailing edge of list rows' separators.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingGuide.self)
}

/// A guide on the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a guide of an app's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }

    /// The top edge.
    public static let top = VerticalAlignment(TopGuide.self)
    /// The middle.
    public static let center = VerticalAlignment(VerticalCenterGuide.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(BottomGuide.self)
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)
}

/// A horizontal and a vertical guide.
public struct Alignment: Equatable, Sendable {
    /// The guide on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide on the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from its guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top of the leading side.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top of the trailing side.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom of the leading side.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom of the trailing side.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The middle of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading side of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading side of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing side of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing side of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides, in points.
public struct ViewDimensions: Equatable {
    /// The width, in points.
    public let width: CGFloat
    /// The height, in points.
    public let height: CGFloat
    /// Returns where a guide is, only as the view says it if the second argument is `true`.
    let position: (AlignmentKey, _ isExplicit: Bool) -> CGFloat?

    /// Where a guide is.
    public subscript(guide: HorizontalAlignment) -> CGFloat { position(guide.key, false) ?? 0 }
    /// Where a guide is.
    public subscript(guide: VerticalAlignment) -> CGFloat { position(guide.key, false) ?? 0 }
    /// Where the view says that a guide is; `nil` if it does not.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { position(guide.key, true) }
    /// Where the view says that a guide is; `nil` if it does not.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { position(guide.key, true) }

    /// Returns whether two values are equal.
    public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
        one.width == other.width && one.height == other.height
    }
}
