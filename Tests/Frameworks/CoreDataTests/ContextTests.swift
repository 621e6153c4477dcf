import CoreData
import LayoutSimUIKitTesting
import Testing
import UIKit

@MainActor @Suite struct ContextTests {
    /// What notifications told of books, as "+Emma", "*Emma" and "-Emma".
    private final class Record {
        var lines: [String] = []
        private var token: (any NSObjectProtocol)?

        init(_ name: NSNotification.Name, _ context: NSManagedObjectContext) {
            nonisolated(unsafe) weak let record = self
            token = NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                for (key, sign) in [
                    (NSInsertedObjectsKey, "+"), (NSUpdatedObjectsKey, "*"), (NSDeletedObjectsKey, "-"),
                ] {
                    let books = (note.userInfo?[key] as? Set<NSManagedObject> ?? []).compactMap { $0 as? Book }
                    unsafe record?.lines += books.map { sign + ($0.title ?? "") }.sorted()
                }
            }
        }
        deinit { if let token { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func `notifications tell what changed and what was saved`() throws {
        let context = Library.container().viewContext
        let changes = Record(.NSManagedObjectContextObjectsDidChange, context)
        let saves = Record(.NSManagedObjectContextDidSave, context)
        let emma = Library.book("Emma", in: context)
        context.processPendingChanges()
        emma.pages = 2
        let persuasion = Library.book("Persuasion", in: context)
        try context.save()
        #expect(changes.lines == ["+Emma", "+Persuasion", "*Emma"])
        #expect(saves.lines == ["+Emma", "+Persuasion"])
        emma.pages = 3
        context.delete(persuasion)
        try context.save()
        try context.save()
        #expect(saves.lines.dropFirst(2) == ["*Emma", "-Persuasion"])
    }

    @Test func `changes are told at the next turn of the main queue`() {
        let context = Library.container().viewContext
        let changes = Record(.NSManagedObjectContextObjectsDidChange, context)
        Library.book("Emma", in: context)
        #expect(changes.lines.isEmpty)
        advance(by: 0.1)
        #expect(changes.lines == ["+Emma"])
    }

    @Test func `children save to their parents`() throws {
        let container = Library.container()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = container.viewContext
        let book = Library.book("Emma", in: child)
        #expect(try Library.titles(container.viewContext) == [])
        try child.save()
        #expect(try Library.titles(container.viewContext) == ["Emma"] && container.viewContext.hasChanges)
        #expect(try Library.titles(container.newBackgroundContext()) == [])
        try container.viewContext.save()
        #expect(try Library.titles(container.newBackgroundContext()) == ["Emma"])
        book.title = "Clarissa"
        try child.save()
        #expect(try Library.titles(container.viewContext) == ["Clarissa"])
        child.delete(book)
        try child.save()
        #expect(try Library.titles(container.viewContext) == [])
    }

    @Test func `what others save is merged`() throws {
        let container = Library.container()
        container.viewContext.automaticallyMergesChangesFromParent = true
        let emma = Library.book("Emma", in: container.viewContext)
        try container.viewContext.save()
        container.performBackgroundTask { context in
            let book = context.object(with: emma.objectID) as? Book
            book?.pages = 7
            Library.book("Evelina", in: context)
            try? context.save()
        }
        #expect(emma.pages == 0)
        advance(by: 0.1)
        #expect(emma.pages == 7)
        #expect(try Library.titles(container.viewContext) == ["Emma", "Evelina"])
    }

    @Test(
        arguments: [
            (.errorMergePolicyType, nil), (.mergeByPropertyStoreTrumpMergePolicyType, "store 5"),
            (.mergeByPropertyObjectTrumpMergePolicyType, "object 5"), (.overwriteMergePolicyType, "object 0"),
            (.rollbackMergePolicyType, "store 5"),
        ] as [(NSMergePolicyType, String?)]) func `merge policies`(_ policy: NSMergePolicyType, _ result: String?)
        throws
    {
        let container = Library.container()
        let (one, other) = (container.viewContext, container.newBackgroundContext())
        let book = Library.book("old", in: one)
        try one.save()
        let same = try #require(other.object(with: book.objectID) as? Book)
        (same.title, same.pages) = ("store", 5)
        try other.save()
        book.title = "object"
        one.mergePolicy = NSMergePolicy(merge: policy)
        do {
            try one.save()
            #expect("\(book.title ?? "") \(book.pages)" == result)
        } catch {
            #expect(result == nil && (error as NSError).code == NSManagedObjectMergeError)
        }
    }

    @Test(
        arguments: [
            (.errorMergePolicyType, nil), (.mergeByPropertyStoreTrumpMergePolicyType, 1),
            (.mergeByPropertyObjectTrumpMergePolicyType, 2),
        ] as [(NSMergePolicyType, Int?)]) func `values that only one object may have`(
            _ policy: NSMergePolicyType, _ pages: Int?
        ) throws
    {
        let context = Library.container(Library.model(unique: [["title"]])).viewContext
        let shelf = Shelf(context: context)
        Library.book("Emma", 1, in: context).shelf = shelf
        try context.save()
        Library.book("Emma", 2, in: context)
        context.mergePolicy = NSMergePolicy(merge: policy)
        do {
            try context.save()
            let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
            #expect(books.map(\.pages) == [pages] && shelf.books == Set(books))
        } catch {
            #expect(pages == nil && (error as NSError).code == NSManagedObjectConstraintMergeError)
        }
    }

    @Test func `blocks of private contexts run at once, one after another`() async throws {
        let context = Library.container().newBackgroundContext()
        #expect(order(context) == [1, 2, 3])
        #expect(context.performAndWait { 4 } == 4)
        let count = try await context.perform { try context.count(for: NSFetchRequest<Book>(entityName: "Book")) }
        #expect(count == 0)
    }

    private func order(_ context: NSManagedObjectContext) -> [Int] {
        var order: [Int] = []
        context.perform {
            order.append(1)
            context.perform { order.append(3) }
            order.append(2)
        }
        return order
    }

    @Test func `reset forgets objects`() {
        let context = Library.container().viewContext
        let book = Library.book("Emma", in: context)
        #expect(context.registeredObjects == [book] && context.insertedObjects == [book])
        context.reset()
        #expect(context.registeredObjects.isEmpty && !context.hasChanges && book.managedObjectContext == nil)
    }
}
