import LayoutSimJSON
import Testing

@testable import LayoutSimCommand

/// What is said of the parts of a package that are set aside.
@Suite struct FaultReportTests {
    private func fault(_ file: String, _ line: Int, _ need: String, root: String? = nil) throws -> Fault {
        let root = root.map { ", \"root\": \"\($0)\"" } ?? ""
        let text = """
            {"file": "\(file)", "line": \(line), "kind": "statements", "subject": "A.f()", "need": "\(need)"\(root)}
            """
        return try Fault(JSONDocument(parsing: Array(text.utf8), file: "fault").root)
    }

    @Test func `faults are counted by cause, those with the most places first`() throws {
        let faults = [
            try fault("/p/A.swift", 3, "CIFilter"), try fault("/p/A.swift", 9, "blur", root: "MTKView"),
            try fault("/q/B.swift", 2, "MTKView"),
        ]
        let lines = FaultTable(faults, root: "/p").description.split(separator: "\n")
        #expect(lines.first?.hasPrefix("layoutsim: 3 places are set aside in 2 files") == true)
        #expect(
            lines.dropFirst() == [
                "  MTKView: 2 places: A.swift:9 A.f(), /q/B.swift:2 A.f()", "  CIFilter: 1 place: A.swift:3 A.f()",
            ])
        #expect(FaultTable([], root: "/p").description.isEmpty)
    }

    @Test func `tests are counted by what they need, and a class is given up at the third`() {
        var tests = FaultyTests()
        let place = "A.swift:3 needs CIFilter, which LayoutSim does not have"
        for name in ["a", "b", "c"] {
            tests.note("layoutsim: set aside: \(place)")
            #expect(tests.hopelessSuite(of: "Blur.test", at: place[...]) == nil)
            #expect(tests.takePlace(of: "Blur.\(name)", in: .xcTest) == place[...])
        }
        #expect(tests.hopelessSuite(of: "Blur.d", at: place[...]) == "Blur")
        #expect(tests.takePlace(of: "Blur.d", in: .xcTest) == nil)
        #expect(tests.description == "layoutsim: 3 tests need CIFilter\n")
    }

    @Test(arguments: [
        ("A.swift:3 needs x, which is set aside because of MTKView", "MTKView"),
        ("A.swift:3 does not compile here: ambiguous use of 'f'", "ambiguous use of 'f'"),
        ("A.swift:3 needs UIView.effect, which LayoutSim does not have", "UIView.effect"),
    ]) func `the need of a place is its cause`(_ sentence: String, _ need: String) {
        var tests = FaultyTests()
        tests.note("◇ Test run started.")
        tests.note("layoutsim: set aside: \(sentence)")
        #expect(tests.takePlace(of: "A/f()", in: .swiftTesting) == sentence[...])
        #expect(tests.description == "layoutsim: 1 test needs \(need)\n")
    }

    @Test func `messages of a build wait for its end`() {
        var output = BuildOutput()
        #expect(output.take("[1/2] Compiling A") == ["[1/2] Compiling A"])
        for line in [
            "/a/A.swift:1:2: warning: old", " 1 | let a", "/a/A.swift:1:2: warning: unused [#no-usage]", " 1 | let b",
        ] {
            #expect(output.take(line[...]) == [])
        }
        #expect(output.take("Build complete!") == ["/a/A.swift:1:2: warning: old", " 1 | let a", "Build complete!"])
        #expect(output.take("anything") == ["anything"])
    }

    @Test func `an error counts with its line`() {
        var output = BuildOutput()
        _ = output.take("/a/A.swift:1:2: error: cannot find 'x' in scope")
        _ = output.take("error: fatalError")
        #expect(output.errors == ["/a/A.swift:1:2: error: cannot find 'x' in scope"])
        #expect(!output.isBuilt)
    }

    @Test(arguments: [
        ("error: Failed to clone repository https://github.com/a/Pager.git", ["pager"]),
        ("error: could not access a submodule", ["blur", "pager"]),
        ("error: 'pager' is not a valid manifest", []),
    ]) func `a package that cannot be fetched is known by its name`(_ output: String, _ names: [String]) {
        let addresses = UnreachableDependencies.addresses(
            in: #".package(url: "https://github.com/a/Pager.git", from: "1.0.0"), .package(url:"git@b:c/Blur")"#)
        #expect(addresses == ["https://github.com/a/Pager.git", "git@b:c/Blur"])
        #expect(UnreachableDependencies.names(in: output, among: addresses) == names)
    }
}
