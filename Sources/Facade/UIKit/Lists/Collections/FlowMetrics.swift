import Foundation
import LayoutSimGeometry
import LayoutSimUIKitArithmetic

extension FlowSections {
    /// Lays out all sections of a collection view, as its flow layout and its delegate say.
    @MainActor init(of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
        let metrics = FlowMetrics(layout, view)
        self.init(
            count: view.numberOfSections, across: metrics.room, isVertical: metrics.isVertical, scale: metrics.scale,
            measures: { metrics.measures($0) })
    }

    /// Returns the elements in sections that intersect a rectangle.
    @MainActor func keys(in rect: CGRect) -> [ElementKey] {
        elements(in: rect).flatMap { section, elements in elements.map { ElementKey($0, in: section) } }
    }

    /// Returns the frame of an element in points of the content.
    @MainActor func frame(of key: ElementKey) -> CGRect? {
        switch key.kind {
        case nil: frame(of: .item(key.indexPath.item), in: key.indexPath.section)
        case UICollectionView.elementKindSectionHeader: frame(of: .header, in: key.indexPath.section)
        case UICollectionView.elementKindSectionFooter: frame(of: .footer, in: key.indexPath.section)
        default: nil
        }
    }
}

extension ElementKey {
    /// Creates the key of an element of a section.
    @MainActor fileprivate init(_ element: FlowSection.Element, in section: Int) {
        switch element {
        case .item(let item):
            self.init(category: .cell, kind: nil, indexPath: IndexPath(item: item, section: section))
        case .header:
            self.init(
                category: .supplementaryView, kind: UICollectionView.elementKindSectionHeader,
                indexPath: IndexPath(item: 0, section: section))
        case .footer:
            self.init(
                category: .supplementaryView, kind: UICollectionView.elementKindSectionFooter,
                indexPath: IndexPath(item: 0, section: section))
        }
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

    /// Returns what a section is laid out from, in points.
    func measures(_ section: Int) -> FlowSection.Measures {
        let (header, inset) = (header(section), inset(section))
        let (sizes, areFixed) = sizes(section)
        checkRoom(for: sizes, within: inset)
        let (spacing, lineSpacing) = (itemSpacing(section), lineSpacing(section))
        return FlowSection.Measures(
            header: header, footer: footer(section), inset: EdgeInsets(inset), sizes: sizes, areFixed: areFixed,
            spacing: spacing, lineSpacing: lineSpacing)
    }

    /// Tells of items that are longer than the room across the scroll direction.
    private func checkRoom(for sizes: [CGSize], within inset: UIEdgeInsets) {
        let room = room - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
        // Half a pixel is lost where lengths are divided.
        guard sizes.contains(where: { (isVertical ? $0.width : $0.height) > room + 0.5 / scale }) else { return }
        layout.tellUndefined(isVertical ? .width : .height, in: view)
    }

    private func count(_ section: Int) -> Int { view.numberOfItems(inSection: section) }
    private func inset(_ section: Int) -> UIEdgeInsets {
        let own =
            answered(delegate?.collectionView(view, layout: layout, insetForSectionAt: section)) ?? layout.sectionInset
        let reference = referenceInsets
        return UIEdgeInsets(
            top: own.top + reference.top, left: own.left + reference.left, bottom: own.bottom + reference.bottom,
            right: own.right + reference.right)
    }
    /// What the reference of the section insets adds to them across the scroll direction, in points: the part of the
    /// safe area or the margins that the content inset does not cover already.
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
    private func lineSpacing(_ section: Int) -> CGFloat {
        answered(delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section))
            ?? layout.minimumLineSpacing
    }
    private func itemSpacing(_ section: Int) -> CGFloat {
        answered(delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
            ?? layout.minimumInteritemSpacing
    }
    private func header(_ section: Int) -> CGSize {
        answered(delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
            ?? layout.headerReferenceSize
    }
    private func footer(_ section: Int) -> CGSize {
        answered(delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
            ?? layout.footerReferenceSize
    }
    /// Returns the sizes of a section's items, and whether all have the layout's item size.
    private func sizes(_ section: Int) -> (sizes: [CGSize], areFixed: Bool) {
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

extension Unanswered {
    /// The insets that stand for an optional delegate method that is not implemented.
    static let insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    static let level = -1
}
