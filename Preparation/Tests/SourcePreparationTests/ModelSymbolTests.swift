import Foundation
import Testing

@testable import SourcePreparation

@Suite struct ModelSymbolTests {
    private func text(_ entities: String, _ sources: [String: String] = ["App/A.swift": "let a = 1"]) throws -> String {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        func write(_ path: String, _ text: String) throws {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write("App/M.xcdatamodeld/M.xcdatamodel/contents", "<model>\(entities)</model>")
        for (path, source) in sources { try write(path, source) }
        let files = sources.keys.sorted().map { root.appendingPathComponent($0).path }
        let model = DataModelSource(at: root.appendingPathComponent("App/M.xcdatamodeld").path)
        return ModelSymbols.additions([model], files: files)[root.appendingPathComponent("App/A.swift").path] ?? ""
    }

    @Test(arguments: [
        ("Integer 16", true, "Int16"), ("Integer 64", false, "NSNumber?"), ("Boolean", true, "Bool"),
        ("Date", false, "Date?"), ("Date", true, "TimeInterval"), ("String", false, "String?"),
        ("Decimal", false, "NSDecimalNumber?"), ("Binary", false, "Data?"), ("URI", false, "URL?"),
        ("Transformable", false, "NSObject?"),
    ]) func `attributes have the types that Xcode gives them`(_ kind: String, _ isScalar: Bool, _ type: String) throws {
        let text = try text(
            """
            <entity name="E" representedClassName="E" codeGenerationType="class">
            <attribute name="a" attributeType="\(kind)" usesScalarValueType="\(isScalar ? "YES" : "NO")"/></entity>
            """)
        #expect(text.contains("public class E: NSManagedObject {}"))
        #expect(text.contains("public class func fetchRequest() -> NSFetchRequest<E> {"))
        #expect(text.contains("public var `a`: \(type) { get { _managed(self, \"a\") }"))
    }

    @Test func `relationships have their functions, and parents their classes`() throws {
        let text = try text(
            """
            <entity name="Base" representedClassName=".Thing" codeGenerationType="class"/>
            <entity name="E" representedClassName="E" parentEntity="Base" codeGenerationType="class">
            <relationship name="parts" toMany="YES" destinationEntity="Base"/>
            <relationship name="steps" toMany="YES" ordered="YES" destinationEntity="E"/>
            <relationship name="one" maxCount="1" destinationEntity="E"/></entity>
            """)
        #expect(text.contains("public class E: Thing {}"))
        for line in [
            "public var `parts`: NSSet? {", "public func addToParts(_ value: Thing) {",
            "public func removeFromParts(_ value: NSSet) {", "public var `steps`: NSOrderedSet? {",
            "public func insertIntoSteps(_ value: E, at idx: Int) {", "public var `one`: E? {",
        ] {
            #expect(text.contains(line))
        }
    }

    @Test func `categories and classes that the sources declare are not declared again`() throws {
        let entities = """
            <entity name="A" representedClassName="A" codeGenerationType="category"/>
            <entity name="B" representedClassName="B" codeGenerationType="class"/><entity name="C" representedClassName="C"/>
            """
        let text = try text(entities, ["App/A.swift": "class B: NSManagedObject {}"])
        #expect(!text.contains("class A:") && !text.contains("class B:") && !text.contains("extension C"))
        #expect(text.contains("extension A {") && text.contains("extension B {"))
        #expect(try self.text("<entity name=\"A\"") == "")
    }

    @Test func `a type within another is not the class of an entity`() throws {
        let entity = "<entity name=\"B\" representedClassName=\"B\" codeGenerationType=\"class\"/>"
        let text = try text(entity, ["App/A.swift": "struct Answer { struct B {} }"])
        #expect(text.contains("public class B: NSManagedObject {}"))
    }
}
