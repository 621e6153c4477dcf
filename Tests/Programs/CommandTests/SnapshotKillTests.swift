import Foundation
import Testing
import LayoutSimPackageFolder

/// Processes that are killed while they test and accept, and several at once.
@Suite struct SnapshotKillTests {
    private let changed = ["w320-landscape@2x-typical", "w320-portrait@2x-typical"]

    /// Returns a project with this package's goldens, two of which are wrong and whose new versions wait for review.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let package = PackageFolder.url
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

    /// Kills the program as soon as a file appears; how far it gets until then is random.
    @Test(.timeLimit(.minutes(2)), arguments: ["", "/new/3", "/replacing"], [true, false])
    func `accepting that is killed is completed or taken back, and nothing in between`(
        file: String, completes: Bool
    ) throws {
        let folder = try project()
        let before = try folder.goldens
        let process = try ProgramRun.start(["accept", "--all", "--project", "."], in: folder.url)
        while process.isRunning, !folder.exists("Snapshots/.accepting\(file)") { usleep(50) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        guard folder.exists("Snapshots/.accepting") else {
            let expected = process.terminationReason == .exit ? 16 : 14
            return #expect(try run(["test"], in: folder).output.contains("\(expected) of 16 variants match"))
        }
        for command in [
            ["test"], ["reject", "--all"], ["accept", "--all"], ["prune"], ["review"], ["resolve"], ["summary"],
        ] {
            let refused = try run(command, in: folder)
            #expect(refused.status == 65 && refused.output.isEmpty)
            #expect(refused.error.contains("'layoutsim accept' of 2 variants was interrupted"))
        }
        #expect(folder.exists("Snapshots/.accepting"))
        let settled = try run(["accept", completes ? "--continue" : "--abort"], in: folder)
        #expect(settled.status == 0)
        #expect(settled.output.hasPrefix(completes ? "completed the interrupted" : "rolled back the interrupted"))
        let after = try folder.goldens
        #expect(completes || after == before)
        let count = completes ? 16 : 14
        #expect(try run(["test"], in: folder).output.contains("\(count) of 16 variants match their goldens\n"))
        #expect(folder.names.allSatisfy { !$0.hasPrefix("Snapshots/.") })
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
