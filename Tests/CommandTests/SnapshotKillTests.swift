import Foundation
import Testing

/// Processes that are killed while they test and accept, and several at once.
@Suite struct SnapshotKillTests {
    private let changed = ["w320-landscape@2x-typical", "w320-portrait@2x-typical"]

    /// A project with this package's goldens, two of which are not as they should be, whose new versions wait for review.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        try FileManager.default.copyItem(
            at: package.appendingPathComponent("Snapshots"), to: folder.url.appendingPathComponent("Snapshots"))
        for name in changed {
            let file = folder.url.appendingPathComponent("Snapshots/badge-detail/\(name).layout")
            let text = try String(contentsOf: file, encoding: .utf8)
            try text.replacing("background #FFFFFF", with: "background #FFFFFE")
                .write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try run(["test"], in: folder).output.contains("14 of 16 variants"))
        return folder
    }

    private func run(_ words: [String], in folder: TemporaryFolder) throws -> ProgramRun {
        try ProgramRun(words + ["--project", "."], in: folder.url, environment: ["CI": ""])
    }

    /// The file that accepting gets stuck at is a pipe that nobody reads.
    @Test(.timeLimit(.minutes(2)), arguments: 0...4)
    func `accepting that is killed is finished by the next test`(stop: Int) throws {
        let folder = try project()
        let files = changed.flatMap { ["\($0).layout", "\($0).png"] } + ["sheet.png"]
        let old = try contents(files, in: folder)
        let pipe = folder.url.appendingPathComponent("Snapshots/badge-detail/\(files[stop])")
        try FileManager.default.removeItem(at: pipe)
        #expect(unsafe mkfifo(pipe.path, 0o600) == 0)
        let process = try ProgramRun.start(["accept", "--all", "--project", "."], in: folder.url)
        // Only trees tell, since the pictures were not changed.
        let trees = (0..<stop).filter { files[$0].hasSuffix(".layout") }
        while process.isRunning {
            let new = try contents(trees.map { files[$0] }, in: folder)
            if folder.exists(".layoutsim/accepting"), zip(trees, new).allSatisfy({ old[$0] != $1 }) { break }
            usleep(2000)
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try FileManager.default.removeItem(at: pipe)
        try old[stop].write(to: pipe)
        // What a process leaves that is killed while it writes.
        try folder.write([1], to: "Snapshots/badge-detail/.layoutsim-\(process.processIdentifier)-0.tmp")
        #expect(folder.exists(".layoutsim/accepting"))
        #expect(try run(["test"], in: folder).output == "16 of 16 variants match their goldens\n")
        #expect(!folder.exists(".layoutsim/accepting"))
        #expect(folder.names.allSatisfy { !$0.hasPrefix(".layoutsim/pending/badge-detail/") && !$0.hasSuffix(".tmp") })
    }

    @Test(arguments: [1, 6, 12]) func `a test that is killed leaves goldens and a run that can be read`(
        lines: Int
    ) throws {
        let folder = try project()
        let before = try folder.goldens
        let process = try ProgramRun.start(["test", "--project", "."], in: folder.url)
        let records = ".layoutsim/runs/2/records.jsonl"
        while process.isRunning, try folder.lines(of: records).count <= lines { usleep(1000) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(try folder.goldens == before)
        #expect(try run(["summary"], in: folder).status == 0)
        #expect(try run(["test"], in: folder).output.contains("14 of 16 variants"))
    }

    @Test func `tests at the same time do not harm each other`() throws {
        let folder = try project()
        let processes = try (0..<3).map { _ in try ProgramRun.start(["test", "--project", "."], in: folder.url) }
        for process in processes { process.waitUntilExit() }
        #expect(processes.map(\.terminationStatus) == [1, 1, 1])
        for run in 2...4 { #expect(try folder.lines(of: ".layoutsim/runs/\(run)/records.jsonl").count == 17) }
        let acceptances = try changed.map {
            try ProgramRun.start(["accept", "badge-detail/\($0)", "--project", "."], in: folder.url)
        }
        for process in acceptances { process.waitUntilExit() }
        #expect(acceptances.map(\.terminationStatus) == [0, 0])
        #expect(try run(["test"], in: folder).status == 0)
    }

    private func contents(_ files: [String], in folder: TemporaryFolder) throws -> [Data] {
        try files.map { try Data(contentsOf: folder.url.appendingPathComponent("Snapshots/badge-detail/\($0)")) }
    }
}

extension TemporaryFolder {
    fileprivate func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path)
    }

    fileprivate func lines(of name: String) throws -> [Substring] {
        guard exists(name) else { return [] }
        return try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
    }

    fileprivate var goldens: [String: Data] {
        get throws {
            var goldens: [String: Data] = [:]
            for name in names where name.hasPrefix("Snapshots/") && name.contains(".") {
                goldens[name] = try? Data(contentsOf: url.appendingPathComponent(name))
            }
            return goldens
        }
    }
}
