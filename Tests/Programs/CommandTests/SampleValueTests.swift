import Testing

@testable import LayoutSimCommand

/// Values for the arguments of initializers, which `layoutsim screens` writes.
@Suite struct SampleValueTests {
    private static func type(
        _ kind: DeclaredType.Kind, _ name: String, _ inherited: [String] = [], _ parameters: [(String, String)]? = nil
    ) -> DeclaredType {
        let initializers = parameters.map { list in
            [DeclaredType.Initializer(parameters: list.map { .init(label: $0, type: $1, hasDefault: false) })]
        }
        return DeclaredType(
            file: "/A.swift", line: 1, kind: kind, name: name, inherited: inherited, initializers: initializers ?? [])
    }

    private static var types: [DeclaredType] {
        var direction = type(.enum, "Direction")
        direction.cases = [.init(name: "to", values: [.init(label: "_", type: "Int", hasDefault: false)])]
        direction.cases.append(.init(name: "up", values: []))
        var store = type(.class, "Store")
        store.shared = "shared"
        var hidden = type(.class, "Hidden", [], [])
        hidden.initializers[0].isPrivate = true
        var risky = type(.struct, "Risky", [], [("from", "String")])
        risky.initializers[0].isFailable = true
        risky.initializers[0].isThrowing = true
        return [
            type(.struct, "User", ["Codable"], [("firstName", "String"), ("friends", "[User]"), ("age", "Int?")]),
            type(.struct, "List.Row", [], [("title", "String")]), type(.class, "List", [], [("rows", "[Row]")]),
            type(.protocol, "Loading"), type(.class, "MockLoader", ["Loading"], []),
            type(.class, "Loader", ["NSObject", "Loading"]), direction, store, hidden, risky,
            type(.class, "Loop", [], [("loop", "Loop")]), type(.alias, "Page.Source", ["Loading & Showing"]),
            type(.protocol, "Showing"), type(.class, "Both", ["Loading", "Showing"], []),
            generic("Box", ["Value"], [("_", "Value"), ("all", "[String: Value.Key]?"), ("names", "[Value]")]),
            type(.alias, "Count", ["Box<Int>"]), generic("Pair", ["A", "B"], [("a", "A"), ("then", "(A) -> B")]),
        ]
    }

    private static func generic(
        _ name: String, _ placeholders: [String], _ parameters: [(String, String)]
    ) -> DeclaredType {
        var type = type(.class, name, [], parameters)
        (type.isGeneric, type.placeholders) = (true, placeholders)
        return type
    }

