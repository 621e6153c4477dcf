import LayoutSimUIKitTesting
import Testing
import UIKit

/// Dragging between tables and views with interactions.
@MainActor @Suite final class DragTests {
    private var log: [String] = []
    private let controller = UIViewController()

    /// A table of words whose rows can be dragged, and that accepts words.
    private final class Words: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
        var words = ["ash", "beech", "cedar", "elm"]
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
        private unowned let test: DragTests

        init(_ test: DragTests) {
            self.test = test
            super.init()
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
            table.dataSource = self
            (table.dragDelegate, table.dropDelegate) = (self, self)
            test.controller.view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [DragTests.item(words[indexPath.row])] }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            test.log.append("row begins")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            test.log.append("row ended")
        }
        func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let item = coordinator.items.first, let word = item.dragItem.localObject as? String else { return }
            let row = coordinator.destinationIndexPath?.row ?? words.count
            test.log.append("row \(item.sourceIndexPath?.row ?? -1) to \(row)")
            tableView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    self.words.remove(at: source.row)
                    tableView.deleteRows(at: [source], with: .automatic)
                }
                self.words.insert(word, at: row)
                tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
        }
    }

    /// A view that provides a word and accepts words.
    private final class Card: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        let name: String
        let view: UIView
        var operation = UIDropOperation.copy
        var allowsMove = true
        private unowned let test: DragTests
        private(set) lazy var drag = UIDragInteraction(delegate: self)

        init(_ name: String, x: CGFloat, _ test: DragTests) {
            (self.name, self.test) = (name, test)
            view = UIView(frame: CGRect(x: x, y: 400, width: 80, height: 80))
            super.init()
            view.addInteraction(drag)
            view.addInteraction(UIDropInteraction(delegate: self))
            test.controller.view.addSubview(view)
        }

        private func tell(_ event: String) { test.log.append("\(name) \(event)") }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [DragTests.item(name)] }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            tell("begins")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool { allowsMove }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
        ) { tell("ends with \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { tell("ended") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            tell("entered")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            tell("exited")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            tell("takes \(session.items.compactMap { $0.localObject as? String }.joined())")
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            tell("concludes")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            tell("drop ended")
        }
    }

    private static func item(_ word: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: word as NSString))
        item.localObject = word
        return item
    }

    private func drag(_ from: CGPoint, _ to: CGPoint) throws {
        try onPhone(controller) { screen in
            try screen.press(from, forDuration: 0.6, thenDragTo: to)
        }
    }

    @Test func `a row is dropped at another place of its table`() throws {
        let words = Words(self)
        try drag(CGPoint(x: 100, y: 110), CGPoint(x: 100, y: 210))
        #expect(log == ["row begins", "row 0 to 2", "row ended"])
        #expect(words.words == ["beech", "cedar", "ash", "elm"])
        #expect(!words.table.hasActiveDrag && !words.table.hasActiveDrop)
    }

    @Test func `a view is dropped on another one`() throws {
        let cards = [Card("a", x: 20, self), Card("b", x: 200, self)]
        try drag(CGPoint(x: 60, y: 440), CGPoint(x: 240, y: 440))
        #expect(
            log == [
                "a begins", "a entered", "a exited", "b entered", "b takes a", "a ends with copy", "b concludes",
                "b drop ended", "a ended",
            ])
        _ = cards
    }

    @Test func `between views and tables`() throws {
        let (words, card) = (Words(self), Card("card", x: 20, self))
        try drag(CGPoint(x: 60, y: 440), CGPoint(x: 100, y: 150))
        #expect(words.words == ["ash", "card", "beech", "cedar", "elm"])
        log = []
        try drag(CGPoint(x: 100, y: 110), CGPoint(x: 60, y: 440))
        #expect(
            log == ["row begins", "card entered", "card takes ash", "card concludes", "card drop ended", "row ended"])
        _ = card
    }

    @Test(arguments: [(UIDropOperation.move, true, true), (.move, false, false), (.forbidden, true, false)])
    func `a move needs the source's consent`(operation: UIDropOperation, allowsMove: Bool, isTaken: Bool) throws {
        let (source, target) = (Card("a", x: 20, self), Card("b", x: 200, self))
        (source.allowsMove, target.operation) = (allowsMove, operation)
        try drag(CGPoint(x: 60, y: 440), CGPoint(x: 240, y: 440))
        #expect(log.contains("b takes a") == isTaken)
        #expect(log.contains("a ends with \(isTaken ? "move" : "cancel")"))
    }

    @Test func `an interaction that is disabled or gone drags nothing`() throws {
        let card = Card("a", x: 20, self)
        card.drag.isEnabled = false
        try drag(CGPoint(x: 60, y: 440), CGPoint(x: 240, y: 440))
        card.drag.isEnabled = true
        card.view.removeInteraction(card.drag)
        try drag(CGPoint(x: 60, y: 440), CGPoint(x: 240, y: 440))
        #expect(log.isEmpty)
    }
}
