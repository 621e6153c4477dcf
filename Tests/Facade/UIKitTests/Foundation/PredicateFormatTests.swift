import Foundation
import Testing
import UIKit

@Suite struct PredicateFormatTests {
    @Test(arguments: [
        ("SELF MATCHES '[a-z]+@[a-z]+'", "ada@home", true),
        ("SELF MATCHES '[a-z]+'", "ada@home", false),
        ("SELF BEGINSWITH[c] 'ADA'", "ada", true),
        ("SELF BEGINSWITH 'ADA'", "ada", false),
        ("SELF ENDSWITH 'da'", "ada", true),
        ("SELF CONTAINS[cd] 'É'", "hotel", true),
        ("SELF LIKE 'a?a*'", "adam", true),
        ("SELF IN {'a', 'b'}", "b", true),
        ("NOT (SELF == 'a' OR SELF == 'b')", "b", false),
        ("length > 2 AND length <= 4", "four", true),
        ("TRUEPREDICATE", "", true),
    ]) func `a text satisfies a format`(_ format: String, _ text: String, _ isSatisfied: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: text) == isSatisfied)
    }

    @Test func `arguments stand for values and keys`() {
        let people = [["name": "Ada", "age": 36], ["name": "Tim", "age": 8]] as [[String: Any]]
        let adults = NSPredicate(format: "%K >= %d && name != %@", "age", 18, "Eve" as NSString)
        #expect(people.filter { adults.evaluate(with: $0) }.count == 1)
        let between = NSPredicate(format: "age BETWEEN %@", argumentArray: [[5, 10]])
        #expect(people.map { between.evaluate(with: $0) } == [false, true])
    }

    @Test func `a format that is not understood is refused`() async throws {
        let end = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "name ==")
        }
        let text = String(decoding: try #require(end).standardErrorContent, as: UTF8.self)
        #expect(text.contains("Unable to parse the format string \"name ==\""))
    }
}
