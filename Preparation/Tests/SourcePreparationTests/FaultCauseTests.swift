import Testing

@testable import SourcePreparation

/// What errors follow from: the superclass `_RXProxy` of `Proxy`, from which `TableProxy` inherits.
@Suite struct FaultCauseTests {
    private static let causes: FaultCauses = {
        var book = FaultBook(stamp: "")
        let lost = Fault(
            file: "/A.swift", line: 1, kind: .inheritance, subject: "Outer.Proxy", need: "_RXProxy", isNamed: true,
            root: nil, loss: nil)
        let left = Fault(
            file: "/A.swift", line: 2, kind: .declaration, subject: "Box.open(_:)", need: "GMSPlace", isNamed: true,
            root: nil, loss: nil)
        let initializer = Fault(
            file: "/A.swift", line: 2, kind: .declaration, subject: "Client.init(level:)", need: "Logger",
            isNamed: true,
            root: nil, loss: nil)
        let property = Fault(
            file: "/A.swift", line: 2, kind: .declaration, subject: "Shop.items", need: "Realm", isNamed: true,
            root: nil, loss: nil)
        book.add([lost, left, initializer, property], to: "/A.swift", original: "a")
        let lacking = [
            ("/B.swift", ["Swifter"]), ("/C.swift", ["Swifter", "Erik"]), ("/D.swift", ["ARKit"]),
            ("/G.swift", ["RxSwift", "SnapKit"]), ("/E.swift", ["FirebaseAuth", "Fabric"]),
            ("/F.swift", ["Fabric", "Erik"]),
        ]
        for (file, modules) in lacking {
            for module in modules {
                let fault = Fault(
                    file: file, line: 1, kind: .module, subject: "", need: module, isNamed: true, root: nil, loss: nil)
                book.add([fault], to: file, original: "b")
            }
        }
        return FaultCauses(book, parents: ["TableProxy": "Proxy<Table>"])
    }()

    @Test(arguments: [
        ("type 'TableProxy' does not conform to protocol 'NSObjectProtocol'", "_RXProxy"),
        ("value of type 'Proxy<Table>' has no member 'isEqual'", "_RXProxy"),
        ("'super' cannot be used in class 'Proxy' because it has no superclass", "_RXProxy"),
        ("initializer 'init(for:)' requires that 'TableProxy' conform to 'Proxying'", "_RXProxy"),
        ("method does not override any method from its superclass", "_RXProxy"),
        ("type 'Shop' does not conform to protocol 'Selling'", "Realm"),
        ("value of type 'Other' has no member 'open'", "GMSPlace"), ("cannot find 'open' in scope", "GMSPlace"),
        ("'Client' initializer is inaccessible due to 'internal' protection level", "Logger"),
        ("class 'Client' has no initializers", "Logger"), ("class 'Other' has no initializers", nil),
        ("value of type 'Other' has no member 'isEqual'", nil),
        ("type 'Other' does not conform to protocol 'NSObjectProtocol'", nil),
        ("binary operator '|=' cannot be applied to two 'Proxy' operands", nil),
    ]) func `an error counts for what it follows from`(_ text: String, _ root: String?) {
        let error = CompilerError(file: "/A.swift", line: 3, column: 1, text: text)
        #expect(Self.causes.root(of: error, owner: "TableProxy") == root)
    }

    @Test(arguments: [
        ("/B.swift", "HttpServer", "Swifter"), ("/B.swift", "UIAlertView", nil), ("/A.swift", "HttpServer", nil),
        ("/C.swift", "HttpServer", nil), ("/D.swift", "HttpServer", nil),
    ]) func `a name counts for the only module that its file lacks`(_ file: String, _ name: String, _ root: String?) {
        let error = CompilerError(file: file, line: 3, column: 1, text: "cannot find '\(name)' in scope")
        #expect(Self.causes.root(of: error) == root)
    }

    @Test(arguments: [
        ("/G.swift", "snp", "SnapKit"), ("/G.swift", "rx", "RxSwift"), ("/G.swift", "kf", nil), ("/B.swift", "rx", nil),
    ]) func `a member counts for the module that is known for it`(_ file: String, _ name: String, _ root: String?) {
        let text = "value of type 'UILabel' has no member '\(name)'"
        #expect(Self.causes.root(of: CompilerError(file: file, line: 3, column: 1, text: text)) == root)
    }

