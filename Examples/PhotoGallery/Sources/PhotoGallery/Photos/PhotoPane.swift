import PhotoData
import UIKit

/// A collection view of the photos that reports the visible ones to the model.
@MainActor final class PhotoPane: NSObject {
    let view: UICollectionView
    let style: FlowStyle
    /// The color of items behind and before their pictures.
    var itemColor = UIColor.emptyItem
    /// The fade-in duration of cached pictures, in seconds.
    var arrival: TimeInterval = 0
    var didSelect: ((Int) -> Void)?
    private let model: PhotoModel<UIImage>
    private let hasFooter: Bool
    private let cellsFetchPictures: Bool
    /// Whether the current layout has the footer.
    private var showsFooter = false
    private var seen: Set<Int> = []

    /// The fade-in duration of pictures, in seconds.
    static let firstFade: TimeInterval = 0.5
    static let fadeAfterTransition: TimeInterval = 0.7

    init(_ kind: FlowStyle.Kind, _ model: PhotoModel<UIImage>, version: Version, frame: CGRect) {
        style = FlowStyle(kind, version)
        self.model = model
        hasFooter = kind == .gallery && version.hasFooter
        cellsFetchPictures = version.cellsFetchPictures
        let layout = kind == .gallery ? ScaledFlowLayout(style) : PreviewFlowLayout(style)
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .clear
        view.contentInsetAdjustmentBehavior = .never
        view.isPagingEnabled = style.isPaging
        view.showsHorizontalScrollIndicator = !style.isPaging
        view.register(
            cellsFetchPictures ? FetchingPhotoCell.self : PhotoCell.self,
            forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
        view.register(
            FetchingFooter.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: FetchingFooter.reuseIdentifier)
        view.dataSource = self
        view.delegate = self
    }

    /// The first visible item.
    var firstVisibleItem: Int? { view.indexPathsForVisibleItems.min()?.item }

    func scroll(to item: Int) {
        guard item < model.photos.count else { return }
        let position: UICollectionView.ScrollPosition =
            style.direction == .vertical ? .centeredVertically : .centeredHorizontally
        view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    }

    /// Removes the view; its photos no longer count as visible.
    func close() {
        view.removeFromSuperview()
        view.dataSource = nil
        for cell in fetchingCells { cell.stop() }
        for item in seen { model.itemDidDisappear(item) }
        seen = []
    }

    // MARK: Changes

    func show(_ change: PhotoModel<UIImage>.Change) {
        switch change {
        case .appended(let items): insert(items)
        case .fetching: updateFooter()
        case .pictures(let items): for item in items { showPicture(of: item) }
        case .retrying: for cell in fetchingCells { cell.start() }
        }
    }

    /// The visible cells that load their own pictures.
    private var fetchingCells: [FetchingPhotoCell] { view.visibleCells.compactMap { $0 as? FetchingPhotoCell } }

    private func insert(_ items: Range<Int>) {
        guard view.numberOfItems(inSection: 0) == items.lowerBound else { return view.reloadData() }
        view.insertItems(at: items.map { IndexPath(item: $0, section: 0) })
    }

    private func updateFooter() {
        guard hasFooter else { return }
        // The list may be requesting an item right now; its layout must not change meanwhile.
        DispatchQueue.main.async { [weak self] in
            guard let self, showsFooter != model.isFetching else { return }
            view.collectionViewLayout.invalidateLayout()
        }
    }

    private func showPicture(of item: Int) {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) as? PhotoCell else { return }
        fill(cell, with: item, fading: Self.firstFade)
    }

    private func fill(_ cell: PhotoCell, with item: Int, fading duration: TimeInterval) {
        guard !(cell is FetchingPhotoCell), !cell.hasThumbnail, let thumbnail = model.thumbnail(of: item) else {
            return
        }
        cell.show(thumbnail: thumbnail, fading: duration)
    }
}

extension PhotoPane: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
        cell.backgroundColor = itemColor
        cell.accessibilityLabel = model.photos[indexPath.item].filename
        switch cell {
        case let cell as FetchingPhotoCell: cell.take(model.cellModel(of: indexPath.item), fading: arrival)
        case let cell as PhotoCell: fill(cell, with: indexPath.item, fading: arrival)
        default: break
        }
        model.itemWasAsked(indexPath.item)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: FetchingFooter.reuseIdentifier, for: indexPath)
    }
}

extension PhotoPane: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let photo = model.photos[indexPath.item]
        return style.kind == .gallery
            ? PhotoSize.gallery(photo, width: collectionView.bounds.width, style)
            : PhotoSize.preview(photo, in: collectionView.bounds.size)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        showsFooter = hasFooter && model.isFetching
        return showsFooter ? CGSize(width: collectionView.bounds.width, height: FlowStyle.footerHeight) : .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if let cell = cell as? FetchingPhotoCell { return cell.start() }
        if seen.insert(indexPath.item).inserted { model.itemWillAppear(indexPath.item) }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if let cell = cell as? FetchingPhotoCell { return cell.stop() }
        if seen.remove(indexPath.item) != nil { model.itemDidDisappear(indexPath.item) }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        didSelect?(indexPath.item)
    }
}
