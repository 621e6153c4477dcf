public import Foundation

/// A width or height of an item in a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
    let kind: Kind
    /// The length in points, or the fraction of the container's length.
    open private(set) var dimension: CGFloat
    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }
    /// Creates a fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    /// Creates a fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
    /// Creates a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// Creates an estimated length in points, which the size that the view prefers replaces.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
    /// Creates an estimated length in points; not equal for all siblings here.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }
    /// Whether the length is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length is in points and final.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the length is an estimate.
    public var isEstimated: Bool { kind == .estimated || kind == .uniform }
    /// Whether the length is meant to be equal for all siblings.
    public var isUniformAcrossSiblings: Bool { kind == .uniform }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return kind == other.kind && dimension == other.dimension
    }
    open override var hash: Int { dimension.hashValue }
    private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
        unsafe unsafeDowncast(NSCollectionLayoutDimension(kind, value), to: self)
    }

    /// Returns the length in a container, in points.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated, .uniform: dimension
        }
    }
}

/// The width and height of an item in a compositional layout.
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height.
    open private(set) var heightDimension: NSCollectionLayoutDimension
    /// Creates a size from its width and its height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }
    /// Returns the size in a container, in points.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// A fixed or flexible spacing.
open class NSCollectionLayoutSpacing: NSObject {
    /// The spacing in points, of which there may be more if it is flexible.
    open private(set) var spacing: CGFloat
    /// Whether the spacing may grow to fill the room.
    open private(set) var isFlexible: Bool
    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }
    /// Creates a spacing of at least a number of points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafe unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: self)
    }
    /// Creates a spacing of exactly a number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafe unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: self)
    }
    /// Whether the spacing does not grow.
    public var isFixed: Bool { !isFlexible }
}

/// The spacing around the edges of an item.
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The spacing at the leading edge; `nil` for none.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The spacing at the top edge; `nil` for none.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The spacing at the trailing edge; `nil` for none.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The spacing at the bottom edge; `nil` for none.
    open private(set) var bottom: NSCollectionLayoutSpacing?
    /// Creates a spacing for each edge; flexible ones do not grow here.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}

/// An anchor that attaches a supplementary item to another item.
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges at which the anchor is; none for the center.
    open private(set) var edges: NSDirectionalRectEdge
    /// The distance from that place, in points or in sizes of the view.
    open private(set) var offset: CGPoint
    /// Whether the offset is in sizes of the view.
    open private(set) var isFractionalOffset: Bool
    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }
    /// Creates an anchor at edges.
    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isFractionalOffset = false
    }
    /// Creates an anchor at a distance from edges, in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
    }
    /// Creates an anchor at a distance from edges, in sizes of the view.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
    }

    /// Returns the frame of a given size at this anchor of another frame.
    func place(_ size: CGSize, at frame: CGRect) -> CGRect {
        var x = frame.midX - size.width / 2
        var y = frame.midY - size.height / 2
        if edges.contains(.leading) { x = frame.minX }
        if edges.contains(.trailing) { x = frame.maxX - size.width }
        if edges.contains(.top) { y = frame.minY }
        if edges.contains(.bottom) { y = frame.maxY - size.height }
        let unit = isFractionalOffset ? size : CGSize(width: 1, height: 1)
        return CGRect(
            origin: CGPoint(x: x + offset.x * unit.width, y: y + offset.y * unit.height), size: size)
    }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// What insets are relative to.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic = 0, none, safeArea, layoutMargins, readableContent
}

/// What contains the content of a layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the container, in points.
    var contentSize: CGSize { get }
    /// The size of the container within its insets, in points; equal to `contentSize` here.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container, in points; always zero here.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that apply to the content, in points; always zero here.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a compositional layout: its container and its traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// What contains the content.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}
