import CoreData
import Foundation

/// A shelf of books.
@objc(Shelf)
public class Shelf: NSManagedObject {
    public override func awakeFromInsert() {
        super.awakeFromInsert()
        number = 1
    }
}

extension Shelf {
    /// Returns a request for all shelves.
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Shelf> {
        NSFetchRequest<Shelf>(entityName: "Shelf")
    }

    /// The name.
    @NSManaged public var name: String
    /// The number.
    @NSManaged public var number: Int16
    /// The books.
    @NSManaged public var books: Set<Book>
}

extension Shelf {
    /// Adds a book.
    @objc(addBooksObject:)
    @NSManaged public func addToBooks(_ value: Book)

    /// Removes books.
    @objc(removeBooks:)
    @NSManaged public func removeFromBooks(_ values: NSSet)
}

/// A note about a book.
@objc(Note)
public class Note: NSManagedObject {
    @objc var title: String { String((text ?? "").prefix(5)) }
}
