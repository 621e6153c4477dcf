import Foundation
import Testing
import LayoutSimPackageFolder

/// Goldens of storyboards and xibs in an app's folder.
@Suite struct FileGoldenTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let examples = PackageFolder.url("Examples/Storyboards")
        for name in ["Main.storyboard", "Welcome.storyboard"] {
            try folder.write(Array(Data(contentsOf: examples.appendingPathComponent(name))), to: "App/\(name)")
        }
    }

    private func run(_ words: String..., isReadOnly: Bool = false) throws -> ProgramRun {
        try ProgramRun(words, in: folder.url, environment: ["CI": isReadOnly ? "1" : ""])
    }

    private func edit(_ name: String, _ old: String, _ new: String) throws {
        let file = folder.url.appendingPathComponent(name)
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(text.contains(old))
        try folder.write(Array(text.replacing(old, with: new).utf8), to: name)
    }

    /// Writes the settings of the smallest matrix.
    private func writeSettings(_ files: String = #""**/*.storyboard""#) throws {
        try folder.write(
            Array(#"{"files": [\#(files)], "devices": ["iphone-5"], "orientations": ["portrait"]}"#.utf8),
            to: "layoutsim.json")
    }

    private static let waiver = "texts are examples"

    @Test func `init writes settings once, and test follows them`() throws {
        let untold = try run("test")
        #expect(untold.status == 64)
        #expect(untold.error.hasPrefix("layoutsim: error: there is no layoutsim.json here that says what to test; "))
        try folder.write(Array(#"<document type="x" targetRuntime="MacOSX.Cocoa"/>"#.utf8), to: "Mac/Menu.xib")
        let first = try run("init")
        #expect(first.status == 0)
        #expect(first.output.hasPrefix("wrote layoutsim.json: 2 storyboards, on iphone-6 and iphone-16-pro-max, "))
        #expect(first.output.contains("skipped, since it is not for iOS: Mac/Menu.xib\n"))
        let again = try run("init")
        #expect(again.status == 64)
        #expect(again.error.hasPrefix("layoutsim.json: error: this file exists already; "))
        let test = try run("test", "--filter", "iphone-6-portrait")
        #expect(test.status == 1)
        #expect(test.output.contains("\nMain.SignIn: no golden yet for 1 variant\n"))
        #expect(test.output.hasSuffix("0 of 3 variants match their goldens\n9 variants were left out\n"))
    }

    @Test func `a constant is edited, told as data, rejected and accepted`() throws {
        try writeSettings()
        _ = try run("test")
        let refused = try run("accept", "--new")
        #expect(refused.status == 1)
        #expect(refused.error.hasPrefix(".layoutsim/pending/Main.SignIn/iphone-5-portrait@2x.layout: error: "))
        #expect(try run("accept", "--new", "--waive", FileGoldenTests.waiver).status == 0)
        #expect(try run("test").output == "3 of 3 variants match their goldens\n")
        #expect(try run("test", "--format", "json").output == "{\"variants\": 3, \"changed\": 0, \"groups\": []}\n")

        try edit("App/Main.storyboard", #"constant="20" id="Con-12-Led""#, #"constant="30" id="Con-12-Led""#)
        let changed = try run("test", "--format", "json")
        #expect(changed.status == 1)
        #expect(changed.output.hasPrefix(#"{"variants": 3, "changed": 1, "groups": [{"id": ""#))
        for part in [
            #"", "variants": ["Main.SignIn/iphone-5-portrait@2x"], "causes": [{"object": "Con-12-Led", "name": ""#,
            #"", "property": "constant", "old": "20", "new": "30", "proven": true}], "effects": [{"object": ""#,
            #"", "property": "x", "old": "20", "new": "30"}"#,
        ] { #expect(changed.output.contains(part), "\(part)") }
        #expect(try run("summary", "--json").output == changed.output)

        #expect(try run("reject", "--all").output == "rejected Main.SignIn/iphone-5-portrait@2x\n")
        #expect(try run("test").status == 1)
        #expect(try run("accept", "--all").output == "accepted Main.SignIn/iphone-5-portrait@2x\n")
        #expect(try run("test").status == 0)
    }

    @Test func `one broken file does not keep the others from being tested, and keeps its goldens`() throws {
        try writeSettings()
        _ = try run("test")
        _ = try run("accept", "--new", "--waive", FileGoldenTests.waiver)
        try folder.write(Array("<document".utf8), to: "App/Welcome.storyboard")
        let broken = try run("test")
        #expect(broken.status == 65)
        #expect(broken.error.hasPrefix("App/Welcome.storyboard:1: error: the XML is broken: "))
        #expect(broken.output == "2 of 2 variants match their goldens\n")
        #expect(try run("prune", "--check").output == "")

        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Welcome.storyboard"))
        let gone = try run("test")
        #expect(gone.status == 1)
        #expect(
            gone.output.contains(
                "Welcome/iphone-5-portrait@2x: no variant uses this golden; to remove: layoutsim prune\n"))
        #expect(try run("prune").output == "removed Welcome/iphone-5-portrait@2x\n")
        let goldens = folder.url.appendingPathComponent("Snapshots").path
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: goldens).sorted()
                == ["Main.Settings", "Main.SignIn", "snapshots.lock"])
        #expect(try run("test").status == 0)

        try writeSettings(#""App/Main.storyboard", "App/Welcome.storyboard""#)
        let missing = try run("test")
        #expect(missing.status == 65)
        #expect(
            missing.error.hasPrefix(
                "App/Welcome.storyboard: error: layoutsim.json names this file, but there is none; "))
        #expect(missing.output == "2 of 2 variants match their goldens\n")
    }

    @Test func `files can be named without settings, and other variants stay`() throws {
        let names = ["App/Main.storyboard", "--device", "iphone-5", "--portrait", "--scene"]
        let first = try ProgramRun(["test"] + names + ["SignIn"], in: folder.url, environment: ["CI": ""])
        #expect(first.output.contains("Main.SignIn: no golden yet for 1 variant\n"))
        #expect(first.output.hasSuffix("0 of 1 variants match their goldens\n1 variant was left out\n"))
        _ = try run("accept", "--new", "--waive", FileGoldenTests.waiver)
        let other = try run("test", "App/Main.storyboard", "--device", "iphone-6", "--landscape", isReadOnly: true)
        #expect(other.output.hasSuffix("0 of 2 variants match their goldens\n1 variant was left out\n"))
        let unknown = try ProgramRun(["test"] + names + ["SigIn"], in: folder.url)
        #expect(unknown.status == 64)
        #expect(unknown.error.contains("did you mean 'SignIn'?"), "\(unknown.error)")
        #expect(try run("test", "App/Nothing.xib").status == 66)
        #expect(try run("test", "App", "--language", "de.lproj").status == 64)
        #expect(try run("test", "--scene", "SignIn").status == 64)
        #expect(
            try run("test", "App/notes.txt").error.hasPrefix("App/notes.txt: error: this is not a storyboard or xib; "))
    }

    @Test func `a branch is compared with its base, and a merge is resolved`() throws {
        try writeSettings()
        _ = try run("test")
        _ = try run("accept", "--new", "--waive", FileGoldenTests.waiver)
        func git(_ words: String...) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
            process.arguments = ["-c", "user.name=a", "-c", "user.email=a@b.c"] + words
            process.currentDirectoryURL = folder.url
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
        }
        func change(_ constant: String) throws {
            try edit(
                "App/Main.storyboard", #"constant="20" id="Con-12-Led""#, "constant=\"\(constant)\" id=\"Con-12-Led\"")
            _ = try run("test")
            _ = try run("accept", "--all", "--waive", FileGoldenTests.waiver)
            try git("commit", "-qam", constant)
        }
        try git("init", "-q", "-b", "main")
        try git("add", "App", "layoutsim.json", "Snapshots", "layoutsim-waivers.txt")
        try git("commit", "-qm", "base")
        #expect(try run("report", "--base", "main").status == 0)
        try git("checkout", "-qb", "other")
        try change("30")
        let report = try run("report", "--base", "main")
        #expect(report.status == 1)
        #expect(report.output.contains("1 of 3 variants changed since main: 1 layout, 2 same\n"))
        try git("checkout", "-q", "main")
        try change("40")
        try git("merge", "-q", "other")
        try git("checkout", "--theirs", "App/Main.storyboard")
        let resolved = try run("resolve")
        #expect(resolved.output.hasPrefix("Main.SignIn/iphone-5-portrait@2x: matches their side, which is taken\n"))
        #expect(resolved.status == 0)
        #expect(try run("test").status == 0)
    }
}
