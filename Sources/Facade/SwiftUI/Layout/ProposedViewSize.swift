import LayoutSimProposalTree

/// The size that a parent proposes, in points: `nil` asks for the ideal length, 0 for the least, infinity for the
/// greatest.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width, in points.
    public var width: CGFloat?
    /// The proposed height, in points.
    public var height: CGFloat?

    /// Creates a proposal from lengths.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
    /// Creates a proposal of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(_ proposal: ProposedSize) {
        self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    }

    /// The proposal as layout has it.
    var proposed: ProposedSize { ProposedSize(width: width.map(Double.init), height: height.map(Double.init)) }

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the size with ideal lengths in place of those that are not specified.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
