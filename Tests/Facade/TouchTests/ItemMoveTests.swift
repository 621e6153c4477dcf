import LayoutSimUIKitTesting
import Testing
import UIKit

/// Items that fingers and code move.
@MainActor @Suite struct ItemMoveTests {
    private final class Board: UICollectionViewController {
        var cards = (0..<9).map { "\($0)" }
        var log: [String] = []

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 80)
            super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { cards.count }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
            cell.accessibilityLabel = cards[indexPath.item]
            return cell
        }
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item > 0
        }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to path: IndexPath
        ) {
            log.append("move \(sourceIndexPath.item) to \(path.item)")
            cards.insert(cards.remove(at: sourceIndexPath.item), at: path.item)
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { proposedIndexPath.item == 0 ? currentIndexPath : proposedIndexPath }

        /// The titles of the cards in their current order.
        var seen: [String?] {
            collectionView.layoutIfNeeded()
            return collectionView.visibleCells.sorted {
                ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
            }
            .map(\.accessibilityLabel)
        }
    }

    private let board = Board()

    private func place(_ item: Int) -> CGPoint {
        let attributes = board.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        return board.collectionView.convert(attributes?.center ?? .zero, to: nil)
    }

    @Test(arguments: [
        (1, 4, ["move 1 to 4"]), (4, 0, []), (0, 4, []),
    ]) func `a finger that rests on an item moves it`(_ item: Int, _ goal: Int, _ log: [String]) throws {
        try onPhone(board) { screen in
            try screen.press(place(item), forDuration: 0.6, thenDragTo: place(goal))
            #expect(board.log == log)
            #expect(board.seen == board.cards)
        }
    }

    @Test func `a list whose controller wants no gesture only scrolls`() throws {
        board.installsStandardGestureForInteractiveMovement = false
        try onPhone(board) { screen in
            try screen.press(place(1), forDuration: 0.6, thenDragTo: place(4))
            #expect(board.log == [])
        }
    }

    @Test(arguments: [true, false]) func `code moves an item with a gesture of its own`(isDone: Bool) throws {
        try onPhone(board) { _ in
            let list = try #require(board.collectionView)
            #expect(!list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
            let cell = try #require(list.cellForItem(at: IndexPath(item: 2, section: 0)))
            list.updateInteractiveMovementTargetPosition(place(7))
            #expect(cell.center == place(7))
            if isDone { list.endInteractiveMovement() } else { list.cancelInteractiveMovement() }
            #expect(board.log == (isDone ? ["move 2 to 7"] : []))
            #expect(board.seen == board.cards)
            list.layoutIfNeeded()
            #expect(list.indexPath(for: cell)?.item == (isDone ? 7 : 2))
        }
    }
}
