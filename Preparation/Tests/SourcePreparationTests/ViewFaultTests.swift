import Testing

@testable import SourcePreparation

/// What is set aside around an error, which `▼` marks, in code with views.
@Suite struct ViewFaultTests {
    private static let leave = trap.replacing("_setAside", with: "_leaveOut")
    private static let none = trap.replacing("_setAside", with: "_valueLeftOut")
    private static let trap = "_setAside(\"A.swift:1 needs Missing, which LayoutSim does not have\")"

    @Test(arguments: [
        Rewriting(
            "struct A: View { var body: some View { B { ▼Missing() } } }",
            "struct A: View { var body: some View { B { \(trap) } } }"),
        Rewriting(
            "struct A: View { var body: some View { let a = 1; let b = ▼Missing(); return B(b) } }",
            "struct A: View { var body: some View { \(trap) } }"),
        Rewriting(
            "struct A: View { var body: some View { get { a(); return ▼Missing() } } }",
            "struct A: View { var body: some View { get { \(trap) } } }"),
        Rewriting(
            "func a() -> some View { b(); return C { ▼Missing() } }",
            "func a() -> some View { b(); return C { \(trap) } }"),
        Rewriting(
            "func a() -> some View { if b { return C() }; return ▼Missing() }",
            "func a() -> some View { if b { return C() }; \(trap) }"),
        Rewriting(
            "@ViewBuilder func a() -> some View { B(); if let c = ▼Missing() { D(c) } }",
            "@ViewBuilder func a() -> some View { B(); if (\(none) as Never?) != nil { \(leave) } }"),
        Rewriting(
            "struct A: View { var body: some View { if a { B(); let c = ▼Missing(); D(c) } else { E() } } }",
            "struct A: View { var body: some View { if a { B(); \(leave) } else { E() } } }"),
        Rewriting(
            "var a: some Shape { let b = ▼Missing(); b }", "var a: some Shape { \(trap) }"),
        Rewriting("struct A: ▼Missing, View { }", "struct A: View { }"),
        Rewriting("#Preview { ▼Missing() }", "#Preview { \(trap) }"),
        Rewriting("#▼Missing(\"a\") { B() }\nlet a = 1", "\nlet a = 1"),
    ])
    func `a view keeps a type`(_ rewriting: Rewriting) {
        #expect(setAside(rewriting.source, "cannot find 'Missing' in scope") == rewriting.result)
    }

    private static let without = trap.replacing("_setAside", with: "_withoutModifier")

    @Test(arguments: [
        Rewriting(
            "struct A: View { var body: some View { B().c(▼Missing.d).e() } }",
            "struct A: View { var body: some View { B().\(without).e() } }"),
        Rewriting(
            "struct A: View { var body: some View { b.▼c { d() }.e() } }",
            "struct A: View { var body: some View { b.\(without).e() } }"),
        Rewriting(
            "struct A: View { var body: some View { VStack { B().c(▼Missing()); b.c(d) }.e() } }",
            "struct A: View { var body: some View { VStack { B().\(without); b.c(d) }.e() } }"),
        Rewriting(
            "#Preview { B().c(▼Missing.d) }", "#Preview { B().\(without) }"),
        Rewriting(
            "func a() -> some View { b(); return C().d(▼Missing.e) }",
            "func a() -> some View { b(); return C().\(without) }"),
        Rewriting(
            "struct A: View { var body: some View { B(▼Missing()).c(d) } }",
            "struct A: View { var body: some View { \(leave) } }"),
        Rewriting(
            "struct A: View { var body: some View { B { c.d(▼Missing()); e() } } }",
            "struct A: View { var body: some View { B { \(leave); e() } } }"),
        Rewriting("func a() { B().c(▼Missing()); d() }", "func a() { \(leave); d() }"),
    ])
    func `a view is shown without a modifier`(_ rewriting: Rewriting) {
        #expect(setAside(rewriting.source, "cannot find 'Missing' in scope") == rewriting.result)
    }

    @Test func `what turns out to be no view goes with its statement`() {
        let source = "struct A: View { var body: some View { B { C().▼d(); e() } } }"
        var faulty = faulty(source, "cannot find 'Missing' in scope")
        let text = String(decoding: faulty.text, as: UTF8.self)
        let name = text.ranges(of: "_withoutModifier")[0].lowerBound
        let error = CompilerError(
            file: "/A.swift", line: 1, column: text.utf8.distance(from: text.startIndex, to: name) + 1,
            text: "value of type 'C' has no member '_withoutModifier'")
        faulty.setAside([error], after: Set(faulty.faults))
        #expect(words(faulty) == "struct A: View { var body: some View { B { \(Self.leave) ; e() } } }")
    }

    @Test func `what a macro became goes with the variable that has it`() {
        let source = "extension EnvironmentValues { @Entry var a: In▼t = 1; var b: Int { 1 } }"
        #expect(setAside(source, "cannot find 'c' in scope") == "extension EnvironmentValues { var b: Int { 1 } }")
    }

    @Test func `a structure has no superclass`() {
        let faulty = faulty("struct A: ▼PagerView { }", "cannot find type 'PagerView' in scope")
        #expect(words(faulty) == "struct A { }")
        #expect(faulty.faults.map(\.loss) == [nil])
    }

    private func setAside(_ source: String, _ text: String) -> String { words(faulty(source, text)) }

    /// Returns the source without the part around an error.
    private func faulty(_ source: String, _ text: String) -> FaultySource {
        let parts = source.split(separator: "▼", omittingEmptySubsequences: false)
        var faulty = FaultySource(Array(parts.joined().utf8))
        faulty.setAside([CompilerError(file: "/A.swift", line: 1, column: parts[0].utf8.count + 1, text: text)])
        return faulty
    }

    /// Returns a text with one blank between words.
    private func words(_ source: FaultySource) -> String {
        String(decoding: source.text, as: UTF8.self).split(separator: " ").joined(separator: " ")
    }
}
