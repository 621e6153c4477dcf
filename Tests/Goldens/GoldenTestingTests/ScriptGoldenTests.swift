import LayoutSim
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimSnapshots
import Testing

@testable import LayoutSimGoldenTesting

/// The goldens of a script's steps.
@Suite struct ScriptGoldenTests {
    private let project: ExampleProject
    private let matrix: Matrix<String>

    init() throws {
        project = try ExampleProject()
        matrix = try Matrix(devices: ["iphone-5"], contents: [.typical("Hello")])
    }

    /// Runs a script that shows texts after its steps.
    private func run(_ steps: [(String, String)], isComplete: Bool = true, in run: GoldenRun) throws -> [String] {
        let place = CodePlace(file: "\(project.root)/Tests/HelloTests.swift", line: 3)
        var script = GoldenScript("sign up", as: matrix[0], at: place)
        let messages = try steps.compactMap { step, text in
            try run.failure(ofStep: step, of: project.screen(text), in: &script, renderer: Renderer())?.message
        }
        try run.declare(script, isComplete: isComplete)
        return messages.map { String($0.split(separator: "\n")[0]) }
    }

    @Test func `goldens have the names of the script, the variant and the step, in order`() throws {
        let first = try project.newRun()
        #expect(
            try run([("start", "Hello"), ("after done", "Bye")], in: first) == [
                "sign-up/iphone-5-portrait@2x-typical-start: there is no golden yet",
                "sign-up/iphone-5-portrait@2x-typical-after-done: there is no golden yet",
            ])
        try project.acceptAll()
        let second = try project.newRun()
        #expect(try run([("start", "Hello"), ("after done", "Bye")], in: second) == [])
        let recorded = try second.run.recorded()
        #expect(recorded.variants.compactMap(\.step?.number).sorted() == [1, 2])
        #expect(recorded.variants.compactMap(\.step?.name).sorted() == ["after done", "start"])
        #expect(recorded.orphans.isEmpty)
        #expect(recorded.variants.allSatisfy { $0.evidence.unchanged.exists }, "a strip shows all steps")
        #expect(
            recorded.notRun.map(\.variant) == [
                "iphone-5-landscape@2x-typical-after-done", "iphone-5-landscape@2x-typical-start",
            ])
    }

    @Test func `a golden whose step is gone is an orphan, unless the script broke off before it`() throws {
        _ = try run([("start", "Hello"), ("end", "Bye")], in: project.newRun())
        try project.acceptAll()
        let broken = try project.newRun()
        _ = try run([("start", "Hello")], isComplete: false, in: broken)
        #expect(try broken.run.recorded().orphans.isEmpty)
        let complete = try project.newRun()
        _ = try run([("start", "Hello")], in: complete)
        #expect(
            try complete.run.recorded().orphans.map(\.description) == ["sign-up/iphone-5-portrait@2x-typical-end"])
    }

    @Test func `two goldens of one name are told`() throws {
        #expect(
            try run([("start", "Hello"), ("start", "Hello")], in: project.newRun()).last
                == "the script 'sign-up' has two goldens called 'start'")
        #expect(
            try run([("after done", "Hello"), ("after-done", "Bye")], in: project.newRun()).last
                == "the script 'sign-up' has two goldens called 'after-done'")
    }

    /// Runs a script with a step and a recording of texts, and returns the run's findings.
    private func record(_ texts: [String], in run: GoldenRun) throws -> RecordedRun {
        var script = GoldenScript("menu", as: matrix[0], at: CodePlace(file: "\(project.root)/Tests.swift", line: 3))
        _ = try run.failure(ofStep: "start", of: project.screen("Hello"), in: &script, renderer: Renderer())
        let moments = texts.enumerated().map { index, text in
            SnapshotSubject.Moment(time: 62.5 * Double(index), screen: project.screen(text))
        }
        _ = try run.failure(ofRecording: "opening up", moments, in: &script, renderer: Renderer())
        return try run.run.recorded()
    }

    @Test func `recordings say their moments, and other steps are written as before`() throws {
        let run = try project.newRun()
        let found = try record(["A", "B"], in: run)
        #expect(
            found.variants.map(\.key.variant) == ["opening-up", "start"].map { "iphone-5-portrait@2x-typical-\($0)" })
        #expect(found.variants.map(\.step?.name) == ["opening up", "start"])
        #expect(found.variants.map { $0.step?.strip?.cells.map(\.time) } == [[0, 62.5], nil])
        let lines = String(decoding: try run.run.folder.recordFile.contents(), as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.contains(#""moments": [[0, 640, 1136], [62.5, 640, 1136]]"#) }.count == 1)
        #expect(lines.contains { $0.hasSuffix(#""name": "start", "variant": "iphone-5-portrait@2x-typical"}}"#) })
    }

    @Test func `a recording that changed is left as an animated picture`() throws {
        #expect(try record(["A", "B", "C"], in: project.newRun()).variants[0].evidence.animation.exists, "it is new")
        try project.acceptAll()
        let same = try record(["A", "B", "C"], in: project.newRun())
        #expect(same.variants.allSatisfy { !$0.evidence.animation.exists })
        let changed = try record(["A", "BB", "C"], in: project.newRun()).variants[0]
        #expect(changed.pictureLines.last == "recording: \(changed.evidence.animation.path)")
        #expect("\(changed.headline)".contains("(at 62.5 ms)"))
        #expect(try Folder("\(project.root)/Snapshots").files(endingIn: [".apng"]).count == 1)
    }
}
