import LayoutSim
import LayoutSimFiles
import LayoutSimPixels
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

    @Test func `moments of a recording say so, and other steps are written as before`() throws {
        let run = try project.newRun()
        var script = GoldenScript("menu", as: matrix[0], at: CodePlace(file: "\(project.root)/Tests.swift", line: 3))
        let moment = ScriptStep.Recording(name: "opening", time: 62.5, index: 1, count: 3)
        _ = try run.failure(ofStep: "start", of: project.screen("Hello"), in: &script, renderer: Renderer())
        _ = try run.failure(
            ofStep: "opening 63 ms", of: project.screen("Hello"), in: &script, recording: moment, renderer: Renderer())
        #expect(try run.run.recorded().variants.map(\.step?.recording) == [moment, nil])
        let lines = String(decoding: try run.run.folder.recordFile.contents(), as: UTF8.self).split(separator: "\n")
        let recording = #", "recording": {"name": "opening", "time": 62.5, "index": 1, "count": 3}}"#
        #expect(lines.filter { $0.contains("\"recording\"") }.count == 1)
        #expect(lines.contains { $0.contains(#"-typical"\#(recording)"#) })
        #expect(lines.contains { $0.hasSuffix(#""name": "start", "variant": "iphone-5-portrait@2x-typical"}}"#) })
    }

    /// Runs a script of one recording that shows texts, and tells what the run found.
    private func record(_ texts: [String]) throws -> RecordedRun {
        let run = try project.newRun()
        var script = GoldenScript("menu", as: matrix[0], at: CodePlace(file: "\(project.root)/Tests.swift", line: 3))
        _ = script.begin(recording: "opening up")
        for (index, text) in texts.enumerated() {
            let moment = ScriptStep.Recording(
                name: "opening up", time: 62.5 * Double(index), index: index, count: texts.count)
            _ = try run.failure(
                ofStep: "opening up \(index)", of: project.screen(text), in: &script, recording: moment,
                renderer: Renderer())
        }
        return try run.run.recorded()
    }

    @Test func `a recording with a moment that changed is left as an animated picture`() throws {
        #expect(try record(["A", "B", "C"]).variants.allSatisfy { $0.animation != nil }, "its moments are new")
        try project.acceptAll()
        #expect(try record(["A", "B", "C"]).variants.allSatisfy { $0.animation == nil })
        let changed = try record(["A", "BB", "C"])
        let file = try #require(changed.variants[0].animation)
        #expect(file.path.hasSuffix("/menu/iphone-5-portrait@2x-typical-opening-up.apng"))
        #expect(changed.variants.map(\.animation) == [file, file, file])
        #expect(changed.variants[1].pictureLines.last == "recording: \(file.path)")
        let first = changed.variants[0].evidence.unchanged
        #expect(
            try Bitmap(png: file.contents(), file: file.path) == Bitmap(png: first.contents(), file: first.path))
        let bytes = try file.contents()
        // How long each picture is seen, after the size and place of its control chunk.
        let controls = bytes.indices.filter { bytes[$0...].starts(with: Array("fcTL".utf8)) }
        let pauses = controls.map { Int(bytes[$0 + 24]) << 8 | Int(bytes[$0 + 25]) }
        #expect(pauses == [63, 62, 1000])
        #expect(try Folder("\(project.root)/Snapshots").files(endingIn: [".apng"]).isEmpty)
    }
}
