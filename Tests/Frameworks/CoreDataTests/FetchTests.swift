import CoreData
import Testing
import UIKit

@MainActor @Suite struct FetchTests {
    private let context: NSManagedObjectContext

    init() throws {
        context = Library.container().viewContext
        let (novels, poems) = (Shelf(context: context), Shelf(context: context))
        (novels.name, poems.name) = ("Novels", "Poems")
        for (title, pages, shelf) in [
            ("Emma", 474, novels), ("Persuasion", 249, novels), ("Élégies", 90, poems), ("emile", 600, nil),
        ] {
            Library.book(title, pages, in: context).shelf = shelf
        }
        try context.save()
    }

    @Test(arguments: [
        ("title == 'Emma'", ["Emma"]), ("title ==[c] 'EMMA'", ["Emma"]),
        ("title BEGINSWITH[cd] 'e'", ["Emma", "Élégies", "emile"]), ("title CONTAINS 'm'", ["Emma", "emile"]),
        ("title LIKE '?m*'", ["Emma", "emile"]), ("title MATCHES '[EP].*a.*'", ["Emma", "Persuasion"]),
        ("pages BETWEEN {100, 500}", ["Emma", "Persuasion"]), ("pages IN {90, 600}", ["Élégies", "emile"]),
        ("pages > 200 AND NOT shelf == nil", ["Emma", "Persuasion"]), ("shelf = NIL", ["emile"]),
        ("shelf.name == 'Novels'", ["Emma", "Persuasion"]), ("shelf.books.@count == 1", ["Élégies"]),
        ("ANY shelf.books.pages < 100", ["Élégies"]), ("pages + 10 == 100", ["Élégies"]),
        ("SUBQUERY(shelf.books, $b, $b.pages > 300).@count == 1", ["Emma", "Persuasion"]),
        ("pages == shelf.books.@max.pages", ["Emma", "Élégies"]), ("FALSEPREDICATE", []),
    ]) func `objects that meet a predicate come in the order in which they were saved`(
        _ format: String, _ titles: [String]
    ) throws {
        #expect(try Library.titles(context, format) == titles)
    }

    @Test func `objects and sets are arguments`() throws {
        let shelves = try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf"))
        #expect(try Library.titles(context, "shelf == %@", [shelves[1]]) == ["Élégies"])
        #expect(try Library.titles(context, "shelf IN %@", [Set(shelves)]).count == 3)
        let emma = try #require(shelves[0].books.first { $0.title == "Emma" })
        #expect(try Library.titles(context, "SELF == %@", [emma.objectID]) == ["Emma"])
    }

    @Test func `order, limit and offset`() throws {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
        (request.fetchOffset, request.fetchLimit) = (1, 2)
        #expect(try context.fetch(request).map(\.pages) == [474, 249])
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
        #expect(try context.count(for: request) == 2)
        let byShelf = [
            NSSortDescriptor(key: "shelf.name", ascending: true), NSSortDescriptor(key: "pages", ascending: true),
        ]
        #expect(try Library.titles(context, by: byShelf) == ["emile", "Persuasion", "Emma", "Élégies"])
    }

    @Test func `changes that are not saved count`() throws {
        Library.book("Evelina", in: context)
        let emma = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        emma.title = "Clarissa"
        #expect(try Library.titles(context, "title BEGINSWITH 'E'") == ["Evelina"])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.includesPendingChanges = false
        request.predicate = NSPredicate(format: "title == 'Emma'")
        #expect(try context.fetch(request) == [emma])
    }

    @Test func `dictionaries, groups, identifiers and counts`() throws {
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["title"]
        #expect(try context.fetch(request).first == ["title": "Emma"])
        let sum = NSExpressionDescription()
        sum.name = "sum"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
        request.propertiesToFetch = ["shelf.name", sum]
        request.propertiesToGroupBy = ["shelf.name"]
        #expect(try context.fetch(request).map { $0["sum"] as? Int } == [723, 90, 600])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
        ids.resultType = .managedObjectIDResultType
        #expect(try context.fetch(ids).count == 4)
    }

    @Test func `many objects at once`() throws {
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "pages < 300")
        update.propertiesToUpdate = ["pages": 1]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        #expect(try Library.titles(context, "pages == 1") == ["Persuasion", "Élégies"])
        let insert = NSBatchInsertRequest(entityName: "Book", objects: [["title": "X"], ["title": "Y", "pages": 1]])
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        fetch.predicate = NSPredicate(format: "pages == 1")
        let deletion = NSBatchDeleteRequest(fetchRequest: fetch)
        deletion.resultType = .resultTypeObjectIDs
        #expect(((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])?.count == 3)
        #expect(try Library.titles(context) == ["Emma", "emile", "X"])
    }

    @Test func `an asynchronous fetch calls its closure`() throws {
        let background = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        background.persistentStoreCoordinator = context.persistentStoreCoordinator
        var count: Int?
        let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Book>(entityName: "Book")) {
            count = $0.finalResult?.count
        }
        try background.execute(request)
        #expect(count == 4)
    }

    @Test func `a key that the entity does not have is refused`() async {
        await #expect(processExitsWith: .signal(SIGABRT)) {
            let context = Library.container().viewContext
            Library.book("Emma", in: context)
            try context.save()
            _ = try Library.titles(context, "author == 'Austen'")
        }
    }
}
