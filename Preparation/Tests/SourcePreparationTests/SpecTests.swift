import Testing

@testable import SourcePreparation

@Suite struct SpecTests {
    @Test(arguments: [
        Rewriting("class A: QuickSpec {}", "class A: QuickSpec {override func testSpec() {}; }"),
        Rewriting("public class A: AsyncSpec {}", "public class A: AsyncSpec {public override func testSpec() {}; }"),
        Rewriting(
            "class A: QuickSpec {}\nclass B: A {}\nclass C: QuickConfiguration {}",
            "class A: QuickSpec {override func testSpec() {}; override class var _configurations: [String] { [\"C\"] }; }\n"
                + "class B: A {override func testSpec() {}; override class var _configurations: [String] { [\"C\"] }; }\n"
                + "class C: QuickConfiguration {}"),
        Rewriting("class A: XCTestCase {}\n// QuickSpec", "class A: XCTestCase {}\n// QuickSpec"),
    ])
    func `specs get a method that XCTest finds`(_ rewriting: Rewriting) {
        #expect(prepared(rewriting.source).withoutBlanks == rewriting.result.withoutBlanks)
    }
}
