import LayoutSimFiles
import LayoutSimSnapshots
import Testing

@Suite struct RunFolderTests {
    @Test func `the newest ten runs are kept, and those that still go on`() throws {
        let scratch = try ScratchProject()
        let first = try SnapshotRun(project: scratch.project)
        for _ in 0..<14 { _ = try SnapshotRun(project: scratch.project) }
        let runs = try Folder(scratch.root + "/.layoutsim/runs").names().compactMap { Int($0) }.sorted()
        #expect(runs == [1] + Array(6...15))
        #expect(try scratch.project.lastRun().id == "15")
        _ = try first.report(on: SnapshotSubject(), renderer: scratch.renderer)
        #expect(try first.recorded().variants.map(\.outcome) == [.new])
        #expect(scratch.project.last.id == "15")
    }

    @Test func `a folder of an older program gives way to the link`() throws {
        let scratch = try ScratchProject()
        try Folder(scratch.root + "/.layoutsim/runs/last/test/a").create()
        try scratch.file(".layoutsim/runs/last/test/a/actual.png").write("x")
        let run = try SnapshotRun(project: scratch.project)
        _ = try run.report(on: SnapshotSubject(), renderer: scratch.renderer)
        #expect(try scratch.project.lastRun().variants.count == 1)
    }

    @Test func `a line that was cut short is passed over, and what comes after it is whole`() throws {
        let scratch = try ScratchProject()
        _ = try scratch.run("a", "b", boxX: 2)
        let file = scratch.project.last.recordFile
        let text = String(decoding: try file.contents(), as: UTF8.self)
        let half = text.split(separator: "\n")[0].dropLast(20)
        try file.write("\n\(half)" + text)
        #expect(try scratch.project.lastRun().variants.map(\.key.variant) == ["a", "b"])
    }

    @Test func `of a variant that was looked at twice, the last time counts`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        let run = try SnapshotRun(project: scratch.project)
        _ = try run.report(on: SnapshotSubject(boxX: 9), renderer: scratch.renderer)
        #expect(try run.recorded().changed.count == 1)
        _ = try run.report(on: SnapshotSubject(), renderer: scratch.renderer)
        #expect(try run.recorded().isFine)
    }

    @Test func `the runs of shards are one run`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"), SnapshotSubject("c"), SnapshotSubject("d"))
        let declaration = Declaration(screen: "test", variants: ["a", "b", "c"], place: "A.swift:1")
        let folders = try [["a", "c"], ["b"]].map { variants in
            let run = try SnapshotRun(project: scratch.project)
            try run.declare(declaration)
            for name in variants {
                _ = try run.report(on: SnapshotSubject(name, boxX: 5), renderer: scratch.renderer)
            }
            return run.folder
        }
        let parts = try folders.map { try RecordedRun(contentsOf: $0) }
        #expect(parts.map { $0.notRun.map(\.variant) } == [["b"], ["a", "c"]])
        let whole = try RecordedRun(merging: folders)
        #expect(whole.variants.map(\.key.variant) == ["a", "b", "c"])
        #expect(whole.groups.map(\.keys.count) == [3])
        #expect(whole.groups.map(\.id) == parts[0].groups.map(\.id))
        #expect(whole.notRun == [])
        #expect(whole.orphans.map(\.variant) == ["d"])
        #expect(whole.id == "2+3")
        for variant in whole.variants { #expect(variant.evidence.pictures.count == 3) }
    }

    @Test func `a variant that was never looked at and an empty run are no errors`() throws {
        let scratch = try ScratchProject()
        #expect(throws: SnapshotError.self) { try scratch.project.lastRun() }
        _ = try SnapshotRun(project: scratch.project)
        #expect(try scratch.project.lastRun().variants == [])
    }
}
