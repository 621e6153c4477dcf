import Foundation
import LayoutSimJSON
import Testing

@testable import LayoutSimCommand

/// How a build for screens is known to be current.
@Suite struct KeptScreenBuildTests {
    private let folder: TemporaryFolder
    private var root: String { folder.url.path }
    private var stamp: SourceStamp { SourceStamp(of: [root]) }

    init() throws {
        folder = try TemporaryFolder()
        try write("Sources/A.swift", "class A {}")
    }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    @Test func `files that stay as they are keep the stamp`() { #expect(stamp.text == stamp.text) }

    @Test(arguments: ["Sources/A.swift", "Sources/B.swift", "Assets.xcassets/Contents.json"])
    func `a file that is written or added changes it`(path: String) throws {
        let before = stamp.text
        try write(path, "class A { }")
        #expect(stamp.text != before)
    }

    @Test func `a file that is removed or renamed changes it`() throws {
        let (before, old) = (stamp.text, folder.url.appending(path: "Sources/A.swift"))
        try FileManager.default.moveItem(at: old, to: folder.url.appending(path: "Sources/C.swift"))
        #expect(stamp.text != before)
    }

    @Test(arguments: [".build/x.o", "Package.resolved"]) func `what a build writes does not`(path: String) throws {
        let before = stamp.text
        try write(path, "1")
        #expect(stamp.text == before)
    }

    @Test func `a link to a folder, which may lead to other files, makes it incomplete`() throws {
        #expect(stamp.isComplete)
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "More"), withDestinationURL: folder.url.appending(path: "Sources"))
        #expect(!stamp.isComplete)
    }

    @Test func `what is kept of a build is read back`() throws {
        let kept: JSON = [
            "screens": [["place": "A.swift:1", "name": "A", "request": "controller M.A"]],
            "omissions": [["place": "B.swift:2", "name": "B", "reason": "it is generic", "isFault": false]],
            "sampleNotes": "a\n", "faults": "b\n", "path": "/p", "variables": ["X": "1", "Y": "2\n3"],
        ]
        try write("Package.swift", "")
        let package = try SwiftPackage(path: root, scratch: nil)
        let build = try ScreenBuild(JSONDocument(parsing: Array(kept.compact.utf8), file: "kept").root, of: package)
        #expect(JSON.object(build.members) == kept)
        #expect(build.screens.map(\.request) == ["controller M.A"] && build.omissions.first?.isFault == false)
    }
}
