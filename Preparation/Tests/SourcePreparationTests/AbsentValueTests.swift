import Testing

@testable import SourcePreparation

/// What takes the place of values that are not here, which `▼` marks, where code bears `nil`.
@Suite struct AbsentValueTests {
    private static let words = "(\"A.swift:1 needs Missing, which LayoutSim does not have\")"
    private static let value = "_valueLeftOut" + words
    private static let none = "(\(value) as Never?) != nil"
    private static let trap = "_setAside" + words

    @Test(arguments: [
        (
            "func f() { if let a = ▼Missing.x.y { g(a) } else { h() }; i() }",
            "func f() { if \(none) { \(trap) } else { h() }; i() }"
        ),
        ("func f() { if b, let a = ▼Missing.x, a.c { g(a) }; i() }", "func f() { if b, \(none) { \(trap) }; i() }"),
        (
            "func f() { guard let a = try? ▼Missing.x() else { return h() }; g(a); i() }",
            "func f() { guard \(none) else { return h() }; \(trap) }"
        ),
        (
            "func f() { a(); guard let a = ▼Missing.x else { return } }",
            "func f() { a(); guard \(none) else { return } }"
        ),
        ("func f() { while let a = ▼Missing.next() { g(a) }; i() }", "func f() { while \(none) { \(trap) }; i() }"),
        ("func f() { g(b + ▼Missing.x?.y ?? 1) }", "func f() { g(b + \(value) ?? 1) }"),
        ("func f() { g(b as? ▼Missing ?? c) }", "func f() { g(\(value) ?? c) }"),
        (
            "func f() { if ▼Missing.x != nil { a() } else { b() } }",
            "func f() { if (\(value) as Never?) != nil { a() } else { b() } }"
        ),
        ("func f() { a.b = ▼Missing.x?.y; c() }", "func f() { a.b = \(value); c() }"),
        ("var a: String? { ▼Missing.x.y }", "var a: String? { \(value) }"),
        ("class A { var a: String? = ▼Missing.x }", "class A { var a: String? = \(value) }"),
        ("func f() -> String? { a(); return ▼Missing.x?.y }", "func f() -> String? { a(); return \(value) }"),
        (
            "var body: some View { if let a = ▼Missing.x { Text(a) } else { B() } }",
            "var body: some View { if \(none) { _leaveOut\(words) } else { B() } }"
        ),
    ]) func `it is nil`(_ source: String, _ result: String) {
        #expect(setAside(source) == result.split(separator: " ").joined(separator: " "))
    }

    @Test(arguments: [
        "class T { func testA() { if let a = ▼Missing.x { g(a) }; i() } }",
        "func f() { g { if let a = ▼Missing.x { h($0) } } }",
        "func f() { if let a = b { ▼Missing.x(a) }; c() }", "func f() { a.b = ▼Missing.x; c() }",
        "func f() -> some View { guard let a = ▼Missing.x else { b() }; return C(a) }",
    ]) func `it is not nil where that is not borne`(_ source: String) {
        #expect(!setAside(source).contains("_value"))
    }

    @Test func `lines stay, and one fault is told`() {
        let source = "func f() {\nguard let a = Missing.x else {\nreturn\n}\ng(a)\n}"
        var faulty = FaultySource(Array(source.utf8))
        let error = CompilerError(file: "/A.swift", line: 2, column: 15, text: "cannot find 'Missing' in scope")
        faulty.setAside([error])
        #expect(faulty.text.count { $0 == UInt8(ascii: "\n") } == 5)
        #expect(faulty.faults.map(\.kind) == [.absent])
    }

    @Test func `a value whose type nothing tells goes with its statement`() {
        let error = CompilerError(file: "/A.swift", line: 1, column: 21, text: "cannot find 'Missing' in scope")
        let source = "func f() { print(   Missing.x?.y ?? .z) }"
        var first = FaultySource(Array(source.utf8))
        first.setAside([error])
        var again = FaultySource(first.text)
        let later = CompilerError(
            file: "/A.swift", line: 1, column: 21, text: "generic parameter 'Value' could not be inferred")
        again.setAside([later], after: Set(first.faults))
        let text = String(decoding: again.text, as: UTF8.self)
        #expect(text.contains("_leaveOut\(Self.words)") && !text.contains("print"))
    }

    private func setAside(_ source: String) -> String {
        let parts = source.split(separator: "▼", omittingEmptySubsequences: false)
        var faulty = FaultySource(Array(parts.joined().utf8))
        faulty.setAside([
            CompilerError(
                file: "/A.swift", line: 1, column: parts[0].utf8.count + 1, text: "cannot find 'Missing' in scope")
        ])
        return String(decoding: faulty.text, as: UTF8.self).split(separator: " ").joined(separator: " ")
    }
}
