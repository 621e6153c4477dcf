import Foundation
import Testing

/// `layoutsim review` as a user sees it, with and without a terminal.
@Suite struct ReviewCommandTests {
    /// Returns a project in which every golden waits to be accepted.
    private func pendingProject() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        #expect(try run("test", in: folder).status == 1)
        return folder
    }

    private func run(_ words: String..., in folder: TemporaryFolder) throws -> ProgramRun {
        try ProgramRun(words + ["--project", "."], in: folder.url, environment: ["CI": ""])
    }

    @Test func `without a terminal it prints what waits and how to accept it`() throws {
        let folder = try pendingProject()
        let waiting = try run("review", in: folder)
        #expect(waiting.status == 1)
        #expect(waiting.output.hasPrefix("there is no golden yet\n    new: badge-detail/"))
        #expect(waiting.output.contains("\n    layoutsim accept --new\n"))
        #expect(try run("accept", "--all", in: folder).status == 0)
        let done = try run("review", in: folder)
        #expect(done.output == "nothing is waiting for review\n")
        #expect(done.status == 0)
    }

    @Test func `before a test there is nothing to review`() throws {
        let review = try run("review", in: TemporaryFolder())
        #expect(review.status == 66)
        #expect(review.error.contains("run 'layoutsim test'"))
    }

    @Test(
        .enabled(if: PseudoTerminal.isThere, "there is no 'script'"),
        arguments: [("s", 1), ("a", 0), ("r", 1), ("q", 1)])
    func `in a terminal keys decide, and the terminal is given back`(key: String, status: Int32) throws {
        let folder = try pendingProject()
        let terminal = try PseudoTerminal("review --project . --pictures blocks", in: folder.url)
        try terminal.wait(for: "accept")
        terminal.type("t1")
        try terminal.wait(for: "there is no such image")
        terminal.type(key + (key == "s" ? "q" : ""))
        #expect(terminal.end() == status)
        #expect(terminal.output.contains("\u{1B}[?1049h"))
        #expect(terminal.output.contains("▀"))
        #expect(terminal.output.contains("\u{1B}[?25h\u{1B}[?1049l"))
        let goldens = folder.names.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".layout") }
        #expect(goldens.count == (key == "a" ? 16 : 0))
        let pending = folder.names.filter { $0.hasPrefix(".layoutsim/pending/") && $0.hasSuffix(".layout") }
        #expect(pending.count == (["s", "q"].contains(key) ? 16 : 0))
    }

    @Test(.enabled(if: PseudoTerminal.isThere, "there is no 'script'"))
    func `a signal gives the terminal back too`() throws {
        let folder = try pendingProject()
        let terminal = try PseudoTerminal("review --project . --pictures none", in: folder.url)
        try terminal.wait(for: "accept")
        try folder.write([], to: PseudoTerminal.stopFile)
        #expect(terminal.end() == 128 + SIGTERM)
        #expect(terminal.output.contains("\u{1B}[?25h\u{1B}[?1049l"))
    }
}

/// A run of the program in its own terminal.
final class PseudoTerminal {
    static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

    /// A file whose presence in the folder asks the program to end.
    static let stopFile = "stop"

    private let process = Process()
    private let keys = Pipe()
    private let screen = Pipe()
    private(set) var output = ""

    init(_ arguments: String, in folder: URL) throws {
        process.executableURL = URL(filePath: "/usr/bin/script")
        let stop = "(until [ -e \(PseudoTerminal.stopFile) ]; do sleep 0.1; done; kill $$) &"
        let command = "stty rows 30 columns 90; \(stop) exec '\(ProgramRun.executable.path)' \(arguments)"
        process.arguments = ["-qec", command, "/dev/null"]
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
        process.standardInput = keys
        process.standardOutput = screen
        try process.run()
    }

    /// Reads until a text is on the screen; throws if the program ends first.
    func wait(for text: String) throws {
        while !output.contains(text) {
            let data = screen.fileHandleForReading.availableData
            try #require(!data.isEmpty, "the program ended: \(output)")
            output += String(decoding: data, as: UTF8.self)
        }
    }

    func type(_ text: String) { keys.fileHandleForWriting.write(Data(text.utf8)) }

    /// Waits for the end and returns the exit status.
    func end() -> Int32 {
        output += String(decoding: screen.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus
    }
}
