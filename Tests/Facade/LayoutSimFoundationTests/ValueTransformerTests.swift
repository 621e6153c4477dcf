import Foundation
import LayoutSimFoundation
import Testing

private final class Doubling: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
}

private final class Words: NSSecureUnarchiveFromDataTransformer {
    override class var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
}

@Suite struct ValueTransformerTests {
    @Test func `a transformer is found by its name`() throws {
        let name = NSValueTransformerName("Doubling")
        #expect(ValueTransformer(forName: name) == nil)
        ValueTransformer.setValueTransformer(Doubling(), forName: name)
        defer { ValueTransformer.setValueTransformer(nil, forName: name) }
        let found = try #require(ValueTransformer(forName: name))
        #expect(found.transformedValue(4) as? Int == 8)
        #expect(ValueTransformer.valueTransformerNames().contains(name))
    }

    @Test func `objects are archived and read again, but for those of other classes`() throws {
        let words = Words()
        let data = try #require(words.reverseTransformedValue(NSString("a")))
        #expect(words.transformedValue(data) as? NSString == "a")
        #expect(NSSecureUnarchiveFromDataTransformer().transformedValue(data) as? NSString == "a")
        let date = try #require(words.reverseTransformedValue(NSDate()))
        #expect(words.transformedValue(date) == nil)
    }

    @Test func `strings take formats`() {
        let text = NSMutableString()
        text.appendFormat("%d of %@", 3, NSString("4"))
        #expect(text == "3 of 4")
        #expect(NSString("a").appendingFormat("-%02d", 3) == "a-03")
    }
}
