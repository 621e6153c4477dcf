import Foundation
import Testing

@testable import SourcePreparation

/// What is set aside around an error, which `▼` marks in a source.
@Suite struct SettingAsideTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let source: String
        let error: String
        let result: String
        let kind: Fault.Kind
    }

    private static let missing = "cannot find 'Missing' in scope"
    private static let trap = "_setAside(\"A.swift:1 needs Missing, which LayoutSim does not have\")"
    private static let left = "_leaveOut(\"A.swift:1 needs Missing, which LayoutSim does not have\"); return"

    private static let skipped = "_leaveOut(\"A.swift:1 needs Missing, which LayoutSim does not have\")"

    private static let noOptional = "initializer for conditional binding must have Optional type, not 'A'"

    private static let optional = "value of optional type 'A?' must be unwrapped to a value of type 'A'"

    static let cases = [
        Case(
            testDescription: "an optional here alone", source: "func f() { g(a.▼b(1), c) }", error: optional,
            result: "func f() { g(a.b(1)!, c) }", kind: .word),
        Case(
            testDescription: "an element that is an optional here alone", source: "func f() { g(a▼[1].b) }",
            error: optional, result: "func f() { g(a[1]!.b) }", kind: .word),
        Case(
            testDescription: "a statement alone",
            source: "func f() { a(); ▼Missing.x(); b() }", error: missing,
            result: "func f() { a(); \(skipped); b() }", kind: .statements),
        Case(
            testDescription: "an assignment alone", source: "func f() { a.b = ▼Missing(); c() }", error: missing,
            result: "func f() { \(skipped); c() }", kind: .statements),
        Case(
            testDescription: "an initializer from an assignment on",
            source: "class A { init() { b = ▼Missing(); c() } }", error: missing,
            result: "class A { init() { \(trap) } }", kind: .statements),
        Case(
            testDescription: "the call in an initializer",
            source: "class A { init() { b = 1; ▼Missing.x(); c() } }", error: missing,
            result: "class A { init() { b = 1; \(skipped); c() } }", kind: .statements),
        Case(
            testDescription: "a condition that is not last",
            source: "func f() { if ▼Missing() { a() }; b() }", error: missing,
            result: "func f() { \(skipped); b() }", kind: .statements),
        Case(
            testDescription: "a loop that might not end without the statement",
            source: "func f() { while a < b { if c { a = ▼Missing.next(a) } }; d() }", error: missing,
            result: "func f() { \(skipped); d() }", kind: .statements),
        Case(
            testDescription: "a loop without an end of its own",
            source: "func f() { repeat { ▼Missing.x() } while true; d() }", error: missing,
            result: "func f() { \(skipped); d() }", kind: .statements),
        Case(
            testDescription: "only a statement of a loop that ends by others",
            source: "func f() { while a.b < 3 { b(); ▼Missing.x(); a.b += 1 }; d() }", error: missing,
            result: "func f() { while a.b < 3 { b(); \(skipped); a.b += 1 }; d() }", kind: .statements),
        Case(
            testDescription: "what may be a value", source: "func f() -> Int { ▼Missing.x() }", error: missing,
            result: "func f() -> Int { \(trap) }", kind: .statements),
        Case(
            testDescription: "the statements from the error on",
            source: "func f() { a(); guard ▼Missing.x() else { return }; b() }", error: missing,
            result: "func f() { a(); \(left) }", kind: .statements),
        Case(
            testDescription: "the statements from a variable on",
            source: "func f() { a(); let b = ▼Missing(); c(b) }", error: missing, result: "func f() { a(); \(left) }",
            kind: .statements),
        Case(
            testDescription: "the statements of a function that may return nothing",
            source: "func f() -> Int? { let a = ▼Missing.x; return a }", error: missing,
            result: "func f() -> Int? { \(left) nil }", kind: .statements),
        Case(
            testDescription: "only the block of the error",
            source: "func f() { if a { ▼Missing() } else { b() } }", error: missing,
            result: "func f() { if a { \(skipped) } else { b() } }", kind: .statements),
        Case(
            testDescription: "a case of a switch",
            source: "func f() { switch a { case 1: ▼Missing(); default: b() } }", error: missing,
            result: "func f() { switch a { case 1: \(skipped); default: b() } }", kind: .statements),
        Case(
            testDescription: "the whole statement for its condition",
            source: "func f() { a(); if ▼Missing() { b() } }", error: missing, result: "func f() { a(); \(left) }",
            kind: .statements),
        Case(
            testDescription: "a closure",
            source: "func f() { later { _ in ▼Missing() }; b() }", error: missing,
            result: "func f() { later { _ in \(trap) }; b() }", kind: .statements),
        Case(
            testDescription: "more than a closure whose arguments have no names",
            source: "func f() { a(); later { $0 + ▼Missing() }; b() }", error: missing,
            result: "func f() { a(); \(skipped); b() }", kind: .statements),
        Case(
            testDescription: "a bound value that is no optional here",
            source: "func f() { guard ▼let a = b.c(1), d else { return }; e(a) }", error: noOptional,
            result: "func f() { guard let a = Optional(b.c(1)), d else { return }; e(a) }", kind: .word),
        Case(
            testDescription: "a bound variable that is no optional here",
            source: "func f() { if ▼let a { e(a) } }", error: noOptional,
            result: "func f() { if let a = Optional(a) { e(a) } }", kind: .word),
        Case(
            testDescription: "a case of a switch that is a value",
            source: "var x: Int { switch a { case 1: ▼Missing.x\n default: 2 } }", error: missing,
            result: "var x: Int { switch a { case 1: \(trap)\n default: 2 } }", kind: .statements),
        Case(
            testDescription: "a branch of a condition that is a value",
            source: "func f() -> Int { let b = if a { ▼Missing.x } else { 2 }; return b }", error: missing,
            result: "func f() -> Int { let b = if a { \(trap) } else { 2 }; return b }", kind: .statements),
        Case(
            testDescription: "a branch of the only condition of a closure",
            source: "func f() { later { _ in if a { ▼Missing.x() } } }", error: missing,
            result: "func f() { later { _ in if a { \(skipped) } } }", kind: .statements),
        Case(
            testDescription: "a getter",
            source: "var x: Int { ▼Missing.count }", error: missing, result: "var x: Int { \(trap) }", kind: .statements
        ),
        Case(
            testDescription: "the body that lacks a return",
            source: "func f() -> Int { a() ▼}", error: "missing return in global function expected to return 'Int'",
            result: "func f() -> Int { _setAside(\"A.swift:1 does not compile here: "
                + "missing return in global function expected to return 'Int'\") }", kind: .statements),
        Case(
            testDescription: "a method that is no test",
            source: "import UIKit\nclass A { func testA() { a(); ▼Missing() } }", error: missing,
            result: "import UIKit\nclass A { func testA() { a(); "
                + "_leaveOut(\"A.swift:2 needs Missing, which LayoutSim does not have\") } }", kind: .statements),
        Case(
            testDescription: "a cast of an optional here alone", source: "func f() { let a = ▼A.b(c) as B }",
            error: "'URL?' is not convertible to 'NSURL'", result: "func f() { let a = A.b(c)! as B }", kind: .word),
        Case(
            testDescription: "a test",
            source: "class A { func testA() { a(); ▼Missing() } }", error: missing,
            result: "class A { func testA() { a(); XCTFail(\"A.swift:1 needs Missing, which LayoutSim does not have\", "
                + "line: 1); return } }", kind: .test),
        Case(
            testDescription: "a value whose type is written",
            source: "class A { let x: Int = ▼Missing.count }", error: missing,
            result:
                "class A { let x: Int = _valueSetAside(\"A.swift:1 needs Missing, which LayoutSim does not have\") }",
            kind: .value),
        Case(
            testDescription: "a property whose type is not written",
            source: "class A { let x = ▼Missing.count; let y = 1 }", error: missing,
            result: "class A {                       let y = 1 }", kind: .declaration),
        Case(
            testDescription: "a function with a type that is missing",
            source: "struct A { func f(_ x: ▼Missing) { a() }; var y = 1 }",
            error: "cannot find type 'Missing' in scope", result: "struct A {                              var y = 1 }",
            kind: .declaration),
        Case(
            testDescription: "a protocol",
            source: "class A: B, ▼Missing, C { }", error: "cannot find type 'Missing' in scope",
            result: "class A: B, C          { }", kind: .inheritance),
        Case(
            testDescription: "a superclass with the name of a class of UIKit",
            source: "class A: ▼SwipeTableViewCell { }", error: "cannot find type 'SwipeTableViewCell' in scope",
            result: "class A: UITableViewCell    { }", kind: .inheritance),
        Case(
            testDescription: "a protocol with the name of a class of UIKit",
            source: "class A: B, ▼ItemView { }", error: "cannot find type 'ItemView' in scope",
            result: "class A: B           { }", kind: .inheritance),
        Case(
            testDescription: "a conformance",
            source: "class ▼A: B, C { }", error: "type 'A' does not conform to protocol 'C'",
            result: "class A: B    { }", kind: .inheritance),
        Case(
            testDescription: "an initializer that must be repeated",
            source: "class ▼A: UIView { }",
            error: "'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'",
            result: "class A: UIView {  required init?(coder: NSCoder) { _setAside(\"A.swift:1 does not compile here: "
                + "'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'\") } }", kind: .added),
        Case(
            testDescription: "an initializer that must be repeated, told at a member",
            source: "class A: UIView { ▼func f() { } }",
            error: "'required' initializer 'init(frame:)' must be provided by subclass of 'UIView'",
            result: "class A: UIView { func f() { } required override init(frame: CGRect) { "
                + "_setAside(\"A.swift:1 does not compile here: 'required' initializer 'init(frame:)' must be provided "
                + "by subclass of 'UIView'\") } }", kind: .added),
        Case(
            testDescription: "an initializer in the place of those that are lost",
            source: "class ▼A { let x: Int }", error: "class 'A' has no initializers",
            result:
                "class A { let x: Int  init(_setAside _: Void) { _setAside(\"A.swift:1 does not compile here: class 'A' has "
                + "no initializers\") } }", kind: .added),
        Case(
            testDescription: "a word",
            source: "class A { override func ▼f() { } }",
            error: "method does not override any method from its superclass",
            result: "class A {          func f() { } }", kind: .word),
        Case(
            testDescription: "an attribute",
            source: "class A { @▼Missing var x = 1 }", error: "unknown attribute 'Missing'",
            result: "class A {          var x = 1 }", kind: .word),
        Case(
            testDescription: "an import before another on its line",
            source: "import ▼Nuke; import UIKit", error: "no such module 'Nuke'",
            result: "             import UIKit", kind: .module),
        Case(
            testDescription: "a module", source: "import ▼Missing\nimport UIKit", error: "no such module 'Missing'",
            result: "              \nimport UIKit", kind: .module),
        Case(
            testDescription: "a module that may export a framework",
            source: "import ▼Missing\nlet a: CLLocation, b: ACLText, CLA = 1",
            error: "no such module 'Missing'",
            result: "import CoreLocation\nlet a: CLLocation, b: ACLText, CLA = 1", kind: .module),
        Case(
            testDescription: "the type of an outlet",
            source: "class A { @IBOutlet weak var map: ▼TheMapView! }", error: "cannot find type 'TheMapView' in scope",
            result: "class A { @IBOutlet weak var map: UIView! }", kind: .outlet),
        Case(
            testDescription: "the type of outlets",
            source: "class A { @IBOutlet var rows: [▼Row]! }", error: "cannot find type 'Row' in scope",
            result: "class A { @IBOutlet var rows: [AnyObject]! }", kind: .outlet),
        Case(
            testDescription: "a mark of an optional", source: "let a = b.c▼!.d + e",
            error: "cannot force unwrap value of non-optional type '[String]'", result: "let a = b.c .d + e",
            kind: .word),
        Case(
            testDescription: "an extension", source: "extension ▼Missing { func f() { } }\nlet x = 1",
            error: "cannot find type 'Missing' in scope",
            result: "                                  \nlet x = 1".replacing(
                "                                  ", with: String(repeating: " ", count: 32)),
            kind: .type),
    ]

    @Test(arguments: [
        ("#import <MBProgressHUD/MBProgressHUD.h>", true), ("  @import Firebase;", true),
        ("#import <UIKit/UIKit.h>\n#import <sys/types.h>", false), ("@import CoreData;", false),
        ("#import \"Own/Header.h\"", false), ("#import <stdio.h>", false), ("// <A/B.h>", false),
    ]) func `a header may bring names of packages that are not here`(_ header: String, _ brings: Bool) {
        #expect(UserErrors.importsOthers(header) == brings)
    }

    @Test(arguments: [
        "MAXFLOAT", "M_PI_2", "kSecClass", "CoreImage", "UIFoo", "simd_add", "DispatchSourceFileSystemObject",
        "OS_dispatch_queue_serial",
    ])
    func `names that may be Apple's`(_ name: String) { #expect(AppleNames.contain(name)) }

    @Test(arguments: ["WebPImage", "Abc", "ABc", "kind", "A1", "Dispatcher", "Unity"])
    func `names that are not Apple's`(_ name: String) { #expect(!AppleNames.contain(name)) }

    @Test(arguments: [(["GMSPlacePicker"], []), (["GMSPlace"], ["/A.swift"]), ([], [])])
    func `faults are forgotten where a changed file declares what they need`(_ names: [String], _ gone: [String]) {
        var book = FaultBook(stamp: "")
        let fault = Fault(
            file: "/A.swift", line: 1, kind: .statements, subject: "f()", need: "GMSPlace", isNamed: true, root: nil,
            loss: nil)
        book.add([fault], to: "/A.swift", original: "a")
        #expect(book.forget(unless: ["/A.swift": "a"], declared: Set(names.map { $0[...] })) == gone)
        #expect(book.faults.isEmpty == !gone.isEmpty)
    }

    @Test func `what did not help goes with the declaration around it`() {
        var source = FaultySource(Array("class A { func f() { g() } }".utf8))
        let error = CompilerError(file: "/A.swift", line: 1, column: 22, text: "ambiguous use of 'g()'")
        var tried: Set<Fault> = []
        var kinds: [Fault.Kind] = []
        for _ in 0..<3 {
            source = FaultySource(Array("class A { func f() { g() } }".utf8))
            source.setAside([error], after: tried)
            tried.formUnion(source.faults)
            kinds += source.faults.map(\.kind)
        }
        #expect(kinds == [.statements, .declaration, .type])
    }

    private func setAside(_ source: String, _ text: String) -> (text: String, faults: [Fault]) {
        let bytes = Array(source.utf8)
        let mark = Array("▼".utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? 0
        var faulty = FaultySource(Array(bytes[..<start] + bytes[(start + mark.count)...]))
        let lines = bytes[..<start].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let error = CompilerError(
            file: "/A.swift", line: lines.count, column: (lines.last?.count ?? 0) + 1, text: text)
        faulty.setAside([error])
        return (String(decoding: faulty.text, as: UTF8.self), faulty.faults)
    }

    @Test(arguments: cases) func `the smallest part around an error is set aside`(_ example: Case) throws {
        let (text, faults) = setAside(example.source, example.error)
        let words = { (text: String) in text.split(separator: " ").joined(separator: " ") }
        #expect(words(text) == words(example.result))
        #expect(faults.map(\.kind) == [example.kind])
        #expect(text.count { $0 == "\n" } == example.source.count { $0 == "\n" })
    }

    @Test func `what stands for a fault already is not set aside again, but what is around it`() {
        let once = setAside("class A { func f() -> Int { ▼Missing() } }", Self.missing).text
        let twice = setAside(once.replacing("_setAside", with: "▼_setAside"), "cannot convert value")
        #expect(twice.faults.map(\.kind) == [.declaration])
        #expect(twice.faults.first?.subject == "A.f()")
    }

    @Test func `a superclass whose place another takes is noted`() {
        let faults = setAside("class A: ▼SwipeTableViewCell { }", "cannot find type 'SwipeTableViewCell' in scope")
            .faults
        #expect(faults.map(\.loss) == [Fault.Loss(owner: "A", member: "SwipeTableViewCell")])
    }

    @Test func `an override that goes is noted with its class`() {
        let source = "enum B { class A { override func f(_ x: ▼Missing) { } } }"
        let faults = setAside(source, "cannot find type 'Missing' in scope").faults
        #expect(faults.map(\.loss) == [Fault.Loss(owner: "A", member: "f(_:)")])
    }

    @Test func `an error of the linker names a line alone`() throws {
        let error = try #require(CompilerError("/A.swift:2: error: undefined reference to 'swift_getFieldAt'"))
        #expect((error.line, error.column, error.need) == (2, 1, "swift_getFieldAt"))
        var source = FaultySource(Array("func f() {\n  g(x)\n  h()\n}".utf8))
        source.setAside([error])
        #expect(String(decoding: source.text, as: UTF8.self).contains("A.swift:2 needs swift_getFieldAt"))
        #expect(CompilerError("/A.swift:2: error: g") == nil)
    }

    @Test func `an error says what the place needs`() {
        func need(_ text: String) -> String {
            CompilerError(file: "/A.swift", line: 1, column: 1, text: text).need
        }
        #expect(need("cannot find type 'CIFilter' in scope; did you mean 'X'?") == "CIFilter")
        #expect(need("value of type 'UIView?' has no member 'effect'") == "UIView.effect")
        #expect(need("type 'Data.Type' has no member 'effect'") == "Data.effect")
        #expect(need("no such module 'Firebase'") == "Firebase")
        #expect(need("ambiguous use of 'f'") == "ambiguous use of 'f'")
    }

    @Test func `names that nobody declares are the user's error, and those of Apple's frameworks are not`() {
        for name in [
            "CIFilter", "SHA256", "kSecClass", "SecItemAdd", "UIFooBar", "NWPathMonitor", "arc4random_uniform",
        ] {
            #expect(AppleNames.contain(name), "\(name)")
        }
        for name in ["titel", "Detail", "CellView", "Uint"] { #expect(!AppleNames.contain(name), "\(name)") }
    }

    @Test(arguments: [
        ("titel", "title", true), ("titles", "title", true), ("titla", "title", true), ("title", "title", false),
        ("mutableArrayValue", "mutableArray", false), ("row", "raw", false), ("view", "view2", true),
    ]) func `names that differ by a slip are near misses`(_ one: String, _ other: String, _ isNear: Bool) {
        #expect(NearMiss.areNear(one, other) == isNear)
    }

    @Test func `a member that the compiler refuses in a table is known by its key`() {
        let text = """
            #sourceLocation(file: "/A.swift", line: 1)
            class A { func f() {} }

            #sourceLocation(file: "/A.swift (members)", line: 1)
            extension A { nonisolated fileprivate static func _t(_ t: _MemberTable) {
            t.add("f:", 1) { (o: A, a: _Arguments) in o.f(); return nil }
            """
        let error = CompilerError(file: "/A.swift (members)", line: 2, column: 45, text: "ambiguous use of 'f'")
        #expect(PreparedText(Array(text.utf8)).key(at: error) == "f:")
        let own = CompilerError(file: "/A.swift", line: 1, column: 11, text: "ambiguous use of 'f'")
        #expect(PreparedText(Array(text.utf8)).key(at: own) == nil)
    }

    @Test func `what is left out has the name that errors give it`() {
        let (_, faults) = setAside("enum A { static let `default` = ▼Missing.x }", Self.missing)
        #expect(faults.map(\.subject) == ["A.default"])
    }
}
