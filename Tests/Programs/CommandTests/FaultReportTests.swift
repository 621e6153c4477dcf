import Foundation
import LayoutSimFiles
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

    @Test func `a message that several processes write is taken once`() {
        var output = BuildOutput()
        for _ in 0..<2 {
            _ = output.take("/a/A.swift:1:2: error: cannot find 'B' in scope")
            _ = output.take(" 1 | B()")
        }
        _ = output.take("/a/A.swift:1:2: note: here")
        #expect(output.errors.count == 1)
        #expect(output.held.count == 3)
    }

    @Test(arguments: [("ab: error: c", 2), ("ä: error: ", 2), (": error", -1), ("", -1), ("a: error: b: error: ", 1)])
    func `a text is found by its bytes`(_ line: String, _ start: Int) {
        let place = line.dropFirst(0).place(ofBytes: ": error: ")
        #expect(place.map { line.utf8.distance(from: line.startIndex, to: $0.lowerBound) } ?? -1 == start)
    }

    @Test func `a module of the package that did not get ready is no fault of those that import it`() throws {
        let folder = try TemporaryFolder()
        try folder.write([], to: "debug/Kit.build/x")
        let modules = BuiltModules(scratch: folder.url.path)
        let own: Substring = "/a/A.swift:1:8: error: no such module 'Kit'"
        let other: Substring = "/a/A.swift:2:8: error: no such module 'Realm'"
        let cause: Substring = "/a/B.swift:1:8: error: cannot find 'x' in scope"
        #expect(modules.withoutConsequences([own, other, cause]) == [other, cause])
        #expect(modules.withoutConsequences([own]) == [own])
    }

    @Test func `messages of a build wait for its end, and nothing else does`() {
        var output = BuildOutput()
        #expect(output.take("[1/2] Compiling A") == ["[1/2] Compiling A"])
        #expect(output.take("/a/.build/debug") == ["/a/.build/debug"])
        for line in [
            "/a/A.swift:1:2: warning: old", " 1 | let a", "   |     `- warning: old", "",
            "/a/A.swift:1:2: warning: unused [#no-usage]", " 1 | let b",
        ] {
            #expect(output.take(line[...]) == [])
        }
        let shown = output.take("Build complete!")
        #expect(
            shown == [
                "/a/A.swift:1:2: warning: old", " 1 | let a", "   |     `- warning: old", "", "Build complete!",
            ])
        #expect(output.take("anything") == ["anything"])
    }

    @Test func `tests that are run without a build are shown at once`() {
        var output = BuildOutput()
        #expect(output.take("Test Suite 'All tests' started at now") == ["Test Suite 'All tests' started at now"])
        let failure: Substring = "/a/T.swift:1: error: T.test : failed"
        #expect(output.take(failure) == [failure])
        #expect(output.errors == [])
    }

    @Test func `classes that lost what they override or inherit are hollow`() throws {
        let text = """
            {"file": "/p/A.swift", "line": 1, "kind": "declaration", "subject": "A.f()", "need": "x",
             "loss": {"owner": "A", "member": "viewDidLoad()"}}
            """
        let fault = try Fault(JSONDocument(parsing: Array(text.utf8), file: "fault").root)
        let table = FaultTable([fault], root: "/p").description
        #expect(table.hasSuffix("  hollow, without what they override or inherit: A.viewDidLoad()\n"))
    }

    @Test func `events tell the tests that ended and the one that did not`() throws {
        let folder = try TemporaryFolder()
        let id = { (test: String) in "M.S/\(test)/T.swift:1:2" }
        let lines =
            ["a()", "b()"].map { #"{"kind":"test","payload":{"kind":"function","id":"\#(id($0))"}}"# } + [
                #"{"kind":"event","payload":{"kind":"runStarted"}}"#,
                #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id("a()"))"}}"#,
                #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id("a()"))"}}"#,
                #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id("b()"))"}}"#,
                #"{"kind":"event","payload":{"kind":"testSta"#,
            ]
        try folder.write(Array(lines.joined(separator: "\n").utf8), to: "events.jsonl")
        let events = try TestEvents(File(folder.url.appending(path: "events.jsonl").path))
        #expect(events.ended == ["M.S/a()"])
        #expect(events.interrupted == ["M.S/b()"])
        #expect(!events.isComplete)
        #expect(try TestEvents(File("/nowhere")).isComplete)
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
        (
            "Computing version for https://github.com/a/Blur\nerror: the package manifest at '/Package.swift' cannot be "
                + "accessed (/Package.swift doesn't exist in file system)", ["blur"]
        ),
        ("error: Dependencies could not be resolved because no versions of 'pager' match", ["pager"]),
        ("error: 'pager' is not a valid manifest", []),
        ("error: 'pager': Couldn’t check out revision ‘98be’:", ["pager"]),
        ("error: could not find the commit 7ef0 in https://github.com/a/Pager.git", ["pager"]),
        ("error: 'blur': Couldn’t update repository submodules:", ["blur"]),
        (
            "Computing version for git@b:c/Blur\nComputed git@b:c/Blur at 1.0.0 (0.1s)\nComputing version for "
                + "https://github.com/a/Pager.git\nerror: package 'package.swift' is using Swift tools version 3.1.0",
            ["pager"]
        ),
        ("Computing version for git@b:c/Blur\nComputed git@b:c/Blur at 1.0.0 (0.1s)\nerror: it is full", []),
        (
            "error: Invalid manifest (compiled with: [\"swiftc\", \"-o\", \"/tmp/a.b/pager-manifest\"])\n💣 Crashed",
            ["pager"]
        ),
        (
            "Computing version for https://github.com/d/Deep\nerror: Dependencies could not be resolved because 'pager' "
                + "1.0.0 depends on 'deep' 1.3.0 and no versions of 'deep' match", ["pager"]
        ),
    ]) func `a package that cannot be fetched is known by its name`(_ output: String, _ names: [String]) {
        let addresses = UnreachableDependencies.addresses(
            in: #".package(url: "https://github.com/a/Pager.git", from: "1.0.0"), .package(url:"git@b:c/Blur")"#)
        #expect(addresses == ["https://github.com/a/Pager.git", "git@b:c/Blur"])
        #expect(UnreachableDependencies.names(in: output, among: addresses) == names)
    }

    @Test func `a package has none of the versions that are asked for`() {
        let output = "error: Dependencies could not be resolved because no versions of 'Pager' match 9.0.0"
        #expect(UnreachableDependencies.nameWithoutMatch(in: output) == "pager")
        #expect(UnreachableDependencies.nameWithoutMatch(in: "error: it is full") == nil)
    }

    @Test func `packages go that need one with Objective-C`() throws {
        func node(_ name: String, _ dependencies: [String] = []) -> String {
            let inner = dependencies.joined(separator: ", ")
            return #"{"url": "https://a.b/\#(name).git", "path": "/x/checkouts/\#(name)", "dependencies": [\#(inner)]}"#
        }
        let tree = node("App", [node("Rx"), node("Stubs"), node("Fire", [node("Utilities")])])
        let root = try JSONDocument(parsing: Array(tree.utf8), file: "f").root
        #expect(try UnreachableDependencies.direct(in: root, needing: ["Stubs", "Utilities"]) == ["stubs", "fire"])
        var output = BuildOutput()
        for line in [
            "/p/.build/checkouts/Stubs/A.h:1:9: fatal error: 'Foundation/Foundation.h' file not found",
            "/p/Sources/A.h:1:9: fatal error: 'b.h' file not found", "/p/.build/checkouts/Rx/A.swift:1:9: error: b",
        ] as [Substring] { _ = output.take(line) }
        #expect(output.refusedCheckouts == ["Stubs"])
    }

    @Test(arguments: [["c"], ["a", "e"], ["b", "c", "d"], ["a", "b", "c", "d", "e"], []])
    func `of packages that cannot be fetched together, those are left out that cannot be alone`(_ bad: [String]) {
        let all = ["a", "b", "c", "d", "e"]
        let found = UnreachableDependencies.atFault(among: all) { names in !names.contains(where: bad.contains) }
        // Where each can be fetched alone, they do not fit together.
        #expect(found == (bad.isEmpty ? all : bad))
    }

    @Test(arguments: [
        (["Package.swift", "Blur/Blur.m"], true), (["Package.swift", "Blur/Blur.m", "Tests/T.swift"], true),
        (["Blur/Blur.m", "Examples/Demo/App.swift", "Package@swift-5.9.swift"], true),
        (["Package.swift", "Blur/Blur.m", "Swift/Blur.swift"], false), (["Package.swift", "Blur/Blur.swift"], false),
        (["Package.swift"], false),
    ]) func `a package of Objective-C alone is left out`(_ files: [String], _ isLeftOut: Bool) throws {
        let folder = try TemporaryFolder()
        for file in files {
            let place = folder.url.appending(path: "Blur/\(file)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: place)
        }
        let names = try UnreachableDependencies.withoutSwift(["blur", "pager"], checkouts: folder.url.path)
        #expect(names == (isLeftOut ? ["blur"] : []))
    }

    @Test func `an error in the expansion of a macro is one at its use`() {
        var output = BuildOutput()
        for line in [
            "macro expansion #Preview:2:20: error: cannot find 'missing' in scope",
            "`- /p/A.swift:3:15: note: expanded code originates here", "3 | #Preview { 1 }",
            "  | `- note: in expansion of macro 'Preview' here",
            "   +--- macro expansion #Preview ----", "   |1 | enum A {", "   +----", "",
        ] { #expect(output.take(line[...]).isEmpty) }
        #expect(output.errors == ["/p/A.swift:3:14: error: cannot find 'missing' in scope"])
        #expect(output.held.count == 8)
    }
}
