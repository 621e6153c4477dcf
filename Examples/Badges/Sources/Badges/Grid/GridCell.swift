import UIKit

/// A picture that fills its item, and is pale while selected.
final class GridCell: UICollectionViewCell {
    @IBOutlet private(set) var pictureView: UIImageView!

    override var isHighlighted: Bool {
        didSet { shade() }
    }

    override var isSelected: Bool {
        didSet { shade() }
    }

    private func shade() { pictureView.alpha = isHighlighted || isSelected ? 0.5 : 1 }
}
