import LayoutSimUIKitTesting
import Testing
import UIKit

/// Placeholders for rows and items while the data of a drop is loading.
@MainActor @Suite struct DropPlaceholderTests {
    enum Kind: CaseIterable { case table, collection }

    private func onPhone(_ kind: Kind, _ body: (Target) throws -> Void) throws {
        let (controller, target) = (UIViewController(), Target(kind))
        controller.view.addSubview(target.list)
        let source = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        source.addInteraction(UIDragInteraction(delegate: target))
        source.isUserInteractionEnabled = true
        controller.view.addSubview(source)
        try TouchTests.onPhone(controller, "iphone-6") { screen in
            try screen.press(source, forDuration: 0.6, thenDragTo: CGPoint(x: 50, y: 66))
            try body(target)
        }
    }

    @Test(arguments: Kind.allCases) func `a placeholder stands where its data will be`(_ kind: Kind) throws {
        try onPhone(kind) { target in
            #expect(target.shown == ["0", "waits", "1", "2"] && target.texts == ["0", "1", "2"])
            #expect(target.hasUncommittedUpdates)
            #expect(target.heights == (kind == .table ? [44, 60, 44, 44] : [44, 44, 44, 44]))
            // Cells after it are requested by the data source's index paths.
            target.asked = []
            target.list.frame.size.height = 50
            target.list.layoutIfNeeded()
            target.list.frame.size.height = 300
            target.list.layoutIfNeeded()
            #expect(target.asked.sorted() == [1, 2])
            #expect(target.shown == ["0", "waits", "1", "2"])
        }
    }

    @Test(arguments: Kind.allCases) func `its data takes its place`(_ kind: Kind) throws {
        try onPhone(kind) { target in
            #expect(target.commit("new"))
            #expect(target.texts == ["0", "new", "1", "2"] && target.shown == ["0", "new", "1", "2"])
            #expect(!target.hasUncommittedUpdates && !target.commit("again") && !target.delete())
        }
    }

    @Test(arguments: Kind.allCases) func `it leaves without data`(_ kind: Kind) throws {
        try onPhone(kind) { target in
            #expect(target.delete())
            #expect(target.shown == ["0", "1", "2"] && !target.hasUncommittedUpdates && !target.delete())
        }
    }

    @Test(arguments: Kind.allCases) func `reloading all takes it away`(_ kind: Kind) throws {
        try onPhone(kind) { target in
            (target.list as? UITableView)?.reloadData()
            (target.list as? UICollectionView)?.reloadData()
            target.list.layoutIfNeeded()
            #expect(target.shown == ["0", "1", "2"] && !target.commit("late"))
        }
    }
}

/// A list of three texts that accepts drops.
@MainActor private final class Target: NSObject, UIDragInteractionDelegate {
    let list: UIScrollView
    var texts = ["0", "1", "2"]
    /// The rows or items requested from the data source.
    var asked: [Int] = []
    private(set) var commit: (String) -> Bool = { _ in false }
    private(set) var delete: () -> Bool = { false }

    init(_ kind: DropPlaceholderTests.Kind) {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 300)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 44)
        layout.minimumLineSpacing = 0
        list = kind == .table ? UITableView(frame: frame) : UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init()
        if let table = list as? UITableView {
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
            (table.dataSource, table.dropDelegate) = (self, self)
        } else if let collection = list as? UICollectionView {
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "text")
            (collection.dataSource, collection.dropDelegate) = (self, self)
        }
    }

    private var cells: [UIView] {
        ((list as? UITableView)?.visibleCells ?? (list as? UICollectionView)?.visibleCells ?? [])
            .sorted { $0.frame.minY < $1.frame.minY }
    }
    var shown: [String] { cells.map { $0.accessibilityLabel ?? "" } }
    var heights: [CGFloat] { cells.map(\.frame.height) }
    var hasUncommittedUpdates: Bool {
        (list as? UITableView)?.hasUncommittedUpdates ?? (list as? UICollectionView)?.hasUncommittedUpdates ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))] }
}

extension Target: UITableViewDataSource, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath.row)
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        cell.accessibilityLabel = texts[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
        let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "text", rowHeight: 60)
        placeholder.cellUpdateHandler = { $0.accessibilityLabel = "waits" }
        let context = coordinator.drop(item.dragItem, to: placeholder)
        commit = { text in context.commitInsertion { self.texts.insert(text, at: $0.row) } }
        delete = { context.deletePlaceholder() }
    }
}

extension Target: UICollectionViewDataSource, UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        cell.accessibilityLabel = texts[indexPath.item]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
        let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "text")
        placeholder.cellUpdateHandler = { $0.accessibilityLabel = "waits" }
        let context = coordinator.drop(item.dragItem, to: placeholder)
        commit = { text in context.commitInsertion { self.texts.insert(text, at: $0.item) } }
        delete = { context.deletePlaceholder() }
    }
}
