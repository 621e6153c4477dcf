import UIKit

/// The pictures of the badges in a grid.
final class PrototypeGridController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        PrototypeBadge.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "badge", for: indexPath)
        let badge = PrototypeBadge(number: indexPath.item)
        (cell as? PrototypeGridCell)?.pictureView.image = badge.picture
        cell.accessibilityLabel = badge.title
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? PrototypeDetailController,
            let cell = sender as? UICollectionViewCell, let path = collectionView.indexPath(for: cell)
        else { return }
        detail.badge = PrototypeBadge(number: path.item)
    }
}

final class PrototypeGridCell: UICollectionViewCell {
    @IBOutlet private(set) var pictureView: UIImageView!
}
