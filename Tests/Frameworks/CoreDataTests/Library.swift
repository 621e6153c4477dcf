import CoreData
import UIKit

/// A model of shelves and books, built in code.
final class Book: NSManagedObject {
    var title: String? {
        get { value(forKey: "title") as? String }
        set { setValue(newValue, forKey: "title") }
    }
    var pages: Int {
        get { value(forKey: "pages") as? Int ?? 0 }
        set { setValue(newValue, forKey: "pages") }
    }
    var shelf: Shelf? {
        get { value(forKey: "shelf") as? Shelf }
        set { setValue(newValue, forKey: "shelf") }
    }
    var calls: [String] = []

    override func awakeFromInsert() { calls.append("insert") }
    override func awakeFromFetch() { calls.append("fetch") }
    override func willSave() { calls.append("willSave") }
    override func didSave() { calls.append("didSave") }
    override func prepareForDeletion() { calls.append("prepareForDeletion") }
}

final class Shelf: NSManagedObject {
    var name: String? {
        get { value(forKey: "name") as? String }
        set { setValue(newValue, forKey: "name") }
    }
    var books: Set<Book> {
        get { value(forKey: "books") as? Set<Book> ?? [] }
        set { setValue(newValue, forKey: "books") }
    }
}

enum Library {
    static func model(
        deletion: NSDeleteRule = .nullifyDeleteRule, isOrdered: Bool = false, unique: [[Any]] = []
    ) -> NSManagedObjectModel {
        let (book, shelf) = (NSEntityDescription(), NSEntityDescription())
        (book.name, book.managedObjectClassName) = ("Book", NSStringFromClass(Book.self))
        (shelf.name, shelf.managedObjectClassName) = ("Shelf", NSStringFromClass(Shelf.self))
        let (toShelf, toBooks) = (NSRelationshipDescription(), NSRelationshipDescription())
        (toShelf.name, toShelf.destinationEntity, toShelf.maxCount) = ("shelf", shelf, 1)
        (toBooks.name, toBooks.destinationEntity, toBooks.isOrdered) = ("books", book, isOrdered)
        (toShelf.inverseRelationship, toBooks.inverseRelationship) = (toBooks, toShelf)
        toBooks.deleteRule = deletion
        book.properties = [
            attribute("title", .stringAttributeType, isOptional: false, default: "Untitled"),
            attribute("pages", .integer32AttributeType, default: 0), toShelf,
        ]
        book.uniquenessConstraints = unique
        shelf.properties = [attribute("name", .stringAttributeType), toBooks]
        let model = NSManagedObjectModel()
        model.entities = [book, shelf]
        return model
    }

    private static func attribute(
        _ name: String, _ type: NSAttributeType, isOptional: Bool = true, default value: Any? = nil
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, isOptional)
        attribute.defaultValue = value
        return attribute
    }

    /// Returns a container with a store of its own.
    static func container(_ model: NSManagedObjectModel = model()) -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
        container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in precondition(error == nil) }
        return container
    }

    @discardableResult
    static func book(_ title: String, _ pages: Int = 0, in context: NSManagedObjectContext) -> Book {
        let book = Book(context: context)
        (book.title, book.pages) = (title, pages)
        return book
    }

    static func titles(
        _ context: NSManagedObjectContext, _ format: String? = nil, _ arguments: [Any] = [],
        by descriptors: [NSSortDescriptor] = []
    ) throws -> [String] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = descriptors
        return try context.fetch(request).map { $0.title ?? "" }
    }
}
