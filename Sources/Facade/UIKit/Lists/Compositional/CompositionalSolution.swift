import Foundation
import LayoutSimUIKitArithmetic

/// An element of a compositional layout and its frame.
struct CompositionalElement {
    let key: ElementKey
    var frame: CGRect
    var zIndex = 0
    var estimates = EstimatedSides()
    /// Whether the element scrolls orthogonally with its section.
    var scrolls = false
    /// The pinning of the element to the visible bounds, if any.
    var pin: CompositionalPin?
}

/// The pinning of a supplementary view to an edge of the visible bounds, within a part of the content along the scroll
/// direction.
struct CompositionalPin {
    let isAtStart: Bool
    let isVertical: Bool
    var part: ClosedRange<CGFloat>

    /// Returns the offset that keeps a frame in a visible rectangle.
    func shift(of frame: CGRect, in visible: CGRect) -> CGPoint {
        isVertical
            ? CGPoint(x: 0, y: shift(frame.minY, frame.height, visible.minY, visible.maxY))
            : CGPoint(x: shift(frame.minX, frame.width, visible.minX, visible.maxX), y: 0)
    }

    private func shift(_ place: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        isAtStart
            ? min(max(place, start), max(place, part.upperBound - length)) - place
            : max(min(place, end - length), min(place, part.lowerBound)) - place
    }
}

/// The layout of all elements of a compositional layout.
@MainActor struct CompositionalSolution {
    private(set) var elements: [CompositionalElement] = []
    private var places: [ElementKey: Int] = [:]
    private(set) var contentSize = CGSize.zero
    /// The orthogonally scrolling sections, by index.
    private(set) var orthogonals: [Int: OrthogonalSection] = [:]
    /// The visible items invalidation handlers, by section index.
    private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
    /// The configurations of list sections, by section index.
    private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    let environment: CompositionalEnvironment

    init(
        _ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        _ provider: UICollectionViewCompositionalLayoutSectionProvider, _ measured: [ElementKey: CGSize]
    ) {
        let insets = view.adjustedContentInset
        let whole = CGSize(
            width: view.bounds.width - insets.left - insets.right,
            height: view.bounds.height - insets.top - insets.bottom)
        let isVertical = configuration.scrollDirection == .vertical
        let sides = configuration.sideInsets(of: view)
        let room = whole.narrowed(by: sides)
        let isMirrored = isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        environment = CompositionalEnvironment(room, view.traitCollection)
        let scale = max(1, view.traitCollection.displayScale)
        var end: CGFloat = 0
        func boundary(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) {
            var solver = CompositionalSection(
                ofLayout: items, room: room, isVertical: isVertical, measured: measured, environment: environment)
            solver.solve(from: end)
            end = solver.end
            elements += solver.elements.map { $0.placed(in: room, beside: sides.left, scale, isMirrored) }
        }
        let ends = configuration.boundarySupplementaryItems.filter { $0.isAtEnd(isVertical) }
        boundary(configuration.boundarySupplementaryItems.filter { !$0.isAtEnd(isVertical) })
        let isEmpty = end == 0
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else {
                raise(
                    "NSInternalInconsistencyException",
                    "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                        + "for a section. This is a client error.")
            }
            if index > 0 { end += configuration.interSectionSpacing }
            if index == 0, isEmpty, let list = section.list { end += list.firstInset(width: room.width) }
            let sides = configuration.sideInsets(of: view, for: section)
            let room = whole.narrowed(by: sides)
            var solver = CompositionalSection(
                section, index, count: view.numberOfItems(inSection: index), room: room, isVertical: isVertical,
                measured: measured, environment: environment)
            solver.supplementaryInsets = configuration.supplementaryInsets(of: view, for: section, isMirrored)
            solver.solve(from: end)
            end = solver.end
            elements += solver.elements.map { $0.placed(in: room, beside: sides.left, scale, isMirrored) }
            orthogonals[index] = solver.orthogonal
            orthogonals[index]?.frame.origin.x += sides.left
            handlers[index] = section.visibleItemsInvalidationHandler
            lists[index] = section.list
        }
        boundary(ends)
        for index in elements.indices where elements[index].key.indexPath.count == 1 {
            elements[index].pin?.part = 0...max(0, end)
        }
        contentSize = isVertical ? CGSize(width: whole.width, height: end) : CGSize(width: end, height: whole.height)
        for index in elements.indices { places[elements[index].key] = index }
    }

    subscript(key: ElementKey) -> CompositionalElement? { places[key].map { elements[$0] } }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    /// Returns the side insets in points that the content insets reference of a section, or else that of the layout,
    /// adds to the view's own insets; zero unless the layout scrolls vertically.
    @MainActor fileprivate func sideInsets(
        of view: UICollectionView, for section: NSCollectionLayoutSection? = nil
    ) -> UIEdgeInsets {
        sideInsets(of: view, section?.contentInsetsReference ?? .automatic)
    }

    /// Returns how much more the boundary supplementary items of a section are inset at the sides than its groups, in
    /// points.
    @MainActor fileprivate func supplementaryInsets(
        of view: UICollectionView, for section: NSCollectionLayoutSection, _ isMirrored: Bool
    ) -> NSDirectionalEdgeInsets {
        guard section.supplementaryContentInsetsReference != .automatic else { return .zero }
        let own = sideInsets(of: view, section.supplementaryContentInsetsReference)
        let around = sideInsets(of: view, for: section)
        let (left, right) = (own.left - around.left, own.right - around.right)
        return NSDirectionalEdgeInsets(
            top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
    }

    @MainActor private func sideInsets(
        of view: UICollectionView, _ own: UIContentInsetsReference
    ) -> UIEdgeInsets {
        guard scrollDirection == .vertical else { return .zero }
        let reference: UIEdgeInsets =
            switch own == .automatic ? contentInsetsReference : own {
            case .none: .zero
            case .layoutMargins: view.layoutMargins
            case .readableContent: view.readableInsets
            case .automatic, .safeArea: view.safeAreaInsets
            }
        let taken = view.adjustedContentInset
        return UIEdgeInsets(
            top: 0, left: max(0, reference.left - taken.left), bottom: 0, right: max(0, reference.right - taken.right))
    }
}

extension CompositionalElement {
    /// Returns the element with its frame on pixels, mirrored in a room if asked, and moved past the room's left inset.
    fileprivate func placed(
        in room: CGSize, beside left: CGFloat, _ scale: CGFloat, _ isMirrored: Bool
    ) -> CompositionalElement {
        var element = self
        element.frame = frame.onPixels(scale)
        if isMirrored { element.frame.origin.x = room.width - element.frame.maxX }
        element.frame.origin.x += left
        return element
    }
}

extension CGSize {
    fileprivate func narrowed(by insets: UIEdgeInsets) -> CGSize {
        CGSize(width: width - insets.left - insets.right, height: height)
    }
}

extension CGRect {
    /// Returns the rectangle with its edges rounded to pixels.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let x = round(minX)
        let y = round(minY)
        return CGRect(x: x, y: y, width: round(maxX) - x, height: round(maxY) - y)
    }
}

/// The layout environment that the closures of a compositional layout receive.
@MainActor final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    init(_ size: CGSize, _ traits: UITraitCollection) {
        contentSize = size
        traitCollection = traits
    }
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
