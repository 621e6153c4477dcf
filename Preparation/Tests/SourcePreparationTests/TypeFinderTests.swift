import Testing

@testable import SourcePreparation

@Suite struct TypeFinderTests {
    @Test(arguments: [
        ("class A: B, C {}", "A: B+C"),
        ("class A {}", "A"),
        ("struct O { final class A: B<Int> {} }", "struct O init(), O.A: B<Int>"),
        ("extension O { class A: B {} }", "O.A: B"),
        ("class A { class B {} }", "A, A.B"),
        ("private class A: B {}", "private A: B"),
        ("private enum O { class A: B {} }", "private enum O, private O.A: B"),
        ("public private(set) class A {}", "A"),
        ("class A<T>: B {}", "generic A: B"),
        ("func f() { class A {} }", ""),
        ("#if os(macOS)\nclass A {}\n#else\nclass B {}\n#endif", "B"),
        ("class A { init() {} }", "A init()"),
        ("class A { init(b: Int = 1, _ c: Int = 2) {} }", "A init(b: Int =, _: Int =)"),
        ("class A { init(b: @escaping () -> Void) {} }", "A init(b: @escaping () -> Void)"),
        ("class A { convenience init?(b: Int) async throws {} }", "A convenience async throws init?(b: Int)"),
        ("class A { private init() {} }", "A private init()"),
        ("class A { static let shared = A(); private init() {} }", "A private init() shared"),
        ("class A { static let shared = B() }", "A"),
        ("class A { var a: B!; private var c: B!; @IBOutlet var d: B!; var e: B! = 1 }", "A a: B!"),
        ("class A { private(set) var a: B!; unowned var b: B! }", "A"),
        (
            "class A { weak var b: B!; weak var c: C?; private weak var d: C?; @IBOutlet weak var e: C! }",
            "A weak b: B weak c: C"
        ),
        ("#Preview { A() }\n#Preview(\"Dark\", traits: .b) { A() }\n#warning(\"a\")", "preview , preview Dark"),
        ("struct S { #Preview { A() } }", "struct S init()"),
        ("protocol P: Q { init() }", "protocol P: Q init()"),
        ("class A { typealias B = C & D }", "A, alias A.B: C & D"),
        ("enum E { case a, b(Int, c: String) }", "enum E .a .b(_: Int, c: String)"),
        ("struct S { let a: Int; var b: Int?; let c = 1; var d = 2 }", "struct S init(a: Int, b: Int? =, d:  =)"),
        (
            "struct S { var a, b: Int; static let c: Int = 1; lazy var d = 1; var e: Int { 1 } }",
            "struct S init(a: Int, b: Int)"
        ),
        ("struct S { private let a: Int }", "struct S private init(a: Int)"),
        ("struct S { let a: Int; init(b: Int) {} }", "struct S init(b: Int)"),
    ]) func `what a source declares`(_ source: String, _ expected: String) {
        #expect(FoundTypes(in: Array(source.utf8)).types.map(\.words).joined(separator: ", ") == expected)
    }

    @Test(arguments: [
        ("func give(_ b: B) { self.a = b }", ["give(_: B)"]),
        ("func give(with b: B, c: Int = 1) { print(c); a = b }", ["give(with: B, c: Int =)"]),
        ("func give(b: B) { a = B(b) }", []), ("func give(b: B) -> Int { a = b; return 1 }", []),
        ("override func give(b: B) { a = b }", []), ("private func give(b: B) { a = b }", []),
        ("func give(b: B) async { a = b }", []), ("func give<T>(b: B, t: T) { a = b }", []),
        ("static func give(b: B) { a = b }", []), ("func give(b: B) { self.other = b }", []),
    ]) func `methods that set what a class keeps to itself`(_ method: String, _ expected: [String]) {
        let source = "class A { private var a: B!; private var other: B?; \(method) }"
        let methods = FoundTypes(in: Array(source.utf8)).types.first?.injecting ?? []
        #expect(methods.map { $0.name + $0.parameters.words } == expected)
    }

