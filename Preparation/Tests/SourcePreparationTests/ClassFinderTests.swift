import Testing

@testable import SourcePreparation

@Suite struct ClassFinderTests {
    @Test(arguments: [
        ("class A: B, C {}", "A: B+C"),
        ("class A {}", "A"),
        ("struct O { final class A: B<Int> {} }", "O.A: B<Int>"),
        ("extension O { class A: B {} }", "O.A: B"),
        ("class A { class B {} }", "A, A.B"),
        ("private class A: B {}", "private A: B"),
        ("private enum O { class A: B {} }", "private O.A: B"),
        ("public private(set) class A {}", "A"),
        ("class A<T>: B {}", "generic A: B"),
        ("func f() { class A {} }", ""),
        ("#if os(macOS)\nclass A {}\n#else\nclass B {}\n#endif", "B"),
        ("class A { init() {} }", "A init()"),
        ("class A { init(b: Int = 1, _ c: Int = 2) {} }", "A init(b:_:)"),
        ("class A { init(b: Int) {} }", "A needs init(b:)"),
        ("class A { convenience init(b: Int) {} }", "A needs convenience init(b:)"),
        ("class A { private init() {} }", "A private init()"),
    ]) func `what a source declares`(_ source: String, _ expected: String) {
        #expect(FoundClasses(in: Array(source.utf8)).classes.map(\.words).joined(separator: ", ") == expected)
    }

    @Test func `initializers of extensions are those of the class`() throws {
        let found = FoundClasses(in: Array("\n  class A {}\nextension A { convenience init() {} }".utf8))
        #expect(found.classes.map(\.line) == [2])
        #expect(found.extended["A"]?.map(\.takesNothing) == [true])
    }
}

extension DeclaredClass {
    fileprivate var words: String {
        let name = (isPrivate ? "private " : "") + (isGeneric ? "generic " : "") + name
        return ([name + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: "+"))] + initializers.map(\.words))
            .joined(separator: " ")
    }
}

extension DeclaredClass.Initializer {
    fileprivate var words: String {
        (isPrivate ? "private " : "") + (takesNothing ? "" : "needs ") + (isConvenience ? "convenience " : "") + name
    }
}
