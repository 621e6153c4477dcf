import CoreData

class Library {
    static let shared = Library()

    lazy var persistentContainer: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Shelves")
        container.loadPersistentStores { _, error in
            if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        return container
    }()

    var context: NSManagedObjectContext { persistentContainer.viewContext }

    func saveContext() {
        guard context.hasChanges else { return }
        do { try context.save() } catch { fatalError("\(error)") }
    }

    func removeAll() throws {
        for name in ["Shelf", "Book"] {
            let request: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest(entityName: name)
            try persistentContainer.persistentStoreCoordinator.execute(
                NSBatchDeleteRequest(fetchRequest: request), with: context)
        }
        context.reset()
    }

    static var compiledModel: NSManagedObjectModel? {
        guard let url = Bundle.main.url(forResource: "Shelves", withExtension: "momd") else { return nil }
        return NSManagedObjectModel(contentsOf: url)
    }
}
