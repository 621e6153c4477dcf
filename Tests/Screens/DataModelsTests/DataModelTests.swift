import Foundation
import LayoutSimDataModels
import LayoutSimFiles
import Testing

@Suite struct DataModelTests {
    private func model(_ contents: String) throws -> DataModel {
        try DataModel(parsing: Array("<model>\(contents)</model>".utf8), file: "M/contents")
    }

    @Test func `entities have their attributes and relationships`() throws {
        let model = try model(
            """
            <entity name="Shop" representedClassName=".Shop" syncable="YES" codeGenerationType="class">
              <attribute name="name" attributeType="String" defaultValueString="New" minValueString="2"/>
              <attribute name="opened" optional="YES" attributeType="Date" defaultDateTimeInterval="86400"/>
              <attribute name="size" attributeType="Integer 16" usesScalarValueType="YES" transient="YES"/>
              <attribute name="count" attributeType="Integer 64" derived="YES" derivationExpression="goods.@count"/>
              <relationship name="goods" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Good" inverseName="shop" inverseEntity="Good"/>
              <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
              <userInfo><entry key="a" value="b"/></userInfo>
            </entity>
            <entity name="Good" isAbstract="YES">
              <relationship name="shop" maxCount="1" deletionRule="Nullify" destinationEntity="Shop" inverseName="goods"/>
              <fetchedProperty name="others"><fetchRequest name="x" entity="Good" predicateString="shop == $FETCH_SOURCE.shop"/></fetchedProperty>
            </entity>
            <entity name="Book" parentEntity="Good"/>
            <fetchRequest name="All" entity="Shop" predicateString="name == $NAME" fetchLimit="3"/>
            <configuration name="Cloud"><memberEntity name="Shop"/></configuration>
            """)
        let shop = model.entities[0]
        #expect(shop.className == "Shop" && shop.generation == .class)
        #expect(shop.attributes.map(\.kind) == [.string, .date, .int16, .int64])
        #expect(shop.attributes.map(\.defaultText) == ["New", "86400", nil, nil])
        #expect(shop.attributes.map(\.isOptional) == [false, true, false, false])
        #expect(shop.attributes.map(\.isTransient) == [false, false, true, true])
        #expect(shop.attributes[0].least == 2 && shop.attributes[3].derivation == "goods.@count")
        #expect(shop.relationships[0].isToMany && shop.relationships[0].isOrdered)
        #expect(shop.relationships[0].deletion == .cascade && shop.constraints == [["name"]])
        #expect(model.entities[1].isAbstract && model.entities[1].className == nil)
        #expect(!model.entities[1].relationships[0].isToMany && model.entities[1].fetched[0].name == "others")
        #expect(model.entities[2].parent == "Good")
        #expect(model.requests[0].limit == 3 && model.configurations[0].entities == ["Shop"])
    }

    @Test(arguments: [
        ("<entity/>", "M/contents:1: error: a 'entity' has no name; give it one in Xcode"),
        ("<entity name='A' parentEntity='B'/>", "entity 'A' has the parent 'B', which the model does not have"),
        ("<entity name='A' parentEntity='A'/>", "entity 'A' is its own ancestor by 'A'"),
        ("<entity name='A'/><entity name='A'/>", "there are two entities 'A'"),
        ("<entity name='A'><attribute name='x' attributeType='Int'/></entity>", "the unknown type 'Int'"),
        (
            "<entity name='A'><attribute name='x'/><attribute name='x'/></entity>",
            "entity 'A' has two properties 'x'"
        ),
        ("<entity name='A'><relationship name='b'/></entity>", "relationship 'A.b' has no destination"),
        (
            "<entity name='A'><relationship name='b' destinationEntity='B'/></entity>",
            "relationship 'A.b' leads to 'B', which the model does not have"
        ),
        (
            "<entity name='A'><relationship name='b' destinationEntity='A' inverseName='c'/></entity>",
            "relationship 'A.b' has the inverse 'A.c', which the model does not have"
        ),
        (
            "<entity name='A'><relationship name='b' destinationEntity='A' deletionRule='Burn'/></entity>",
            "the unknown deletion rule 'Burn'"
        ),
        ("<fetchRequest name='All' entity='A'/>", "fetch request 'All' has the entity 'A'"),
        ("<entity name='A' codeGenerationType='x'/>", "the code generation 'x'"),
        ("<entity name='A'>", "the XML is broken"),
    ]) func `a model that makes no sense is refused with its place`(_ contents: String, _ message: String) throws {
        let error = try #require(throws: DataModelError.self) { _ = try model(contents) }
        #expect(error.description.contains(message))
        #expect(error.description.hasPrefix("M/contents:1: error: ") && !error.description.contains("\n"))
    }

    @Test func `the current version is the one that the folder names`() throws {
        let folder = NSTemporaryDirectory() + "layoutsim-models-" + UUID().uuidString
        let model = folder + "/Shop.xcdatamodeld"
        for name in ["A", "B"] {
            try Folder("\(model)/\(name).xcdatamodel").create()
            try File("\(model)/\(name).xcdatamodel/contents").write("<model><entity name='\(name)'/></model>")
        }
        #expect(try DataModelFolder(model).model().entities.map(\.name) == ["A"])
        let key = "<key>_XCCurrentVersionName</key>"
        try File(model + "/.xccurrentversion").write(
            "<plist version='1.0'><dict>\(key)<string>B.xcdatamodel</string></dict></plist>")
        #expect(try DataModelFolder(model).model().entities.map(\.name) == ["B"])
        #expect(try DataModelFolder(model).versions().map(\.name) == ["B", "A"])
        try File(model + "/.xccurrentversion").write(
            "<plist version='1.0'><dict>\(key)<string>C.xcdatamodel</string></dict></plist>")
        let error = try #require(throws: DataModelError.self) { _ = try DataModelFolder(model).model() }
        #expect(error.description.contains("the current version 'C.xcdatamodel' does not exist"))
        try Folder(folder).removeAll()
    }
}
