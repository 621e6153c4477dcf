import UIKit

/// A flow layout whose metrics are proportional to the width of its view.
class ScaledFlowLayout: UICollectionViewFlowLayout {
    private let style: FlowStyle

    init(_ style: FlowStyle) {
        self.style = style
        super.init()
        scrollDirection = style.direction
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepare() {
        if let width = collectionView?.bounds.width { scale(to: width) }
        super.prepare()
    }

    private func scale(to width: CGFloat) {
        let figures = style.scaled(to: width)
        sectionInset = UIEdgeInsets(
            top: figures.inset, left: figures.inset, bottom: figures.inset, right: figures.inset)
        minimumLineSpacing = figures.lineSpacing
        // Two items, the insets and the spacing fill the width exactly; a rounding error must not cost a column. Full
        // lines are stretched to the edges, which restores the spacing.
        minimumInteritemSpacing = max(0, figures.interitemSpacing - 0.001)
        itemSize = figures.item
    }
}
