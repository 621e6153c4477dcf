import CoreData
import Testing
import UIKit

@MainActor @Suite struct ResultsTests {
    /// A delegate that writes down what it is told.
    private final class Reader: NSObject, NSFetchedResultsControllerDelegate {
        var lines: [String] = []
        var items: [Any] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            lines.append("will")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            lines.append("did \(controller.fetchedObjects?.count ?? -1)")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
            lines.append("\(type) \((anObject as? Book)?.title ?? "") \(places[0]) \(places[1])")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) { lines.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { items = snapshot.itemIdentifiers }
    }

    private let context: NSManagedObjectContext
    private let reader = Reader()

    init() throws {
        context = Library.container().viewContext
        for (title, pages) in [("A", 1), ("B", 1), ("D", 2)] { Library.book(title, pages, in: context) }
        try context.save()
    }

    private func controller(sections: String? = nil) throws -> NSFetchedResultsController<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [
            NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: "c")
        controller.delegate = reader
        try controller.performFetch()
        return controller
    }

    @Test func `results lie in sections`() throws {
        let results = try controller(sections: "pages")
        #expect(results.sections?.map(\.name) == ["1", "2"] && results.sections?[0].numberOfObjects == 2)
        #expect(results.object(at: IndexPath(row: 0, section: 1)).title == "D")
        let book = results.object(at: IndexPath(row: 1, section: 0))
        #expect(results.indexPath(forObject: book) == IndexPath(row: 1, section: 0))
        #expect(results.fetchedObjects?.compactMap(\.title) == ["A", "B", "D"])
        #expect(results.sectionIndexTitles == ["1", "2"] && reader.items.count == 3)
    }

    @Test func `insertions, deletions, changes and moves are told`() throws {
        let results = try controller()
        let books = try #require(results.fetchedObjects)
        Library.book("C", 1, in: context)
        context.processPendingChanges()
        context.delete(books[1])
        books[0].calls = []
        books[0].title = "A2"
        context.processPendingChanges()
        books[2].pages = 0
        context.processPendingChanges()
        #expect(
            reader.lines == [
                "will", "insert C - 0.2", "did 4", "will", "delete B 0.1 -", "update A2 0.0 -", "did 3", "will",
                "move D 0.2 0.0", "did 3",
            ])
        #expect(results.fetchedObjects?.compactMap(\.title) == ["D", "A2", "C"])
    }

    @Test func `sections come and go`() throws {
        let results = try controller(sections: "pages")
        let books = try #require(results.fetchedObjects)
        books[2].pages = 3
        context.processPendingChanges()
        #expect(
            reader.lines == ["will", "section delete 2 1", "section insert 3 1", "move D 1.0 1.0", "did 3"])
        results.delegate = nil
        context.delete(books[0])
        context.processPendingChanges()
        #expect(results.fetchedObjects?.count == 3)
    }
}
