import LayoutSimUIKitTesting
import Testing
import UIKit

/// Items that are dragged to another place, or to another list.
@MainActor @Suite struct CollectionDragTests {
    private final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        let name: String
        var books: [String]
        let list: UICollectionView
        var operation = UIDropOperation.move
        private let log: (String) -> Void

        init(_ name: String, y: CGFloat, _ log: @escaping (String) -> Void) {
            (self.name, self.log) = (name, log)
            books = (0..<6).map { "\(name)\($0)" }
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 80)
            list = UICollectionView(frame: CGRect(x: 0, y: y, width: 375, height: 200), collectionViewLayout: layout)
            super.init()
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
            list.dataSource = self
            (list.dragDelegate, list.dropDelegate) = (self, self)
        }

        func place(_ item: Int) -> CGPoint {
            let frame = list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
            return list.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            books.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
            cell.accessibilityLabel = books[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            guard indexPath.item > 0 else { return [] }
            let item = UIDragItem(itemProvider: NSItemProvider(object: books[indexPath.item] as NSString))
            item.localObject = books[indexPath.item]
            session.localContext = name
            return [item]
        }
        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
            log("\(name) begins")
        }
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
            log("\(name) drag ends")
        }
        func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
            log("\(name) enter")
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
            log("\(name) exit")
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
            log("\(name) drop ends")
        }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let item = coordinator.items.first, let book = item.dragItem.localObject as? String,
                let path = coordinator.destinationIndexPath
            else { return log("\(name) drop nowhere") }
            let from = coordinator.session.localDragSession?.localContext as? String ?? ""
            log("\(name) drop \(item.sourceIndexPath.map { "\($0.item)" } ?? "of \(from)") at \(path.item)")
            collectionView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    self.books.remove(at: source.item)
                    collectionView.deleteItems(at: [source])
                }
                self.books.insert(book, at: path.item)
                collectionView.insertItems(at: [path])
            }
            coordinator.drop(item.dragItem, toItemAt: path)
        }
    }

    @MainActor private final class Library {
        var log: [String] = []
        let controller = UIViewController()
        private(set) lazy var shelves = [("a", 0.0), ("b", 300)].map { name, y in
            Shelf(name, y: y) { [weak self] in self?.log.append($0) }
        }
        init() { for shelf in shelves { controller.view.addSubview(shelf.list) } }
    }

    private let library = Library()

    @Test func `an item is dropped at another place of its list`() throws {
        let shelf = library.shelves[0]
        try onPhone(library.controller) { screen in
            try screen.press(shelf.place(1), forDuration: 0.6, thenDragTo: shelf.place(4))
            #expect(library.log == ["a begins", "a enter", "a drop 1 at 4", "a drop ends", "a drag ends"])
            #expect(shelf.books == ["a0", "a2", "a3", "a4", "a1", "a5"])
            #expect(!shelf.list.hasActiveDrag)
        }
    }

    @Test func `an item goes to another list`() throws {
        let (first, second) = (library.shelves[0], library.shelves[1])
        try onPhone(library.controller) { screen in
            try screen.press(first.place(1), forDuration: 0.6, thenDragTo: second.place(2))
            #expect(
                library.log == [
                    "a begins", "a enter", "a exit", "b enter", "b drop of a at 2", "b drop ends", "a drag ends",
                ])
            #expect(second.books == ["b0", "b1", "a1", "b2", "b3", "b4", "b5"])
        }
    }

    @Test func `a list that forbids the drop, and an item that is not given`() throws {
        let (first, second) = (library.shelves[0], library.shelves[1])
        second.operation = .forbidden
        try onPhone(library.controller) { screen in
            try screen.press(first.place(1), forDuration: 0.6, thenDragTo: second.place(2))
            #expect(
                library.log == ["a begins", "a enter", "a exit", "b enter", "b drop ends", "a drag ends"])
            library.log = []
            try screen.press(first.place(0), forDuration: 0.6, thenDragTo: first.place(2))
            first.list.dragInteractionEnabled = false
            try screen.press(first.place(1), forDuration: 0.6, thenDragTo: first.place(2))
            #expect(library.log == [])
        }
    }
}
