import Foundation
import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSnapshots
import Synchronization
import Testing

@testable import LayoutSimTesting

@Suite struct ExpectGoldenTests {
    private let project: ExampleProject
    private let matrix: Matrix<String>

    init() throws {
        project = try ExampleProject()
        matrix = try Matrix(devices: ["iphone-5"], contents: [.typical("Hello"), .longest("Hello, hello and hello")])
    }

    @Test func `what is new is an issue whose last line accepts it, and then it is none`() throws {
        let issues = try recording { try project.expect(project.screen("Hello"), as: matrix[0]) }
        #expect(
            issues == [
                """
                hello/iphone-5-portrait@2x-typical: there is no golden yet
                  actual: \(project.root)/.layoutsim/runs/1/hello/iphone-5-portrait@2x-typical/actual.png
                  to accept: layoutsim accept hello/iphone-5-portrait@2x-typical
                """
            ])
        try project.acceptAll()
        #expect(try recording { try project.expect(project.screen("Hello"), as: matrix[0]) } == [])
    }

    @Test func `the first line tells the cause`() throws {
        _ = try recording { for variant in matrix { try project.expect(project.screen(variant.content), as: variant) } }
        try project.acceptAll()
        let run = try project.newRun()
        let issues = try recording { try project.expect(project.screen("Hello", top: 40), as: matrix[0], in: run) }
        let lines = try #require(issues.first).split(separator: "\n")
        #expect(issues.count == 1)
        #expect(lines.first?.contains("title.y 32 → 40 because title.top == view.top: constant 32 → 40  [") == true)
        #expect(lines.last == "  to accept: layoutsim accept hello/iphone-5-portrait@2x-typical")
        let recorded = try run.run.recorded()
        #expect(recorded.variants.map(\.outcome) == [.layout])
        #expect(recorded.notRun.count == 3, "the whole matrix is declared, whatever is tested")
        #expect(recorded.variants.map(\.content) == ["typical"])
        #expect(try OrphanSearch(in: SnapshotProject(root: project.root, isReadOnly: true)).orphans == [])
    }

    @Test func `a variant that another test has already is an error that names both places`() throws {
        let run = try project.newRun()
        _ = try recording { try project.expect(project.screen("Hello"), as: matrix[0], in: run, line: 3) }
        let error = #expect(throws: SnapshotError.self) {
            try project.expect(project.screen("Hello"), as: matrix[1], in: run, line: 9)
        }
        #expect(
            error?.description
                == "Tests/HelloTests.swift:3: error: 'hello/iphone-5-portrait@2x-typical' is declared here and at "
                + "Tests/HelloTests.swift:9; give one of the screens or variants another name")
    }

    @Test func `a screen in code is drawn in the appearance and the direction of its variant`() throws {
        let matrix = try Matrix(
            devices: ["iphone-5"], orientations: [.portrait], contents: [.typical("Hello")], appearances: [.dark],
            layoutDirections: [.rightToLeft])
        let run = try project.newRun()
        _ = try recording { try project.expect(project.screen("Hello"), as: matrix[0], in: run) }
        let variant = try #require(run.run.recorded().variants.first)
        #expect(variant.key.variant == "iphone-5-portrait@2x-typical-dark-rtl")
        #expect(variant.content == "typical dark rtl")
        let tree = try File("\(run.run.folder.evidence(variant.key).path)/actual.layout").contents()
        #expect(String(decoding: tree, as: UTF8.self).contains("\ndirection right-to-left\nappearance dark\n"))
    }

    @Test func `warnings of a scene's file are told once and fail nothing`() throws {
        let run = try project.newRun()
        let texts = Mutex<[String]>([])
        withKnownIssue {
            for _ in 0..<2 { run.record(warnings: ["a.xib:3: warning: x", "a.xib:4: warning: y"], at: TestPlace()) }
        } matching: { issue in
            texts.withLock { $0.append("\(issue.severity) \(issue.comments.map(\.rawValue).joined())") }
            return true
        }
        let told = texts.withLock { $0 }
        #expect(told == ["warning a.xib:3: warning: x", "warning a.xib:4: warning: y"])
    }

    @Test func `pictures of files are found from the project's folder`() throws {
        let picture = Bitmap(width: 4, height: 4, filledWith: Pixel(.black))
        try File(project.root + "/art.png").write(picture.pngData(file: "art.png"))
        let renderer = try Renderer()
        let screen = project.screen("Hello", image: "art.png")
        _ = try CodePictures(root: project.root).supply(screen, to: renderer)
        #expect(renderer.document(renderer.layout(screen)).description.contains("artwork "))
    }
}

@Suite struct ExpectSameTests {
    private let project: ExampleProject

    init() throws { project = try ExampleProject() }

    @Test func `screens that look the same need no golden`() throws {
        let issues = try recording {
            try expectLooksSame(project.screen("Hello"), as: project.screen("Hello", id: "other"))
        }
        #expect(issues == [])
    }

    @Test func `why screens do not look the same is told`() throws {
        let issues = try recording {
            try expectLooksSame(project.screen("Hello"), as: project.screen("Hello", top: 40))
        }
        let text = try #require(issues.first)
        #expect(text.hasPrefix("'hello' does not look as 'hello' does: title.y 40 → 32 because "))
    }

    @Test func `a screen that remembers how the device was held is found`() throws {
        let viewport = try Matrix(devices: ["iphone-5"])[0].viewport
        let still = try recording {
            try expectRotationChangesNothing(on: viewport) { project.screen("Hello", on: $0) }
        }
        #expect(still == [])
        var turns = 0
        let issues = try recording {
            try expectRotationChangesNothing(on: viewport) { viewport in
                if viewport.orientation == .landscape { turns += 1 }
                return project.screen("Hello", top: 32 + Double(turns) * 8, on: viewport)
            }
        }
        #expect(issues.first?.hasPrefix("'hello' is not as before after turning: title.y 32 → 40 because ") == true)
    }
}

/// The texts of the issues that are recorded meanwhile, which are none of the test.
func recording(_ body: () throws -> Void) throws -> [String] {
    let texts = Mutex<[String]>([])
    try withKnownIssue(isIntermittent: true) {
        try body()
    } matching: { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return true
    }
    return texts.withLock { $0 }
}
