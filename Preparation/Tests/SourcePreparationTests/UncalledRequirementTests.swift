import Testing

@testable import SourcePreparation

/// What is noted of methods that implement a requirement that nothing calls.
@Suite struct UncalledRequirementTests {
    private static let method = "func tableView(_ t: UITableView, canFocusRowAt i: IndexPath) -> Bool { false }"
    private static let line = "\"UITableViewDelegate\", \"tableView(_:canFocusRowAt:)\", #filePath"

    private func isNoted(_ source: String, as text: String) -> Bool {
        prepared(source).withoutBlanks.contains(text.withoutBlanks)
    }

    @Test func `a class notes what it implements, with the line`() {
        #expect(
            isNoted(
                "class A: B {\n\n\(Self.method) }",
                as: "extension A { nonisolated fileprivate static func _layoutSimMembers0(_ t: _MemberTable) {\n"
                    + "t.uncalled(Self.self, \(Self.line), 3)\n} }"))
    }

    @Test func `an extension adds to the table of its class`() {
        #expect(
            isNoted(
                "class A { class B {} }\nextension A.B { \(Self.method) }", as: "t.uncalled(Self.self, \(Self.line), 2)"
            )
        )
        #expect(
            isNoted(
                "class A { @objc func b() {} }\nextension A: C { \(Self.method) }",
                as: "{ (o: A, a: _Arguments) in o.b(); return nil }\nt.uncalled(Self.self, \(Self.line), 2)\n} }"))
    }

    @Test func `an extension of another file's class, which may be generic, is asked through an object`() {
        let text = prepared("extension A: UITableViewDelegate { \(Self.method) }").withoutBlanks
        #expect(text.contains("extension A: _LayoutSimMembers1 { @MainActor fileprivate func".withoutBlanks))
        #expect(text.contains("t.uncalled(Self.self, \(Self.line), 1)".withoutBlanks))
        #expect(text.contains("t.generic { o, t in (o as? any _LayoutSimMembers1).map".withoutBlanks))
    }

    @Test func `classes that are generic or cannot be named note it, too`() {
        #expect(isNoted("class A<B>: C { \(Self.method) }", as: "extension A: _LayoutSimMembers0 {"))
        #expect(isNoted("func f() { class A: C { \(Self.method) } }", as: "class A: C, _LayoutSimMembers0 {"))
    }

    @Test(arguments: [
        "extension A { \(method) }", "extension A where B: C { \(method) }", "struct A { \(method) }", method,
        "class A { static \(method) }", "class A {\n#if os(macOS)\n\(method)\n#endif\n}",
        "class A { func tableView(_ t: UITableView, canFocusRowAt i: IndexPath) -> Bool { /* soon */ } }",
        "class A { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { b() } }",
        "class A { func tableView(_ t: UITableView) -> Bool { canFocusRowAt } }",
    ])
    func `nothing is noted`(_ source: String) {
        #expect(!prepared(source).contains("t.uncalled"))
    }

    @Test func `only sources that may implement one are read`() {
        #expect(UncalledRequirements.occur(in: Array("class A { \(Self.method) }".utf8)))
        #expect(UncalledRequirements.occur(in: Array("func applicationWillTerminate(_ a: A) {}".utf8)))
        #expect(!UncalledRequirements.occur(in: Array("func tableView(_ t: T, didSelectRowAt i: I) {}".utf8)))
        #expect(!UncalledRequirements.occur(in: Array("func table() {}; let canFocusRowAt = 1; funct".utf8)))
    }
}
