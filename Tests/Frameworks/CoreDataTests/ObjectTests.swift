import CoreData
import Testing
import UIKit

@MainActor @Suite struct ObjectTests {
    @Test func `new objects have defaults, and changes until they are saved`() throws {
        let context = Library.container().viewContext
        let book = Book(context: context)
        #expect(book.title == "Untitled" && book.isInserted && book.objectID.isTemporaryID)
        book.title = "Emma"
        try context.save()
        #expect(!book.hasChanges && !book.objectID.isTemporaryID && book.changedValues().isEmpty)
        book.pages = 300
        #expect(book.isUpdated && book.changedValues() as? [String: Int] == ["pages": 300])
        #expect(book.committedValues(forKeys: ["pages"]) as? [String: Int] == ["pages": 0])
        #expect(book.calls == ["insert", "willSave", "didSave"])
        context.rollback()
        #expect(book.pages == 0 && !context.hasChanges && book.title == "Emma")
    }

    @Test func `an object without an entity belongs to no context`() {
        func made<Object: NSManagedObject>(_ type: Object.Type) -> Object { Object() }
        let book = made(Book.self)
        #expect(book.managedObjectContext == nil && !book.isInserted)
    }

    @Test func `relationships keep their inverses`() {
        let context = Library.container().viewContext
        let (one, other) = (Shelf(context: context), Shelf(context: context))
        let (emma, persuasion) = (Library.book("Emma", in: context), Library.book("Persuasion", in: context))
        one.books = [emma, persuasion]
        #expect(emma.shelf === one && persuasion.shelf === one)
        emma.shelf = other
        #expect(one.books == [persuasion] && other.books == [emma])
        one.mutableSetValue(forKey: "books").add(emma)
        #expect(one.books.count == 2 && other.books.isEmpty && emma.shelf === one)
        emma.shelf = nil
        #expect(one.books == [persuasion])
    }

    @Test(arguments: [
        (NSDeleteRule.nullifyDeleteRule, 2, true), (.cascadeDeleteRule, 0, true), (.denyDeleteRule, 2, false),
        (.noActionDeleteRule, 2, true),
    ]) func `deletion rules`(_ rule: NSDeleteRule, _ books: Int, _ isDeleted: Bool) throws {
        let context = Library.container(Library.model(deletion: rule)).viewContext
        let shelf = Shelf(context: context)
        shelf.books = [Library.book("A", in: context), Library.book("B", in: context)]
        try context.save()
        context.delete(shelf)
        #expect(shelf.isDeleted)
        do {
            try context.save()
            #expect(isDeleted && shelf.managedObjectContext == nil)
        } catch {
            #expect(!isDeleted && (error as NSError).code == NSValidationRelationshipDeniedDeleteError)
            context.rollback()
        }
        #expect(try Library.titles(context).count == books)
    }

    @Test func `ordered relationships and functions that are generated for them`() {
        let context = Library.container(Library.model(isOrdered: true)).viewContext
        let shelf = Shelf(context: context)
        let books = ["A", "B", "C"].map { Library.book($0, in: context) }
        func titles() -> [String?] {
            (shelf.value(forKey: "books") as? NSOrderedSet ?? []).map { ($0 as? Book)?.title }
        }
        _callManaged(shelf, "addToBooks(_:)", books[0])
        _callManaged(shelf, "addToBooks(_:)", NSOrderedSet(array: [books[1]]))
        _callManaged(shelf, "insertIntoBooks(_:at:)", books[2], 0)
        #expect(titles() == ["C", "A", "B"])
        _callManaged(shelf, "removeFromBooks(at:)", 1)
        #expect(titles() == ["C", "B"] && books[0].shelf == nil)
        _callManaged(shelf, "replaceBooks(at:with:)", 0, books[0])
        #expect(titles() == ["A", "B"])
        shelf.mutableOrderedSetValue(forKey: "books").removeObject(at: 0)
        #expect(titles() == ["B"])
    }

    @Test func `missing and unacceptable values`() async throws {
        let context = Library.container().viewContext
        let book = Library.book("Emma", in: context)
        book.title = nil
        let error = try #require(throws: NSError.self) { try context.save() }
        #expect(error.code == NSValidationMissingMandatoryPropertyError)
        #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "title")
        Library.book("x", in: context).title = nil
        let all = try #require(throws: NSError.self) { try context.save() }
        #expect(all.code == NSValidationMultipleErrorsError)
        #expect((all.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
        await #expect(processExitsWith: .signal(SIGABRT)) {
            let book = Library.book("Emma", in: Library.container().viewContext)
            book.setValue(5, forKey: "title")
        }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            _ = Library.book("Emma", in: Library.container().viewContext).value(forKey: "author")
        }
    }

    @Test func `faults read their values when they are used`() throws {
        let container = Library.container()
        Library.book("Emma", 300, in: container.viewContext)
        try container.viewContext.save()
        let context = container.newBackgroundContext()
        let book = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        #expect(book.isFault && book.calls.isEmpty)
        #expect(book.pages == 300 && !book.isFault && book.calls == ["fetch"])
        book.pages = 1
        context.refresh(book, mergeChanges: false)
        #expect(book.isFault && book.pages == 300)
        let id = book.objectID
        #expect(try context.existingObject(with: id) === book && context.object(with: id) === book)
        let coordinator = container.persistentStoreCoordinator
        #expect(coordinator.managedObjectID(forURIRepresentation: id.uriRepresentation()) == id)
        context.delete(book)
        #expect(book.calls.last == "prepareForDeletion")
        try context.save()
        #expect(throws: (any Error).self) { try context.existingObject(with: id) }
    }
}
