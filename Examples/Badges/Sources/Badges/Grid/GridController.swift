import BadgeData
import UIKit

/// The pictures of the challenge patches in a grid; a tap shows a patch.
package final class GridController: UICollectionViewController {
    private let services: AppServices

    static func make(_ services: AppServices) -> GridController {
        UIStoryboard(name: "Badges", bundle: .module).instantiateViewController(identifier: "Grid") { coder in
            GridController(coder: coder, services: services)
        }
    }

    private init?(coder: NSCoder, services: AppServices) {
        self.services = services
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        services.analytics.record(AnalyticsEvent("GridController", .viewDidLoad))
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.itemSize = CGSize(width: services.itemSide, height: services.itemSide)
        services.grid.subscribe { [weak self] rows, change in self?.show(change, of: rows) }
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        services.analytics.record(AnalyticsEvent("GridController", .viewDidAppear))
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        services.analytics.record(AnalyticsEvent("GridController", .viewDidDisappear))
    }

    private func show(_ change: RowChange, of rows: BadgeRows<UIImage>) {
        services.analytics.record(AnalyticsEvent("GridController", change, of: rows.count))
        switch change {
        case .all: collectionView.reloadData()
        case .rows(let changed): collectionView.reloadItems(at: changed.map { IndexPath(item: $0, section: 0) })
        }
    }

    // MARK: Items

    package override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        services.grid.rows?.count ?? 0
    }

    package override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "badge", for: indexPath)
        let row = services.grid.rows?[indexPath.item]
        (cell as? GridCell)?.pictureView.image = row?.picture ?? .questionMark
        cell.accessibilityLabel = row?.badge.title
        return cell
    }

    package override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        // The grid must not change while it is requesting items.
        services.grid.rowWillAppear(indexPath.item) { action in DispatchQueue.main.async(execute: action) }
    }

    package override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        // A reloaded item leaves its old cell behind.
        guard !collectionView.indexPathsForVisibleItems.contains(indexPath) else { return }
        services.grid.rowDidDisappear(indexPath.item)
    }

    package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let badge = services.grid.rows?[indexPath.item]?.badge else {
            return collectionView.deselectItem(at: indexPath, animated: true)
        }
        services.analytics.record(AnalyticsEvent("GridController", .didSelect, about: badge.name.text))
        presentDetail(of: badge, services)
    }
}