    @Test(arguments: [
        ("String", #""The name""#), ("Int", "1"), ("Bool", "false"), ("User?", "nil"), ("Optional<Int>", "nil"),
        ("[Int]", "[1]"), ("Set<String>", #"["The name"]"#), ("[String: Any]", "[:]"), ("[Hidden]", "[]"),
        ("() -> Void", "{ }"), ("@escaping (Int, User) -> ()", "{ _, _ in }"), ("((Int) -> Bool)", "{ _ in false }"),
        ("@MainActor () async throws -> Int", "{ 1 }"), ("(Result<[Int], Error>) -> Void", "{ _ in }"),
        ("(Int, label: String)", #"(1, "The name")"#), ("Direction", "Direction.up"), ("Store", "Store.shared"),
        ("any Loading", "Loader()"), ("Loading & AnyObject", "Loader()"),
        ("Loading & Showing", "Both()"), ("Page.Source", "Both()"), ("Store.Type", "Store.self"),
        ("Showing.Type", "Both.self"),
        ("List", #"List(rows: [List.Row(title: "Title")])"#),
        ("User", #"User(firstName: "First name", friends: [], age: nil)"#),
        ("Box<Int>", "Box<Int>(1, all: nil, names: [1])"), ("Count", "Box<Int>(1, all: nil, names: [1])"),
        ("Box<[Store]>", "Box<[Store]>([Store.shared], all: nil, names: [[Store.shared]])"),
        ("Pair<Int, Direction?>", "Pair<Int, Direction?>(a: 1, then: { _ in nil })"),
        ("Pair<Int, Store>", "Pair<Int, Store>(a: 1, then: { _ in Store.shared })"),
        ("Risky", #"try Risky(from: "From")!"#), ("UITableView.Style", "UITableView.Style.plain"),
    ]) func `a value of a type`(_ type: String, _ value: String) {
        let parameter = DeclaredType.Parameter(label: "theName", type: type, hasDefault: false)
        #expect(SampleValues(Self.types).value(parameter, in: "") == value)
    }

    @Test func `an object gets what it needs, and refers to the objects around it`() {
        func property(_ label: String, _ type: String) -> DeclaredType.Parameter {
            .init(label: label, type: type, hasDefault: false)
        }
        var presenter = Self.type(.class, "Presenter", ["Presenting"], [])
        presenter.references = [property("view", "any Showing"), property("other", "Loading")]
        presenter.injected = [property("interactor", "Interactor")]
        var interactor = Self.type(.class, "Interactor", [], [])
        interactor.references = [property("output", "Presenting")]
        let types = [
            Self.type(.protocol, "Presenting"), Self.type(.protocol, "Showing"), Self.type(.protocol, "Loading"),
            Self.type(.class, "Screen", ["UIViewController", "Showing"]), presenter, interactor,
        ]
        let value = SampleValues(types).value(property("presenter", "Presenting"), in: "Screen", of: "screen")
        #expect(
            value
                == "{ let made3 = Presenter(); made3.view = screen; made3.interactor = "
                + "{ let made4 = Interactor(); made4.output = made3; return made4 }(); return made3 }()")
    }

    @Test(arguments: [
        "Hidden", "Loop", "Unknown", "Observable<Int>", "(Hidden) -> Hidden", "Box", "Box<Int, Int>", "Box<Hidden>",
    ])
    func `there is no value of a type that cannot be made`(_ type: String) {
        let parameter = DeclaredType.Parameter(label: "a", type: type, hasDefault: false)
        #expect(SampleValues(Self.types).value(parameter, in: "") == nil)
    }

    @Test func `a protocol to which nothing conforms gets a class of its own`() {
        var showing = Self.type(.protocol, "Showing", ["Titled", "AnyObject"])
        showing.requirements = [
            .init(head: "func show(_ count: Int) throws", name: "show"),
            .init(head: "func rows(in section: Int)", name: "rows", type: "[String]"),
            .init(head: "var next", name: "next", type: "Showing?", isSettable: true),
            .init(head: "var hidden", name: "hidden", type: "Hidden"),
        ]
        var titled = Self.type(.protocol, "Titled")
        titled.requirements = [.init(head: "var title", name: "title", type: "String")]
        let parameter = DeclaredType.Parameter(label: "a", type: "Showing", hasDefault: false)
        var hidden = Self.type(.class, "Hidden", [], [])
        hidden.initializers[0].isPrivate = true
        #expect(
            SampleValues([showing, titled, hidden]).value(parameter, in: "")
                == "{ () -> any Showing in final class Sample: NSObject, Showing { "
                + #"var title: String { return "Title" }; func show(_ count: Int) throws {}; "#
                + #"func rows(in section: Int) -> [String] { return ["Rows"] }; "#
                + "var next: Showing? { get { return nil } set {} }; "
                + #"var hidden: Hidden { fatalError("there is no sample of Hidden") }; "#
                + "}; return Sample() }()")
        #expect(SampleValues([showing, titled]).value(parameter, in: "") == nil, "a type of which nothing is known")
        titled.requirements = nil
        #expect(SampleValues([showing, titled, hidden]).value(parameter, in: "") == nil)
    }

    @Test func `an object is the delegate of what it is given`() {
        let types = [
            Self.type(.protocol, "Presenting"), Self.type(.protocol, "Showing"),
            Self.type(.class, "Screen", ["UIViewController", "Showing"]),
            Self.type(.class, "Presenter", ["Presenting"], [("view", "Showing")]),
        ]
        let presenter = DeclaredType.Parameter(label: "presenter", type: "Presenting", hasDefault: false)
        let samples = SampleValues(types)
        #expect(samples.value(presenter, in: "Screen", of: "screen") == "Presenter(view: screen)")
        #expect(samples.value(presenter, in: "Screen") == nil)
    }

    @Test func `types of other modules are named with them`() {
        var other = Self.type(.struct, "Model", [], [("name", "String")])
        other.module = "Kit"
        let parameter = DeclaredType.Parameter(label: "model", type: "Model", hasDefault: false)
        #expect(SampleValues([other]).value(parameter, in: "") == #"Kit.Model(name: "Name")"#)
        let own = Self.type(.struct, "Model", [], [])
        #expect(SampleValues([own, other]).value(parameter, in: "") == "Model()")
    }

    @Test func `arguments have labels, and those with defaults are left out`() {
        let parameters: [DeclaredType.Parameter] = [
            .init(label: "_", type: "String", hasDefault: false), .init(label: "in", type: "Row", hasDefault: false),
            .init(label: "c", type: "Hidden", hasDefault: true),
        ]
        let arguments = SampleValues(Self.types).arguments(parameters, in: "List")
        #expect(arguments == #""Text", in: List.Row(title: "Title")"#)
    }
}
