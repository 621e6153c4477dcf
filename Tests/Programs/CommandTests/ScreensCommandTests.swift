import Foundation
import Testing

@testable import LayoutSimCommand

@Suite struct ScreensCommandTests {
    typealias Initializer = DeclaredType.Initializer

    static func declared(
        _ name: String, _ inherited: [String], _ initializers: [Initializer] = [], isPrivate: Bool = false,
        isGeneric: Bool = false
    ) -> DeclaredType {
        DeclaredType(
            file: "/p/\(name).swift", line: 1, name: name, inherited: inherited, initializers: initializers,
            isPrivate: isPrivate, isGeneric: isGeneric)
    }

    /// An initializer with labels, whose parameters are strings.
    static func initializer(
        _ labels: String..., hasDefaults: Bool = false, isConvenience: Bool = false, isPrivate: Bool = false
    ) -> Initializer {
        let parameters = labels.map { DeclaredType.Parameter(label: $0, type: "String", hasDefault: hasDefaults) }
        return Initializer(parameters: parameters, isConvenience: isConvenience, isPrivate: isPrivate)
    }

    static let coder = initializer("coder")
    static let item = initializer("item")

    static let makings: [(declared: DeclaredType, making: ControllerClasses.Making)] = [
        (declared("A", ["Base"]), .arguments("")),
        (declared("A", ["Needy"]), .needy([item], orElse: nil)),
        (declared("A", ["Needy"], [initializer()]), .arguments("")),
        (declared("A", ["Needy"], [initializer("item", hasDefaults: true)]), .arguments("")),
        (declared("A", ["Base"], [item, coder]), .needy([item], orElse: nil)),
        (declared("A", ["Base"], [coder]), .impossible("only a storyboard can create it, through init(coder:)")),
        (declared("A", ["Base"], [initializer("nibName", "bundle"), coder]), .arguments("nibName: nil, bundle: nil")),
        (declared("A", ["UITableViewController"], [initializer("style"), coder]), .arguments("style: .plain")),
        (
            declared("A", ["Base"], [initializer("item", isConvenience: true)]),
            .needy([initializer("item", isConvenience: true)], orElse: "")
        ),
        (declared("A", ["Base"], [initializer("coder", isConvenience: true)]), .arguments("")),
        (
            declared("A", ["Base"], [initializer(isPrivate: true)]),
            .impossible("only a storyboard can create it, through init(coder:)")
        ),
        (declared("A", ["Base"], isPrivate: true), .impossible("it is not accessible outside its file")),
        (declared("A", ["Base"], isGeneric: true), .impossible("it is generic")),
    ]

    @Test(arguments: makings) func `controllers are made by initializers that need nothing`(
        _ declared: DeclaredType, _ making: ControllerClasses.Making
    ) {
        let base = Self.declared("Base", ["UIKit.UIViewController"])
        let classes = ControllerClasses([declared, base, Self.declared("Needy", ["Base"], [Self.item])])
        #expect(classes.making(of: declared) == making)
        #expect(classes.controllers.first == declared)
    }

    @Test(arguments: [["UIView"], ["NSObject"], [], ["Round"], ["Codable"]]) func `other classes are no controllers`(
        _ inherited: [String]
    ) {
        let round = [Self.declared("Round", ["Trip"]), Self.declared("Trip", ["Round"])]
        #expect(ControllerClasses([Self.declared("A", inherited)] + round).controllers.isEmpty)
    }

    @Test func `what code sets in a controller is its own and its superclasses'`() {
        var base = Self.declared("Base", ["UIViewController"])
        base.injected = [DeclaredType.Parameter(label: "model", type: "Model", hasDefault: false)]
        var detail = Self.declared("Detail", ["Base"])
        detail.injected = [DeclaredType.Parameter(label: "item", type: "Item", hasDefault: false)]
        let names = ControllerClasses([detail, base]).injected(of: detail).map(\.label)
        #expect(names == ["item", "model"])
    }

