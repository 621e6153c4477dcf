import CoreData
import UIKit
import XCTest

@testable import Shelves

final class ShelvesTests: XCTestCase {
    private let library = Library.shared
    private var context: NSManagedObjectContext { library.context }

    override func setUpWithError() throws {
        try library.removeAll()
        let shelf = Shelf(context: context)
        shelf.name = "Novels"
        for (title, pages) in [("Persuasion", 249), ("Emma", 474)] {
            let book = Book(context: context)
            book.title = title
            book.pages = Int32(pages)
            shelf.addToBooks(book)
        }
        library.saveContext()
    }

    func testGeneratedAndWrittenProperties() throws {
        let shelf = try XCTUnwrap(context.fetch(Shelf.fetchRequest()).first)
        XCTAssertEqual(shelf.number, 1)
        XCTAssertEqual(shelf.books.map { $0.title ?? "" }.sorted(), ["Emma", "Persuasion"])
        let emma = try XCTUnwrap(shelf.books.first { $0.title == "Emma" })
        XCTAssertNil(emma.added)
        XCTAssertFalse(emma.isRead)
        for text in ["First", "Second note"] {
            let note = Note(context: context)
            note.text = text
            emma.addToNotes(note)
        }
        emma.removeFromNotes(at: 0)
        XCTAssertEqual((emma.notes?.firstObject as? Note)?.title, "Secon")
        XCTAssertEqual(emma.value(forKeyPath: "notes.@count") as? Int, 1)
        shelf.removeFromBooks(NSSet(object: emma))
        XCTAssertNil(emma.shelf)
    }

    func testTheListFollowsItsObjects() throws {
        let controller = BooksViewController(context: context)
        let navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        func texts() -> [String?] {
            controller.tableView.layoutIfNeeded()
            return controller.tableView.visibleCells.map { $0.textLabel?.text }
        }
        XCTAssertEqual(texts(), ["Emma (474)", "Persuasion (249)"])
        XCTAssertEqual(controller.tableView(controller.tableView, titleForHeaderInSection: 0), "Novels")
        let books = try context.fetch(Book.fetchRequest())
        books[0].title = "Anne"
        let shelf = Shelf(context: context)
        shelf.name = "Poems"
        let poems = Book(context: context)
        poems.title = "Odes"
        poems.shelf = shelf
        context.processPendingChanges()
        XCTAssertEqual(texts(), ["Anne (249)", "Emma (474)", "Odes (0)"])
        controller.tableView(controller.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 1))
        books[1].isRead = true
        context.processPendingChanges()
        XCTAssertEqual(texts(), ["Anne (249)"])
        controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(navigation.topViewController?.title, "Anne")
    }

    func testWorkInTheBackgroundReachesTheList() async throws {
        try await library.persistentContainer.performBackgroundTask { context in
            let book = Book(context: context)
            book.title = "Evelina"
            try context.save()
        }
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.predicate = NSPredicate(format: "title BEGINSWITH[c] %@ AND shelf == nil", "e")
        XCTAssertEqual(try context.fetch(request).map(\.title), ["Evelina"])
        let count = try context.count(for: Book.fetchRequest() as! NSFetchRequest<NSFetchRequestResult>)
        XCTAssertEqual(count, 3)
    }

    func testTheCompiledModelIsFound() {
        XCTAssertEqual(Library.compiledModel?.entitiesByName.keys.sorted(), ["Book", "Note", "Shelf"])
    }
}
