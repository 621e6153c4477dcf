import Foundation
import LayoutSimPackageFolder
import Testing

/// What commands do in folders of projects when nothing is named.
@Suite struct FolderTests {
    /// Runs a command line in a folder of storyboards and other files.
    private func run(
        _ words: [String], storyboards: [String] = [], files: [String: String] = [:]
    ) throws -> (run: ProgramRun, pictures: [String]) {
        let folder = try TemporaryFolder()
        for path in storyboards { try folder.write(Array(FileAuditTests.storyboard.utf8), to: path) }
        for (path, text) in files.sorted(by: { $0.key < $1.key }) { try folder.write(Array(text.utf8), to: path) }
        return (try ProgramRun(words, in: folder.url), folder.names.filter { $0.hasSuffix(".png") })
    }

    private static let manifest = [
        "Package.swift": "// swift-tools-version: 6.0\nlet package = Package(\n    name: \"Shop\", targets: [])\n"
    ]
    private static let settings = ["layoutsim.json": #"{"files": ["App/Main.storyboard"]}"#]

    // MARK: The program alone

    @Test func `in a folder without screens the program alone prints its help`() throws {
        let (run, _) = try run([])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("layoutsim: "))
        #expect(run.output.contains("usage: layoutsim COMMAND"))
    }

    @Test func `in a package it names its commands for code`() throws {
        let (run, _) = try run([], files: Self.manifest)
        #expect(run.status == 0)
        #expect(
            run.output == """
                layoutsim swift test    builds Shop against LayoutSim's UIKit and runs its tests
                layoutsim screens       draws all controllers and scenes of Shop on one sheet
                layoutsim review --web  shows what the last test changed, to accept it
                layoutsim --help        lists all commands

                """)
    }

    @Test func `beside an Xcode project it names the project and a storyboard`() throws {
        let (run, _) = try run(
            [], storyboards: ["App/Main.storyboard", "App/Cells/Row.xib"],
            files: ["Shop.xcodeproj/project.pbxproj": ""])
        #expect(
            run.output == """
                layoutsim swift init                writes a Package.swift for Shop.xcodeproj; 'layoutsim screens' then draws its screens
                layoutsim render App/Cells/Row.xib  draws its scenes as a picture
                layoutsim audit                     finds what breaks in 1 storyboard and 1 xib on the smallest and the largest phone
                layoutsim --help                    lists all commands

                """)
    }

    @Test func `beside storyboards it says how they get goldens, and with settings how they are tested`() throws {
        let bare = try run([], storyboards: ["Main.storyboard"]).run
        #expect(
            bare.output.split(separator: "\n").map { $0.split(separator: "  ")[0] } == [
                "layoutsim render Main.storyboard", "layoutsim audit", "layoutsim init", "layoutsim --help",
            ])
        let settled = try run([], storyboards: ["App/Main.storyboard"], files: Self.settings).run
        #expect(settled.output.hasPrefix("layoutsim test "))
        let package = try run([], storyboards: ["Main.storyboard"], files: Self.manifest).run
        #expect(package.output.contains("layoutsim audit       finds what breaks in 1 storyboard on the"))
    }

    // MARK: Commands without a file

    @Test func `the folder's storyboards are drawn, audited and printed`() throws {
        let files = ["A/Main.storyboard", "Other.storyboard"]
        #expect(try run(["render"], storyboards: files).pictures == ["Main.png", "Other.png"])
        let frames = try run(["frames"], storyboards: files).run
        #expect(frames.output.contains("A/Main.storyboard: sceneView root"))
        #expect(frames.output.contains("Other.storyboard: sceneView root"))
        #expect(try run(["audit", "--format", "json"], storyboards: files).run.output.contains("Other.storyboard"))
        #expect(try run(["speak"], storyboards: files).run.output.contains("Other.storyboard: "))
        #expect(
            try run(["sizes", "--width", "320...330"], storyboards: files).run.output.contains("A/Main.storyboard"))
    }

    @Test func `only the files are taken that the settings name`() throws {
        let (run, pictures) = try run(
            ["render"], storyboards: ["App/Main.storyboard", "Other.storyboard"], files: Self.settings)
        #expect(run.status == 0, "\(run.error)")
        #expect(pictures == ["Main.png"])
    }

    @Test func `a view is explained in the only file, and several files ask for one`() throws {
        let one = try run(["explain", "root"], storyboards: ["Main.storyboard"]).run
        #expect(one.output.hasPrefix("Main.storyboard:"))
        let two = try run(["explain", "root"], storyboards: ["Main.storyboard", "Other.storyboard"]).run
        #expect(two.status == 64)
        #expect(two.error.contains("this folder has 2 storyboards, such as Main.storyboard"))
    }

    @Test(arguments: ["render", "frames", "audit", "explain root", "speak", "sizes"])
    func `a package of code says what to name`(_ line: String) throws {
        let (run, pictures) = try run(
            line.split(separator: " ").map(String.init),
            files: Self.manifest.merging(["Snapshots/home/w375.layout": ""]) { $1 })
        #expect(run.status == 64)
        #expect(
            run.error.hasPrefix(
                "Package.swift: error: the screens of this package are code, which 'layoutsim screens' "))
        #expect(run.error.contains(line == "sizes" ? "expectHolds(sizes:)" : "Snapshots/home/w375.layout"))
        #expect(pictures.isEmpty)
    }

    @Test func `the badge is drawn wherever one of its options or its name is given`() throws {
        let words = ["render", "--width", "414", "--longest"]
        let plain = try run(words)
        #expect(plain.run.output.contains("414-portrait"))
        #expect(plain.pictures.count == 1)
        #expect(try run(words, storyboards: ["Main.storyboard"]).pictures == plain.pictures)
        #expect(try run(words, files: Self.manifest).pictures == plain.pictures)
        #expect(try run(["frames", "badge-detail"], files: Self.manifest).run.status == 0)
    }

    // MARK: Names

    @Test func `the catalog is checked by either spelling, and help shows one`() throws {
        let checks = try ["catalog", "catalogue"].map { try run([$0, "check"]).run }
        #expect(checks[0].output == checks[1].output)
        #expect(!checks[0].output.isEmpty)
        let help = try run(["--help"]).run.output
        #expect(help.contains("  catalog "))
        #expect(!help.contains("catalogue"))
    }

    @Test func `the version is the newest of the changelog`() throws {
        let changes = try String(contentsOf: PackageFolder.url("CHANGELOG.md"), encoding: .utf8)
        let newest = try #require(changes.split(separator: "\n").first { $0.hasPrefix("## ") })
        let version = try run(["--version"]).run.output.split(separator: " ").last?.dropLast() ?? ""
        #expect(newest.hasPrefix("## \(version) "))
    }
}