    @Test func `a property is set where it is not, and a method is called`() {
        let parameter = DeclaredType.Parameter(label: "with", type: "Model", hasDefault: false)
        let method = DeclaredType.Method(name: "configure", parameters: [parameter])
        let injection = ScreenInjection(
            module: "App", place: "A.swift:1", name: "A",
            values: [
                ScreenInjection.Value(property: "model", "Model()"),
                ScreenInjection.Value(method: method, "with: Model()"),
            ])
        #expect(
            injection.line
                == "list.prepare(A.self) { screen in if screen.model == nil { screen.model = Model() }; "
                + "screen.configure(with: Model()) }")
        #expect(injection.values.map(\.name) == ["model", "configure(with:)"])
    }

    @Test func `apps and previews of SwiftUI are screens`() {
        let kinds: [ScreenCandidate.Kind] = [
            .app(module: "Shop", name: "ShopApp"), .previews(module: "Shop", name: "Row_Previews"),
            .preview(module: "Shop", file: "Row.swift", line: 12, order: 1),
        ]
        let candidates = kinds.map { ScreenCandidate(kind: $0, place: "Row.swift:12", name: "Row") }
        #expect(
            candidates.map { $0.code?.line } == [
                "list.addApp(\"Shop\") { ShopApp() }",
                "list.add(\"Shop.Row_Previews\", previewsOf: Row_Previews.self)", nil,
            ])
        #expect(
            candidates.map(\.request) == ["app Shop", "controller Shop.Row_Previews", "preview Shop/Row.swift:12:1"])
    }

    static let ends: [(status: Int32, output: String, reason: String)] = [
        (
            134, "x\n*** Terminating app due to uncaught exception 'NSFault', reason: 'no 'b' here'\nLayoutSim: y",
            "NSFault: no 'b' here"
        ),
        (133, "App/A.swift:7: Fatal error: nil\n", "fatal error: nil (A.swift:7)"),
        (133, "Swift/Array.swift:7: Fatal error: nil\n", "fatal error: nil"),
        (133, "Fatal error: nil\n", "fatal error: nil"),
        (
            133, "Swift/Array.swift:7: Fatal error: nil\nlayoutsim: stopped at A/B.swift:9\n",
            "fatal error: nil (B.swift:9)"
        ),
        (139, "layoutsim: stopped at A/B.swift:9\n", "its process was ended by signal 11 (B.swift:9)"),
        (1, "x\nlayoutsim: error: no network\n", "no network"),
        (152, "", "it never finished: it computed for half a minute"),
        (142, "", "it never finished: it waited for a minute"),
        (139, "", "its process was ended by signal 11"), (3, "", "its process ended with status 3"),
    ]

    @Test(arguments: ends) func `the end of a process says why nothing was drawn`(
        _ status: Int32, _ output: String, _ reason: String
    ) {
        #expect(ScreenEnd(status: status, output: output).reason == reason)
    }

    @Test func `what a screen lacks is told by its first place`() {
        let places = ["A.swift:1 needs X", "A.swift:1 needs X", "B.swift:2 needs Y", "B.swift:3 needs Y"]
        func hollowness(_ count: Int) -> String {
            ScreenEnd(status: 0, output: places.prefix(count).map { "layoutsim: left out: \($0)\n" }.joined())
                .hollowness
        }
        #expect(hollowness(2) == "hollow: A.swift:1 needs X")
        #expect(hollowness(3) == "hollow: A.swift:1 needs X, and 1 more place")
        #expect(hollowness(4) == "hollow: A.swift:1 needs X, and 2 more places")
    }

    @Test func `a package without a manifest is an error that names the next step`() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(["screens"], in: folder.url)
        #expect(run.status == 64)
        #expect(run.error.contains("layoutsim swift init"))
    }

    @Test(arguments: [
        ("/p/App/A.swift", true), ("/p/A.swift", true), ("/p/Old/A.swift", false), ("/q/A.swift", false),
        ("/p/.build/checkouts/Kit/Demo/A.swift", false), ("/p/App/.hidden/A.swift", false),
    ])
    func `a target compiles no hidden files`(file: String, isCompiled: Bool) {
        let target = PackageTarget(
            name: "App", kind: "executable", folder: "/p", sources: ["/p"], excluded: ["/p/Old"])
        #expect(target.contains(file) == isCompiled)
    }
}