    @Test(arguments: [
        ("static func make(_ b: B) -> Self { let a = Self(); a.b = b; return a }", ["make_"]),
        ("class func make(with b: B) -> A { let made = A(); made.b = b; return made }", ["makewith"]),
        ("static func make(b: B) -> C { made.b = b; return made }", []),
        ("static func make() -> A { A() }", []), ("func make(b: B) -> A { made.b = b; return made }", []),
        ("private static func make(b: B) -> A { made.b = b; return made }", []),
    ]) func `functions of a class that make an object with what it keeps to itself`(
        _ function: String, _ expected: [String]
    ) {
        let source = "class A { private var b: B!; \(function) }"
        let factories = FoundTypes(in: Array(source.utf8)).types.first?.factories ?? []
        #expect(factories.map { $0.name + $0.parameters.map(\.label).joined() } == expected)
    }

    @Test func `names stand for other types in a generic type`() {
        let source = "class A<B: C, D> { struct E<F> {} }; struct G<H> where H: I {}; enum J {}"
        let types = FoundTypes(in: Array(source.utf8)).types
        #expect(types.map(\.placeholders) == [["B", "D"], [], ["H"], []])
        #expect(types.map(\.isGeneric) == [true, true, true, false])
    }

    @Test(arguments: [
        ("func a(_ b: Int,\nc: [Int]) throws -> Int", ["func a(_ b: Int, c: [Int]) throws: Int"]),
        ("mutating func a()", ["func a()"]),
        ("var a: Int? { get set }; var b: Int { get }", ["var a: Int? =", "var b: Int"]),
        ("func a<T>(_ b: T)", nil), ("static func a()", nil), ("associatedtype A", nil), ("init()", nil),
        ("@objc optional func a()", nil), ("func == (a: Int)", nil), ("var a: Int { get async }", nil), ("", []),
    ]) func `what a protocol demands`(_ members: String, _ expected: [String]?) throws {
        let types = FoundTypes(in: Array("protocol P { \(members) }".utf8)).types
        let words = types.first?.requirements?.map { one in
            one.head + (one.type.map { ": " + $0 } ?? "") + (one.isSettable ? " =" : "")
        }
        #expect(words == expected)
    }

    @Test func `initializers and protocols of extensions are those of the type`() throws {
        let found = FoundTypes(in: Array("\n  class A {}\nextension A: P { convenience init() {} }".utf8))
        #expect(found.types.map(\.line) == [2])
        #expect(found.extended["A"]?.map(\.parameters) == [[]])
        #expect(found.conformances["A"] == ["P"])
    }
}

extension DeclaredType {
    fileprivate var words: String {
        let kind = kind == .class ? "" : "\(kind.rawValue) "
        let name = (isPrivate ? "private " : "") + (isGeneric ? "generic " : "") + kind + name
        let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: "+")
        let cases = cases.map { ".\($0.name)" + ($0.values.isEmpty ? "" : $0.values.words) }
        let injected =
            injected.map { "\($0.label): \($0.type)!" } + references.map { "weak \($0.label): \($0.type)" }
        return ([name + clause] + cases + initializers.map(\.words) + injected + (shared.map { [$0] } ?? []))
            .joined(separator: " ")
    }
}

extension DeclaredType.Initializer {
    fileprivate var words: String {
        (isPrivate ? "private " : "") + (isConvenience ? "convenience " : "") + (isAsync ? "async " : "")
            + (isThrowing ? "throws " : "") + "init" + (isFailable ? "?" : "") + parameters.words
    }
}

extension [DeclaredType.Parameter] {
    fileprivate var words: String {
        "(" + map { "\($0.label): \($0.type)\($0.hasDefault ? " =" : "")" }.joined(separator: ", ") + ")"
    }
}
