import LayoutSimDataModels
import LayoutSimFoundation

extension FuzzTarget {
    /// The models of Core Data.
    static let dataModel = FuzzTarget(
        name: "data-model", seeds: [Array(seed.utf8)],
        dictionary: [
            "entity", "attribute", "relationship", "fetchedProperty", "fetchRequest", "configuration", "memberEntity",
            "uniquenessConstraints", "userInfo", "parentEntity", "inverseName", "destinationEntity", "YES", "Cascade",
            "Integer 16", "Transformable", "class", "Pen", "Good",
        ],
        isMarkup: true,
        read: { bytes in
            let model = try DataModel(parsing: bytes, file: "fuzz/contents")
            for request in model.requests { _ = request.predicate.map { PredicateParser.form($0, []) } }
        })

    /// Formats of predicates, evaluated for a dictionary.
    static let predicate = FuzzTarget(
        name: "predicate",
        seeds: [
            "name BEGINSWITH[cd] 'a' AND (age >= 18 OR NOT ANY tags.name IN {'x', 2})",
            "SUBQUERY(tags, $t, $t.name LIKE 'a*').@count > 0 && SELF.age BETWEEN {1, 2 * (3 + age)}",
            "tags.@max.age == max:(tags.age) || uppercase:(name) MATCHES '[A-Z]+' OR tags[FIRST].name == $n",
        ],
        dictionary: [
            "ANY", "ALL", "NONE", "SUBQUERY(", "$t", "@count", "@sum.age", "BETWEEN", "{", "}", "(", ")", "NOT",
            "TRUEPREDICATE", "MATCHES", "%@", "%K", "CAST(", "sum:", "[cd]", "**", "-", "SELF", "nil",
        ],
        read: { bytes in
            let format = String(decoding: bytes, as: UTF8.self)
            guard let form = PredicateParser.form(format, ["name", "x"]) else {
                throw DataModelError("fuzz", "the format is not understood")
            }
            let tags: [[String: Any]] = [["name": "a", "age": 1], ["name": "b"]]
            _ = form.holds(for: PredicateSubject(["name": "Ada", "age": 36, "tags": tags] as [String: Any]))
        })

    private static let seed = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Good" representedClassName=".Good" isAbstract="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String" minValueString="1"/>
        <attribute name="price" attributeType="Decimal" defaultValueString="0.0"/>
        <relationship name="pens" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Pen" inverseName="good" inverseEntity="Pen"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Pen" parentEntity="Good"><relationship name="good" maxCount="1" deletionRule="Nullify" destinationEntity="Good" inverseName="pens" inverseEntity="Good"/></entity>
        <fetchRequest name="Cheap" entity="Good" predicateString="price &lt; $LIMIT"/>
        <configuration name="Local"><memberEntity name="Pen"/></configuration>
        </model>
        """
}
