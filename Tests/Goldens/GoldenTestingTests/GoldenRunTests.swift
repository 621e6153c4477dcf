import LayoutSim
import LayoutSimFiles
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

@testable import LayoutSimGoldenTesting

@Suite struct GoldenRunTests {
    private let project: ExampleProject
    private let matrix: Matrix<String>

    init() throws {
        project = try ExampleProject()
        matrix = try Matrix(devices: ["iphone-5"], contents: [.typical("Hello"), .longest("Hello, hello and hello")])
    }

    @Test func `a new screen fails with the command that accepts it, and passes once it is accepted`() throws {
        let failure = try project.failure(of: project.screen("Hello"), as: matrix[0])
        #expect(
            failure?.message == """
                hello/iphone-5-portrait@2x-typical: there is no golden yet
                  actual: \(project.root)/.layoutsim/runs/1/hello/iphone-5-portrait@2x-typical/actual.png
                  to accept: layoutsim accept hello/iphone-5-portrait@2x-typical
                """)
        #expect(failure?.attachments.map(\.name) == ["hello-iphone-5-portrait@2x-typical-actual.png"])
        try project.acceptAll()
        #expect(try project.failure(of: project.screen("Hello"), as: matrix[0]) == nil)
    }

    @Test func `the first line states the cause`() throws {
        for variant in matrix { _ = try project.failure(of: project.screen(variant.content), as: variant) }
        try project.acceptAll()
        let run = try project.newRun()
        let failure = try #require(try project.failure(of: project.screen("Hello", top: 40), as: matrix[0], in: run))
        let lines = failure.message.split(separator: "\n")
        #expect(lines.first?.contains("title.y 32 → 40 because title.top == view.top: constant 32 → 40  [") == true)
        #expect(lines.last == "  to accept: layoutsim accept hello/iphone-5-portrait@2x-typical")
        #expect(failure.attachments.count == 3)
        let recorded = try run.run.recorded()
        #expect(recorded.variants.map(\.outcome) == [.layout])
        #expect(recorded.notRun.count == 3, "the whole matrix is declared, whatever is tested")
        #expect(recorded.variants.map(\.content) == ["typical"])
        #expect(try OrphanSearch(in: SnapshotProject(root: project.root, isReadOnly: true)).orphans == [])
    }

    @Test func `a variant that another test declares is an error with both places`() throws {
        let run = try project.newRun()
        _ = try project.failure(of: project.screen("Hello"), as: matrix[0], in: run, line: 3)
        let error = #expect(throws: GoldenError.self) {
            try withGoldenErrors { try project.failure(of: project.screen("Hello"), as: matrix[1], in: run, line: 9) }
        }
        #expect(error?.kind == .request)
        #expect(error?.description.contains("Tests/HelloTests.swift:3") == true)
        #expect(error?.description.contains("Tests/HelloTests.swift:9") == true)
    }

    @Test func `errors name the command that tests the package`() throws {
        try Folder(project.root + "/Snapshots").create()
        try File(project.root + "/Snapshots/snapshots.lock").write("<<<<<<< ours\n")
        let error = #expect(throws: GoldenError.self) { try withGoldenErrors { try project.newRun() } }
        #expect(
            error?.description.hasSuffix("run 'layoutsim resolve', or take either side and run 'swift test'") == true)
        try File(project.root + "/Snapshots/snapshots.lock").remove()
        try File(project.root + "/Package.swift").write("")
        let noRun = #expect(throws: SnapshotError.self) {
            try SnapshotProject(root: project.root, isReadOnly: false).lastRun()
        }
        #expect(noRun?.description.hasSuffix("run 'swift test'") == true)
    }

    @Test func `a lock file that cannot be understood is an error in an input`() throws {
        try Folder(project.root + "/Snapshots").create()
        try File(project.root + "/Snapshots/snapshots.lock").write("<<<<<<< ours\n")
        let error = #expect(throws: GoldenError.self) { try withGoldenErrors { try project.newRun() } }
        #expect(error?.kind == .input)
        #expect(error?.description.contains("snapshots.lock:1: error: ") == true)
    }

    @Test func `a screen in code is drawn in the appearance and direction of its variant`() throws {
        let matrix = try Matrix(
            devices: ["iphone-5"], orientations: [.portrait], contents: [.typical("Hello")], appearances: [.dark],
            layoutDirections: [.rightToLeft])
        let run = try project.newRun()
        _ = try project.failure(of: project.screen("Hello"), as: matrix[0], in: run)
        let variant = try #require(run.run.recorded().variants.first)
        #expect(variant.key.variant == "iphone-5-portrait@2x-typical-dark-rtl")
        #expect(variant.content == "typical dark rtl")
        let tree = try File("\(run.run.folder.evidence(variant.key).path)/actual.layout").contents()
        #expect(String(decoding: tree, as: UTF8.self).contains("\ndirection right-to-left\nappearance dark\n"))
    }

    @Test func `a warning is reported once in a run`() throws {
        let run = try project.newRun()
        #expect(run.unreported(["a.xib:3: warning: x", "a.xib:4: warning: y"]).count == 2)
        #expect(run.unreported(["a.xib:3: warning: x", "a.xib:5: warning: z"]) == ["a.xib:5: warning: z"])
    }

    @Test func `pictures of files are found from the project's folder`() throws {
        let picture = Bitmap(width: 4, height: 4, filledWith: Pixel(.black))
        try File(project.root + "/art.png").write(picture.pngData(file: "art.png"))
        let renderer = try Renderer()
        let screen = project.screen("Hello", image: "art.png")
        try CodePictures(root: project.root).add(for: screen, to: renderer)
        #expect(renderer.document(renderer.layout(screen)).description.contains("artwork "))
    }

    @Test func `goldens without a variant are listed with the command that removes them`() throws {
        for variant in matrix { _ = try project.failure(of: project.screen(variant.content), as: variant) }
        try project.acceptAll()
        let names = matrix.map(\.name)
        #expect(try OrphanExpectation(of: "hello", variants: names).failure(in: project.root) == nil)
        let failure = try OrphanExpectation(of: "hello", variants: Array(names.dropLast())).failure(in: project.root)
        #expect(
            failure?.message == """
                hello/iphone-5-landscape@2x-longest: no variant uses this golden
                to remove: layoutsim prune
                """)
    }
}
