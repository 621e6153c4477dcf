public import CoreGraphics
public import Foundation
import LayoutSimViewTree
public import QuartzCore
public import LayoutSimInertness

/// Whether and how a section scrolls across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The orthogonal scrolling properties of a section.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether scrolling bounces at the ends; `always` is like `automatic` here.
    public enum Bounce: Int, Sendable { case automatic = 0, always, never }
    /// Whether scrolling bounces at the ends.
    open var bounce = Bounce.automatic
    var isBouncing: Bool { bounce != .never }
    /// How fast scrolling comes to rest; stored only.
    @Inert(.behavior) open var decelerationRate: UIScrollView.DecelerationRate? = nil
}

/// A visible item, whose appearance an invalidation handler may change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity of the view, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order of overlapping views: greater values are in front.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The center of the view, in the coordinate space of the content.
    var center: CGPoint { get set }
    /// The transform of the view.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform of the view.
    var transform3D: CATransform3D { get set }
    /// The description of the index path.
    var name: String { get }
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The rectangle around the transformed view, in the coordinate space of the content.
    var frame: CGRect { get }
    /// The bounds of the view, whose origin is zero.
    var bounds: CGRect { get }
    /// The kind of view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of the supplementary or decoration view; `nil` for a cell.
    var representedElementKind: String? { get }
}

/// Called when the visible items of a section or their positions change.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout, which repeats a group.
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list configuration, if the section is a list.
    private(set) var list: UICollectionLayoutListConfiguration?
    /// The insets of the groups within the section, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The spacing between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What the side insets of the section are relative to, in a layout that scrolls vertically; by default what the
    /// layout's configuration says.
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// What the insets of boundary supplementary views are relative to; `automatic` for the same as those of the
    /// groups.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// Whether and how the section scrolls across the direction of the layout.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The properties of scrolling across the direction of the layout.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers, footers and other supplementary views at the edges of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether the supplementary views are inset like the groups.
    open var supplementariesFollowContentInsets = true
    /// Called when the visible items or their positions change, to alter their appearance.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Creates a section that repeats a group until all items are placed.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Creates a section that is a list.
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
    /// The style of a list.
    public enum Appearance: Int, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
    /// Where the header of a section comes from.
    public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
    /// Where the footer of a section comes from.
    public enum FooterMode: Int, Sendable { case none = 0, supplementary }
    /// Returns the swipe actions of a row; `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the separators of a row, given those of the section.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// The style of the list.
    public let appearance: Appearance
    /// Whether rows have separators.
    public var showsSeparators = true
    /// The separators between rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the separators of a row; `nil` for those of the list.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The color behind the rows; `nil` for that of the style.
    public var backgroundColor: UIColor?
    /// Returns the swipe actions at the leading edge of a row; `nil` for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the swipe actions at the trailing edge of a row; `nil` for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Where the headers come from; none by default.
    public var headerMode: HeaderMode = .none
    /// Where the footers come from; none by default.
    public var footerMode: FooterMode = .none
    /// The space above section headers, in points; `nil` for none in addition to that of the style.
    public var headerTopPadding: CGFloat?
    /// Creates a configuration of a style.
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
    /// Whether a separator shows: `automatic` leaves it to the list.
    public enum Visibility: Int, Sendable { case automatic = 0, visible, hidden }
    /// The insets that leave the choice to the list.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)
    /// Whether the separator above a row shows; `automatic` hides it here.
    public var topSeparatorVisibility: Visibility = .automatic
    /// Whether the separator below a row shows.
    public var bottomSeparatorVisibility: Visibility = .automatic
    /// The insets of the separator above a row, in points.
    public var topSeparatorInsets = automaticInsets
    /// The insets of the separator below a row, in points.
    public var bottomSeparatorInsets = automaticInsets
    /// The color of the separators.
    public var color: UIColor = .separator
    /// The color of the separators of selected rows where several rows can be selected.
    public var multipleSelectionColor: UIColor = .separator
    /// Creates the configuration for a style; all styles have the same one here.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
