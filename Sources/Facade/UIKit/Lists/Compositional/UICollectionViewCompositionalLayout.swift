public import Foundation

/// Returns the section at an index; `nil` leaves it out.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The configuration of a compositional layout as a whole.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the layout scrolls.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The spacing between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The supplementary views at the edges of the whole content.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the side insets of a vertically scrolling layout are relative to.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea
}

/// A layout that arranges sections made of groups of items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var solution: CompositionalSolution?
    /// The scrollers of orthogonally scrolling sections, by section index.
    var scrollers: [Int: OrthogonalScroller] = [:]
    /// The preferred sizes of self-sizing views.
    private var measured: [ElementKey: CGSize] = [:]
    /// The configuration of the layout as a whole.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// Creates a layout all of whose sections are alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// Creates a layout all of whose sections are alike, with a configuration.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    /// Creates a layout whose sections come from a closure.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// Creates a layout whose sections come from a closure, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }

    /// Creates a layout all of whose sections are lists.
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let solution = CompositionalSolution(collectionView, configuration, provider, measured)
        self.solution = solution
        takeScrollers(solution.orthogonals)
    }
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.forgetsMeasuredSizes { measured = [:] }
        super.invalidateLayout(with: context)
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        guard let solution else { return [] }
        let shown = solution.elements.filter { $0.frame.offset(by: shift(of: $0)).intersects(rect) }
        let still = shown.map(stillAttributes)
        tellOfVisible(still, in: solution)
        return zip(still, shown).map { $0.shifted(by: shift(of: $1)) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return solution?[ElementKey(category: .cell, kind: nil, indexPath: indexPath)].map(attributes)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return solution?[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)].map(
            attributes)
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return solution?[ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath)].map(attributes)
    }
    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return solution?.contentSize ?? .zero
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard originalAttributes.estimates.any, measured[originalAttributes.key] != preferredAttributes.size else {
            return false
        }
        measured[originalAttributes.key] = preferredAttributes.size
        return preferredAttributes.size != originalAttributes.size
    }

    /// Scrolls the section of an item orthogonally to bring the item to a position.
    func scrollSection(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
        prepareIfNeeded()
        guard let item = solution?[ElementKey(category: .cell, kind: nil, indexPath: indexPath)] else { return }
        scrollSection(to: item, at: position)
    }

    /// Returns the list configuration of a section, if the section is a list.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        prepareIfNeeded()
        return solution?.lists[section]
    }

    private func attributes(_ element: CompositionalElement) -> UICollectionViewLayoutAttributes {
        stillAttributes(element).shifted(by: shift(of: element))
    }

    /// Returns the attributes of an element, without orthogonal scrolling.
    private func stillAttributes(_ element: CompositionalElement) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(element.key)
        attributes.frame = element.frame
        attributes.zIndex = element.zIndex
        attributes.estimates = element.estimates
        attributes.rowPlace = rowPlace(of: element.key)
        return attributes
    }
}

extension CGRect {
    fileprivate func offset(by shift: CGPoint) -> CGRect { offsetBy(dx: shift.x, dy: shift.y) }
}

extension UICollectionViewLayoutAttributes {
    fileprivate func shifted(by shift: CGPoint) -> UICollectionViewLayoutAttributes {
        if shift != .zero { center = CGPoint(x: center.x + shift.x, y: center.y + shift.y) }
        return self
    }
}
