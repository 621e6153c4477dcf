import Foundation
import Testing

@testable import SourcePreparation

/// What stays set aside from one build to the next.
@Suite struct KeptFaultTests {
    @Test func `another library may have what was missing`() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let source = root.appendingPathComponent("App/A.swift")
        try FileManager.default.createDirectory(
            at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("func f() { SCNMaterial() }\n".utf8).write(to: source)
        let cache = root.appendingPathComponent("cache").path

        /// Prepares the source for a library, and returns what is compiled, with the number of places set aside.
        func prepared(for library: String, _ errors: [Substring] = []) throws -> (text: String, places: Int) {
            var folder = try PreparedFolder(cache, version: "1", stamp: library)
            _ = try folder.prepare([source.deletingLastPathComponent().path])
            let result = try folder.setAside(errors)
            let overlay = try folder.prepare([source.deletingLastPathComponent().path])
            let isReplaced = try String(contentsOfFile: overlay, encoding: .utf8).contains("A.swift")
            guard isReplaced else { return (try String(contentsOf: source, encoding: .utf8), result.faults.count) }
            let names = try FileManager.default.contentsOfDirectory(atPath: cache + "/sources")
            let texts = try names.filter { !$0.contains("reduced") }.map {
                try String(contentsOfFile: "\(cache)/sources/\($0)", encoding: .utf8)
            }
            return (texts.joined(), result.faults.count)
        }

        let error = "\(source.path):1:12: error: cannot find 'SCNMaterial' in scope"
        #expect(try prepared(for: "1", [error[...]]).text.contains("_leaveOut"))
        let kept = try prepared(for: "1")
        #expect(kept.places == 1 && kept.text.contains("_leaveOut"))
        let other = try prepared(for: "2")
        #expect(other.places == 0 && !other.text.contains("_leaveOut"))
    }

    @Test func `what is wrong behind the end of a file does not keep other errors from being set aside`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layoutsim-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "sources/A.swift")
        try FileManager.default.createDirectory(
            at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "func f() { g(1) }\n".write(to: source, atomically: true, encoding: .utf8)
        var prepared = try PreparedFolder(folder.appending(path: "prepared").path, version: "1", stamp: "1")
        _ = try prepared.prepare([source.deletingLastPathComponent().path])
        let errors = [
            "\(source.path) (members):1:5: error: cannot find '_extension_h' in scope",
            "\(source.path):1:14: error: cannot convert value of type 'Int' to expected argument type 'String'",
        ]
        #expect(try prepared.setAside(errors.map { $0[...] }).count == 1)
    }

    @Test func `a source to which several folders of links lead is set aside in all`() throws {
        let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "layoutsim-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let manager = FileManager.default
        let kit = root.appending(path: "app/Packages/Kit")
        try manager.createDirectory(at: kit, withIntermediateDirectories: true)
        let source = kit.appending(path: "A.swift")
        try "func f() { SCNMaterial() }\n".write(to: source, atomically: true, encoding: .utf8)
        let cache = root.appending(path: "app/.build/layoutsim")
        let copies = ["package/Packages/Kit", "local/Kit"].map { cache.appending(path: $0) }
        for copy in copies {
            try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.createSymbolicLink(at: copy, withDestinationURL: kit)
        }
        let (copy, original) = (cache.appending(path: "package").path, root.appending(path: "app").path)
        var prepared = try PreparedFolder(
            cache.appending(path: "prepared").path, version: "1", stamp: "1", copy: (copy, original))
        let folders = [copy, cache.appending(path: "local").path]
        _ = try prepared.prepare(folders)
        let result = try prepared.setAside(["\(source.path):1:12: error: cannot find 'SCNMaterial' in scope"])
        let compiled = copies.map { $0.appending(path: "A.swift").path }
        #expect(result.count == 1 && Set(result.files) == Set(compiled))
        _ = try prepared.prepare(folders)
        for path in compiled {
            let text = try String(contentsOfFile: prepared.preparedPath(of: path), encoding: .utf8)
            #expect(text.contains("_leaveOut"))
        }
    }
}
