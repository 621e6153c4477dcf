import LayoutSimUIKitTesting
import Testing
import UIKit

/// Whether a tap selects an item of a collection view in editing mode.
@MainActor @Suite struct CollectionEditingTests {
    struct Case: Sendable {
        var allowsSelection = true
        var isEditing = false
        var duringEditing = false
        var manyDuringEditing = false
        var selects: Bool
    }

    nonisolated static let cases = [
        Case(selects: true), Case(allowsSelection: false, selects: false), Case(isEditing: true, selects: false),
        Case(isEditing: true, duringEditing: true, selects: true),
        Case(isEditing: true, manyDuringEditing: true, selects: true),
        Case(allowsSelection: false, isEditing: true, duringEditing: true, selects: true),
    ]

    @Test(arguments: cases) func `a tap selects an item if the mode allows it`(_ mode: Case) throws {
        let rows = Rows()
        try onPhone(rows) { screen in
            let view = try #require(rows.collectionView)
            view.allowsSelection = mode.allowsSelection
            view.allowsSelectionDuringEditing = mode.duringEditing
            view.allowsMultipleSelectionDuringEditing = mode.manyDuringEditing
            view.isEditing = mode.isEditing
            try screen.tap("Owl")
            #expect(view.indexPathsForSelectedItems?.isEmpty == !mode.selects)
        }
    }

    private final class Rows: UICollectionViewController {
        init() {
            let list = UICollectionLayoutListConfiguration(appearance: .plain)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            if let cell = cell as? UICollectionViewListCell {
                var content = cell.defaultContentConfiguration()
                content.text = "Owl"
                cell.contentConfiguration = content
            }
            return cell
        }
    }
}
