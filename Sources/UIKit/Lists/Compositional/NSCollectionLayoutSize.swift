public import Foundation

/// A width or height of an item in a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
    let kind: Kind
    open private(set) var dimension: CGFloat
    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated || kind == .uniform }
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
    open private(set) var widthDimension: NSCollectionLayoutDimension
    open private(set) var heightDimension: NSCollectionLayoutDimension
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
    open private(set) var spacing: CGFloat
    open private(set) var isFlexible: Bool
    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafe unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: self)
    }
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafe unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: self)
    }
    public var isFixed: Bool { !isFlexible }
}

/// The spacing around the edges of an item.
open class NSCollectionLayoutEdgeSpacing: NSObject {
    open private(set) var leading: NSCollectionLayoutSpacing?
    open private(set) var top: NSCollectionLayoutSpacing?
    open private(set) var trailing: NSCollectionLayoutSpacing?
    open private(set) var bottom: NSCollectionLayoutSpacing?
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
    open private(set) var edges: NSDirectionalRectEdge
    open private(set) var offset: CGPoint
    open private(set) var isFractionalOffset: Bool
    public var isAbsoluteOffset: Bool { !isFractionalOffset }
    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isFractionalOffset = false
    }
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
    }
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

public enum NSRectAlignment: Int, Sendable {
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

public enum UIContentInsetsReference: Int, Sendable {
    case automatic = 0, none, safeArea, layoutMargins, readableContent
}

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}
