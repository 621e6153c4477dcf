public import CoreGraphics
public import Foundation
import LayoutSimViewTree
public import QuartzCore

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The orthogonal scrolling properties of a section.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable { case automatic = 0, always, never }
    open var bounce = Bounce.automatic
    var isBouncing: Bool { bounce != .never }
    open var decelerationRate: UIScrollView.DecelerationRate?
}

/// A visible item, whose appearance an invalidation handler may change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout, which repeats a group.
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list configuration, if the section is a list.
    private(set) var list: UICollectionLayoutListConfiguration?
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var supplementariesFollowContentInsets = true
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    public init(group: NSCollectionLayoutGroup) { self.group = group }

    @preconcurrency @MainActor open class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.list = configuration
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        section.contentInsets = configuration.groupInsets(width: layoutEnvironment.container.contentSize.width)
        return section
    }
}

/// The configuration of a list.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none = 0, supplementary }
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    public let appearance: Appearance
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode: HeaderMode = .none
    public var footerMode: FooterMode = .none
    public var headerTopPadding: CGFloat?
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration {
    /// Returns the insets around the rows of a section in points, for a list of a given width; supplementary headers
    /// and footers take the place of the top and bottom insets.
    fileprivate func groupInsets(width: CGFloat) -> NSDirectionalEdgeInsets {
        let metrics = ListMetrics(style: tableStyle, width: Double(width))
        let above = metrics.header(hasText: false, isFirst: false).minimumHeight
        let below = metrics.footer(hasText: false).minimumHeight
        let side = CGFloat(metrics.groupInset)
        return NSDirectionalEdgeInsets(
            top: headerMode == .supplementary ? 0 : CGFloat(above), leading: side,
            bottom: footerMode == .supplementary ? 0 : CGFloat(below), trailing: side)
    }

    /// Returns the additional inset above the first section, in points.
    func firstInset(width: CGFloat) -> CGFloat {
        guard headerMode != .supplementary else { return 0 }
        let metrics = ListMetrics(style: tableStyle, width: Double(width))
        return CGFloat(
            metrics.header(hasText: false, isFirst: true).minimumHeight
                - metrics.header(hasText: false, isFirst: false).minimumHeight)
    }
}

/// The configuration of the separators between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable { case automatic = 0, visible, hidden }
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)
    public var topSeparatorVisibility: Visibility = .automatic
    public var bottomSeparatorVisibility: Visibility = .automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color: UIColor = .separator
    public var multipleSelectionColor: UIColor = .separator
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