    @Test(arguments: [
        ("/E.swift", "if let a = Auth.auth().currentUser { b(a) }", true), ("/E.swift", "b(Auth.x?.y ?? 1)", true),
        ("/E.swift", "if Auth.x == nil { b() }", true), ("/B.swift", "if Auth.x == nil { b() }", false),
    ]) func `a service answers with nil`(_ file: String, _ body: String, _ isUnanswered: Bool) throws {
        let text = "func f() { \(body) }"
        var source = FaultySource(Array(text.utf8))
        let place = try #require(text.utf8.firstRange(of: "Auth".utf8)).lowerBound
        let error = CompilerError(
            file: file, line: 1, column: text.utf8.distance(from: text.startIndex, to: place) + 1,
            text: "cannot find 'Auth' in scope")
        source.setAside([error], causes: Self.causes)
        let result = String(decoding: source.text, as: UTF8.self)
        #expect(result.contains("_valueUnasked(") == isUnanswered && result.contains("_valueLeftOut(") != isUnanswered)
    }

    @Test(arguments: [
        ("/E.swift", "Auth", true), ("/E.swift", "UIAlertView", false), ("/F.swift", "Pantry", false),
        ("/F.swift", "Auth", true), ("/B.swift", "Auth", false), ("/D.swift", "Auth", false),
    ]) func `a name is a service's where a file lacks nothing else, or lacks a service and the name is known`(
        _ file: String, _ name: String, _ isOfService: Bool
    ) {
        let error = CompilerError(file: file, line: 3, column: 1, text: "cannot find '\(name)' in scope")
        #expect(Self.causes.isOfService(error) == isOfService)
    }

    @Test(arguments: [
        ("a(); Auth.auth().signOut(); b()", true), ("Auth.auth().delegate = self; b()", true),
        ("c.d = Auth.auth(); b()", false), ("let e = Auth.auth(); b(e)", false),
        ("c.d = Auth.auth().listen { g() }; b()", true), ("c.d = Auth.auth().listen(g); b()", false),
        ("if Auth.isOn { a() }; b()", false),
    ]) func `requests to a service stay without an answer`(_ body: String, _ isUnanswered: Bool) throws {
        var source = FaultySource(Array("func f() { \(body) }".utf8))
        let column = try #require(("func f() { " + body).utf8.firstRange(of: "Auth".utf8)).lowerBound
        let text = "func f() { " + body
        let error = CompilerError(
            file: "/E.swift", line: 1, column: text.utf8.distance(from: text.startIndex, to: column) + 1,
            text: "cannot find 'Auth' in scope")
        source.setAside([error], causes: Self.causes)
        #expect(String(decoding: source.text, as: UTF8.self).contains("_leaveUnasked(") == isUnanswered)
    }

    @Test(arguments: [
        ("items = Query(); count = 1", true), ("self.items = Query(); count = 1", true),
        ("count = Query(); name = 1", false), ("other.items = Query(); count = 1", false),
    ]) func `what is assigned to a property that is left out is left out alone`(_ body: String, _ isAlone: Bool) throws
    {
        let text = "class Shop { init() { \(body) } }"
        var source = FaultySource(Array(text.utf8))
        let place = try #require(text.utf8.firstRange(of: "Query".utf8)).lowerBound
        let error = CompilerError(
            file: "/A.swift", line: 1, column: text.utf8.distance(from: text.startIndex, to: place) + 1,
            text: "cannot find 'Query' in scope")
        source.setAside([error], causes: Self.causes)
        let result = String(decoding: source.text, as: UTF8.self)
        #expect(result.contains("_leaveUnasked(") == isAlone && result.contains(" = 1") == isAlone)
    }

    @Test func `what is assigned to a property that is left out in the same round is left out alone`() {
        let lines = ["class Shop {", "let items: Query", "init() {", "items = Query()", "count = 1", "}", "}"]
        var source = FaultySource(Array(lines.joined(separator: "\n").utf8))
        source.setAside([
            CompilerError(file: "/A.swift", line: 2, column: 12, text: "cannot find type 'Query' in scope"),
            CompilerError(file: "/A.swift", line: 4, column: 9, text: "cannot find 'Query' in scope"),
        ])
        let result = String(decoding: source.text, as: UTF8.self)
        #expect(result.contains("_leaveUnasked(") && result.contains("count = 1") && !result.contains("let items"))
    }
}
