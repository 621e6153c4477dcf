public import Foundation

/// An item of a compositional layout.
open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The size of the item.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The supplementary views that are attached to the item.
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the content within the item, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The spacing around the item; `nil` for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Creates an item with a size and attached supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A supplementary view that is attached to an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The order of overlapping views: greater values are in front.
    open var zIndex = 1
    /// The kind of the supplementary view.
    open private(set) var elementKind: String
    /// Where the supplementary view is attached to its container.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The point of the supplementary view that is placed there; `nil` for the one at the same edges.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// Creates a supplementary view of a kind, attached to its container.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }
}

/// A header, a footer, or another supplementary view at a boundary of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the view takes up room of its own instead of lying over the items.
    open var extendsBoundary = true
    /// Whether the view stays visible as long as its section is.
    open var pinToVisibleBounds = false
    /// The edge or corner at which the view is.
    open private(set) var alignment: NSRectAlignment
    /// The distance from that place, in points.
    open private(set) var offset: CGPoint
    /// Creates a supplementary view of a kind at an edge or corner.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    }
}

/// A decoration view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The order of overlapping views: greater values are in front, and 0 is behind the cells.
    open var zIndex = 0
    /// The kind of the decoration view.
    open private(set) var elementKind: String
    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }
    /// Creates a view behind a whole section.
    open class func background(elementKind: String) -> Self {
        unsafe unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind: elementKind), to: self)
    }
}

/// An item of a group with custom layout.
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the coordinate space of the group, in points.
    open private(set) var frame: CGRect
    /// The order of overlapping views: greater values are in front.
    open private(set) var zIndex: Int
    /// Creates an item with a frame in the coordinate space of the group.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// A group that arranges items in a row, in a column, or with a closure.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// Returns the items of a group in an environment whose container is the group.
    public typealias CustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    enum Arrangement {
        case horizontal, vertical
        case custom(CustomItemProvider)
    }
    let arrangement: Arrangement
    /// The number of times that the subitem is repeated, if specified.
    let count: Int?
    /// The items that the group repeats; empty for a custom group.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The spacing between the items of the group; `nil` for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?, _ arrangement: Arrangement)
    {
        self.subitems = subitems
        self.count = count
        self.arrangement = arrangement
        super.init(layoutSize: size)
    }
    /// Creates a row that repeats items as long as they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, nil, .horizontal)
    }
    /// Creates a row of a number of items of equal width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, [subitem], count, .horizontal) }
    /// Creates a row of a number of items of equal width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, [subitem], count, .horizontal) }
    /// Creates a column that repeats items as long as they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, nil, .vertical)
    }
    /// Creates a column of a number of items, of equal height unless that of the group is estimated.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, [subitem], count, .vertical) }
    /// Creates a column of a number of items, of equal height unless that of the group is estimated.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, [subitem], count, .vertical) }
    /// Creates a group whose items a closure places.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider
    ) -> Self { make(layoutSize, [], nil, .custom(itemProvider)) }
    /// Returns the object's description; there is no picture of the group here.
    open func visualDescription() -> String { "\(self)" }
    private class func make(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ count: Int?, _ arrangement: Arrangement
    ) -> Self { unsafe unsafeDowncast(NSCollectionLayoutGroup(size, subitems, count: count, arrangement), to: self) }
}
