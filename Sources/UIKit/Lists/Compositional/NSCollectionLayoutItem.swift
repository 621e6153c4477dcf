public import Foundation

/// An item of a compositional layout.
open class NSCollectionLayoutItem: NSObject, NSCopying {
    open private(set) var layoutSize: NSCollectionLayoutSize
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A supplementary view that is attached to an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    open var zIndex = 1
    open private(set) var elementKind: String
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
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
    open var extendsBoundary = true
    open var pinToVisibleBounds = false
    open private(set) var alignment: NSRectAlignment
    open private(set) var offset: CGPoint
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
    open var zIndex = 0
    open private(set) var elementKind: String
    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }
    open class func background(elementKind: String) -> Self {
        unsafe unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind: elementKind), to: self)
    }
}

/// An item of a group with custom layout.
open class NSCollectionLayoutGroupCustomItem: NSObject {
    open private(set) var frame: CGRect
    open private(set) var zIndex: Int
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// A group that arranges items in a row, in a column, or with a closure.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public typealias CustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    enum Arrangement {
        case horizontal, vertical
        case custom(CustomItemProvider)
    }
    let arrangement: Arrangement
    /// The number of times that the subitem is repeated, if specified.
    let count: Int?
    open private(set) var subitems: [NSCollectionLayoutItem]
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?, _ arrangement: Arrangement)
    {
        self.subitems = subitems
        self.count = count
        self.arrangement = arrangement
        super.init(layoutSize: size)
    }
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, nil, .horizontal)
    }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, [subitem], count, .horizontal) }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, [subitem], count, .horizontal) }
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, nil, .vertical)
    }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, [subitem], count, .vertical) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, [subitem], count, .vertical) }
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider
    ) -> Self { make(layoutSize, [], nil, .custom(itemProvider)) }
    open func visualDescription() -> String { "\(self)" }
    private class func make(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ count: Int?, _ arrangement: Arrangement
    ) -> Self { unsafe unsafeDowncast(NSCollectionLayoutGroup(size, subitems, count: count, arrangement), to: self) }
}
