import Testing
import UIKit

/// Cells of automatic size that were laid out before a window changes the size of its text.
@MainActor @Suite struct CellTextSizeTests {
    private final class Cell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.text = "Cell"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Cells: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func `they are measured again`() throws {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let cells = Cells(collectionViewLayout: flow)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = cells
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let small = try #require(cells.collectionView.visibleCells.first).frame.height

        window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        window.layoutIfNeeded()
        let cell = try #require(cells.collectionView.visibleCells.first as? Cell)
        #expect(cell.label.font.pointSize == 23)
        #expect(cell.frame.height > small + 5)
        #expect(abs(cell.frame.height - cell.label.bounds.height - 16) < 1)
    }
}
