import Foundation

/// The layout of all sections of a flow layout; axes are named relative to the scroll direction: along and across.
@MainActor struct FlowSections {
    private var sections: [FlowSection] = []
    private let isVertical: Bool
    private(set) var contentSize = CGSize.zero

    init(of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
        isVertical = layout.scrollDirection == .vertical
        let metrics = FlowMetrics(layout, view)
        let room = metrics.room
        var along: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let laidOut = FlowSection(section, from: along, across: room, metrics: metrics)
            along = laidOut.end
            sections.append(laidOut)
        }
        contentSize = isVertical ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
    }

    /// Returns the elements in sections that intersect a rectangle.
    func keys(in rect: CGRect) -> [ElementKey] {
        sections.filter { section in
            let start = isVertical ? rect.minY : rect.minX
            let end = isVertical ? rect.maxY : rect.maxX
            return section.end >= start && section.start <= end
        }
        .flatMap { $0.keys(from: isVertical ? rect.minY : rect.minX, to: isVertical ? rect.maxY : rect.maxX) }
    }

    func frame(of key: ElementKey) -> CGRect? {
        guard sections.indices.contains(key.indexPath.section) else { return nil }
        let section = sections[key.indexPath.section]
        switch key.kind {
        case nil: return section.items.indices.contains(key.indexPath.item) ? section.items[key.indexPath.item] : nil
        // As in UIKit, absent headers and footers have a frame of zero size.
        case UICollectionView.elementKindSectionHeader: return section.header ?? place(at: section.start)
        case UICollectionView.elementKindSectionFooter: return section.footer ?? place(at: section.end)
        default: return nil
        }
    }

    private func place(at offset: CGFloat) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0), size: .zero)
    }

    /// Returns the bounds of a section.
    func extent(ofSection index: Int) -> CGRect {
        let section = sections[index]
        return isVertical
            ? CGRect(x: 0, y: section.start, width: contentSize.width, height: section.end - section.start)
            : CGRect(x: section.start, y: 0, width: section.end - section.start, height: contentSize.height)
    }
}

/// The metrics that a flow layout gets from its properties and from its delegate.
@MainActor struct FlowMetrics {
    private let layout: UICollectionViewFlowLayout
    private let view: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    let isVertical: Bool

    init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
        self.layout = layout
        self.view = view
        delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        isVertical = layout.scrollDirection == .vertical
    }

    /// The available length across the scroll direction, in points.
    var room: CGFloat {
        let insets = view.adjustedContentInset
        return isVertical
            ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
    }
    var scale: CGFloat { max(1, view.traitCollection.displayScale) }

    func count(_ section: Int) -> Int { view.numberOfItems(inSection: section) }
    func inset(_ section: Int) -> UIEdgeInsets {
        let own =
            answered(delegate?.collectionView(view, layout: layout, insetForSectionAt: section)) ?? layout.sectionInset
        let reference = referenceInsets
        return UIEdgeInsets(
            top: own.top + reference.top, left: own.left + reference.left, bottom: own.bottom + reference.bottom,
            right: own.right + reference.right)
    }
    /// What the reference of the section insets adds to them across the scroll direction, in points: the part of the safe
    /// area or the margins that the content inset does not cover already.
    private var referenceInsets: UIEdgeInsets {
        let reference: UIEdgeInsets
        switch layout.sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        let taken = view.adjustedContentInset
        var rest = UIEdgeInsets.zero
        if isVertical {
            (rest.left, rest.right) = (max(0, reference.left - taken.left), max(0, reference.right - taken.right))
        } else {
            (rest.top, rest.bottom) = (max(0, reference.top - taken.top), max(0, reference.bottom - taken.bottom))
        }
        return rest
    }
    func lineSpacing(_ section: Int) -> CGFloat {
        answered(delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section))
            ?? layout.minimumLineSpacing
    }
    func itemSpacing(_ section: Int) -> CGFloat {
        answered(delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
            ?? layout.minimumInteritemSpacing
    }
    func header(_ section: Int) -> CGSize {
        answered(delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
            ?? layout.headerReferenceSize
    }
    func footer(_ section: Int) -> CGSize {
        answered(delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
            ?? layout.footerReferenceSize
    }
    /// Returns the sizes of a section's items, and whether all have the layout's item size.
    func sizes(_ section: Int) -> (sizes: [CGSize], areFixed: Bool) {
        var areFixed = true
        let sizes = (0..<count(section)).map { item -> CGSize in
            let path = IndexPath(item: item, section: section)
            if let measured = layout.measuredSizes[path] {
                areFixed = false
                return measured
            }
            if let own = answered(delegate?.collectionView(view, layout: layout, sizeForItemAt: path)) {
                areFixed = false
                return own == UICollectionViewFlowLayout.automaticSize ? estimate : own
            }
            if layout.estimatedItemSize != .zero { return estimate }
            return layout.itemSize
        }
        return (sizes, areFixed && layout.estimatedItemSize == .zero)
    }

    private var estimate: CGSize {
        let size = layout.estimatedItemSize
        return size == .zero || size == UICollectionViewFlowLayout.automaticSize ? CGSize(width: 50, height: 50) : size
    }
    private func answered(_ size: CGSize?) -> CGSize? { size?.width == Unanswered.length ? nil : size }
    private func answered(_ length: CGFloat?) -> CGFloat? { length == Unanswered.length ? nil : length }
    private func answered(_ insets: UIEdgeInsets?) -> UIEdgeInsets? { insets?.top == Unanswered.length ? nil : insets }
}

/// The return values that stand for optional delegate methods that are not implemented.
enum Unanswered {
    static let length = -CGFloat.greatestFiniteMagnitude / 2
    static let size = CGSize(width: length, height: length)
    static let insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    static let level = -1
}
