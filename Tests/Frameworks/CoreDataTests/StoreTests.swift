import CoreData
import Testing
import UIKit

@MainActor @Suite struct StoreTests {
    private func coordinator(_ url: URL, _ model: NSManagedObjectModel = Library.model()) throws
        -> NSPersistentStoreCoordinator
    {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        return coordinator
    }

    private func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.mainQueue)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    @Test func `a store keeps its objects for the process, and loses them with its file`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("layoutsim-\(UUID().uuidString).sqlite")
        let first = try context(coordinator(url))
        Library.book("Emma", in: first)
        try first.save()
        #expect(try Library.titles(context(coordinator(url))) == ["Emma"])
        #expect(FileManager.default.fileExists(atPath: url.path))
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
        #expect(Library.model().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        let other = NSManagedObjectModel()
        other.entities = [NSEntityDescription()]
        #expect(throws: (any Error).self) { _ = try coordinator(url, other) }
        try FileManager.default.removeItem(at: url)
        #expect(try Library.titles(context(coordinator(url))) == [])
        try coordinator(url).destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func `models are read from their files, whatever the name of the compiled one`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layoutsim-\(UUID().uuidString)")
        let version = folder.appendingPathComponent("Shop.xcdatamodeld/Shop.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = """
            <model>
            <entity name="Good" isAbstract="YES"><attribute name="price" attributeType="Decimal" defaultValueString="1.5"/>
              <attribute name="label" optional="YES" attributeType="String" derived="YES" derivationExpression="uppercase:(name)"/>
              <attribute name="name" attributeType="String" defaultValueString="x" maxValueString="3"/></entity>
            <entity name="Pen" parentEntity="Good"/>
            <fetchRequest name="Cheap" entity="Good" predicateString="price &lt; $LIMIT"/>
            </model>
            """
        try Data(contents.utf8).write(to: version.appendingPathComponent("contents"))
        for name in ["Shop.momd", "Shop.xcdatamodeld", "Shop.momd/Shop.mom", "Shop.xcdatamodeld/Shop.xcdatamodel"] {
            #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent(name))?.entities.count == 2)
        }
        #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Other.momd")) == nil)
        let model = try #require(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Shop.momd")))
        let context = Library.container(model).viewContext
        let pen = NSEntityDescription.insertNewObject(forEntityName: "Pen", into: context)
        #expect(pen.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "1.5"))
        try context.save()
        #expect(pen.value(forKey: "label") as? String == "X")
        for (limit, count) in [(1, 0), (2, 1)] {
            let cheap = model.fetchRequestFromTemplate(withName: "Cheap", substitutionVariables: ["LIMIT": limit])
            #expect(try context.fetch(#require(cheap)).count == count)
        }
        pen.setValue("long", forKey: "name")
        #expect(throws: (any Error).self) { try context.save() }
        try Data("<model><entity/></model>".utf8).write(to: version.appendingPathComponent("contents"))
        #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Shop.momd")) == nil)
    }
}
