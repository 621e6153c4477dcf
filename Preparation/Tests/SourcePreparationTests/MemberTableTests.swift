import Testing

@testable import SourcePreparation

@Suite struct MemberTableTests {
    @Test(arguments: [
        Rewriting(
            "class A { @objc private func tap(_ s: B!) {} }",
            "t.add(\"tap:\", 1) { (o: A, a: _Arguments) in o.tap(a[0] as B?); return nil }"),
        Rewriting(
            "class A { @objc(x) func tap() -> Int { 1 } }",
            "t.add(\"x\", 0) { (o: A, a: _Arguments) in return o.tap() }"),
        Rewriting(
            "extension A.B { @IBAction func tap(_ s: Any, for e: C) {} }",
            "t.add(\"tap:for:\", 2) { (o: A.B, a: _Arguments) in o.tap(a[0] as Any, for: a[1] as C); return nil }"),
        Rewriting("class A { @IBOutlet var b: B! }", "t.set(\"b\") { (o: A, v: _Arguments) in o.b = v[0] }"),
        Rewriting("@objcMembers class A { let b = 1 }", "t.get(\"b\") { (o: A) in o.b }"),
        Rewriting("class A { func b() {}; let c = #selector(b) }", "t.add(\"b\", 0)"),
        Rewriting("#if A\nclass A { @objc func b() {} }\n#endif", "#if (A)\nextension A {"),
        Rewriting("#if A // b\nclass A { @objc func b() {} }\n#endif", "#if (A    )\nextension A {"),
        Rewriting("#if A /* b */ && C // c\nclass A { @objc func b() {} }\n#endif", "#if (A && C)\nextension A {"),
        Rewriting("class A {\n#if os(iOS)\n#else\n@objc func b() {}\n#endif\n}", "#if !(true)\nt.add("),
    ])
    func lines(_ rewriting: Rewriting) {
        #expect(appended(prepared(rewriting.source))?.withoutBlanks.contains(rewriting.result.withoutBlanks) == true)
    }

    @Test(
        arguments: [
            "class A { func b() {} }", "class A { @objc static func b() {} }", "@objc enum A: Int { case b }",
            "func f() { class A { func b() {} } }", "func f() { enum A: Int { @objc func b() {} } }",
            "class A { @objc func b() throws {} }", "class A { @objc func b() {}",
        ])
    func noTable(_ source: String) {
        #expect(appended(prepared(source)) == nil)
    }

    @Test(arguments: [
        Rewriting(
            "func f() { class A { @objc func b() {} } }",
            "class A: _LayoutSimMembers0 { func b() {} "
                + "; @MainActor func _layoutSimMembers0(_ t: _MemberTable) { t.add(\"b\", 0) { (o: A, a: _Arguments) in"
        ),
        Rewriting(
            "class A { private class B: C { @objc func c() {} } }", "private class B: C, _LayoutSimMembers0 {"),
        Rewriting(
            "class A { func f() { class B: C { @objc var d = 1 } } }",
            "t.get(\"d\") { (o: B) in o.d }; t.set(\"d\") { (o: B, v: _Arguments) in o.d = v[0] } }; }"),
        Rewriting("func f() { class A<B> { @objc func c() {} } }", "class A<B>: _LayoutSimMembers0 {"),
    ])
    func classesThatCannotBeNamedHaveTheirTableInside(_ rewriting: Rewriting) {
        let text = prepared(rewriting.source)
        #expect(text.withoutBlanks.contains(rewriting.result.withoutBlanks))
        #expect(text.contains("t.generic { o, t in (o as? any _LayoutSimMembers0).map"))
    }

    @Test(arguments: [
        ("y(d?.a?(2))", "y(_present(d?.a (2)))"), ("y(d?.a?(2).b)", "y(_present(d?.a (2))?.b)"),
        ("y(d.a!(2))", "y(d.a (2))"), ("y(d?.c?(2))", "y(d?.c?(2))"),
    ])
    func anAbsentRequirementIsNil(_ call: String, _ result: String) {
        let text = prepared("@objc protocol P { @objc optional func a(_ b: Int) -> C }\n\(call)")
        #expect(text.withoutBlanks.contains(result.withoutBlanks))
    }

    @Test func optionalRequirementsHaveDefaults() {
        let text = prepared(
            "@objc public protocol P { @objc optional func a(_ b: Int) -> C\n@objc optional var d: E { get } }")
        #expect(text.contains("public extension P {\nfunc a(_ b: Int) -> C { _absent() }\nvar d: E { _absent() }\n}"))
    }

    @Test func overridesInExtensionsAreForwarded() throws {
        let (declaration, override) = ("class A: B {}", "extension A { override func c(_ d: D) -> E { super.c(d) } }")
        let draft = try #require(Draft(of: Array(override.utf8)))
        let other = try #require(Draft(of: Array(declaration.utf8), classes: ["A"]))
        let texts = [draft, other].map {
            String(decoding: $0.prepared(with: draft.facts, path: "") ?? [], as: UTF8.self)
        }
        #expect(texts[0] == "extension A {          func _extension_A_c(_ d: D) -> E { super.c(d) } }")
        #expect(texts[1] == "class A: B {override func c(_ d: D) -> E { _extension_A_c(d) }; }")
    }
}
