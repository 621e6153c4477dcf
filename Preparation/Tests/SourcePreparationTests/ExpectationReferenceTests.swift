import Testing

@testable import SourcePreparation

@Suite struct ExpectationReferenceTests {
    @Test(arguments: [
        ("import XCTest\na(b: c.fulfill)", true), ("import XCTest\na(c.fulfill, d)\nc.fulfill()", true),
        ("import XCTest\na.b = c.fulfill\n", true), ("#if os(iOS)\na(b: c.fulfill)\nimport XCTest\n#endif", true),
        ("#if os(macOS)\nimport XCTest\n#endif\na(b: c.fulfill)", false), ("import XCTest\nc.fulfill()", false),
        ("import XCTest\na(c.fulfill())", false),
        ("import UIKit\na(b: promise.fulfill)", false),
    ])
    func aMethodWithoutParametersIsThereForReferences(source: String, isThere: Bool) {
        let text = prepared(source)
        #expect(text.contains("extension XCTestExpectation") == isThere)
        // The reference stays: its type determines whose method it is.
        #expect(text.contains(source.split(separator: "\n")[1]))
    }
}
