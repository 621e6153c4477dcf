import Foundation
import SwiftData
import SwiftUI
import Testing
import UIKit

@Model private final class Shelf {
    var name: String
    @Relationship(deleteRule: .cascade) var books: [Book] = []
    @Transient var isOpen = false

    init(name: String) { self.name = name }
}

@Model private final class Book {
    @Attribute(.unique) var title: String
    var pages: Int
    var shelf: Shelf?

    init(title: String, pages: Int = 1) {
        self.title = title
        self.pages = pages
    }
}

@ModelActor private actor Library {
    func add(_ title: String) throws -> Int {
        modelContext.insert(Book(title: title))
        try modelContext.save()
        return try modelContext.fetchCount(FetchDescriptor<Book>())
    }
}

@Suite @MainActor struct ModelTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try ModelContainer(
            for: Shelf.self, Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test func `models are found by a condition in an order`() throws {
        for (title, pages) in [("B", 3), ("C", 30), ("A", 20)] { context.insert(Book(title: title, pages: pages)) }
        var descriptor = FetchDescriptor<Book>(
            predicate: #Predicate { $0.pages > 10 }, sortBy: [SortDescriptor(\.title)])
        #expect(try context.fetch(descriptor).map(\.title) == ["A", "C"])
        descriptor.fetchLimit = 1
        #expect(try context.fetchCount(descriptor) == 1)
        #expect(try context.fetch(FetchDescriptor<Shelf>()).isEmpty)
    }

    @Test func `an actor works with the models of its container`() async throws {
        let library = Library(modelContainer: container)
        #expect(try await library.add("A") == 1)
        #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["A"])
    }

    @Test func `related models are stored with a model, and deleted ones are not found`() throws {
        let (shelf, book) = (Shelf(name: "S"), Book(title: "A"))
        shelf.books = [book]
        context.insert(shelf)
        #expect(try context.fetch(FetchDescriptor<Book>()) == [book])
        #expect(book.modelContext == context && context.hasChanges)
        try context.save()
        context.delete(book)
        #expect(try context.fetch(FetchDescriptor<Book>()).isEmpty)
        context.rollback()
        #expect(try context.fetch(FetchDescriptor<Book>()) == [book])
    }

    private struct Titles: View {
        @Query(sort: \Book.title, order: .reverse) var books: [Book]

        var body: some View { ForEach(books) { Text($0.title) } }
    }

    @Test func `a query follows its models`() {
        let first = Book(title: "A")
        context.insert(first)
        let controller = UIHostingController(rootView: Titles().modelContainer(container))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = controller
        window.isHidden = false
        func texts() -> [String] {
            window.layoutIfNeeded()
            var (found, open) = ([String](), [controller.view as UIView])
            while let view = open.popLast() {
                if let text = (view as? UILabel)?.text { found.append(text) }
                open += view.subviews.reversed()
            }
            return found
        }
        #expect(texts() == ["A"])
        context.insert(Book(title: "B"))
        #expect(texts() == ["B", "A"])
        first.title = "C"
        #expect(texts() == ["C", "B"])
    }
}
