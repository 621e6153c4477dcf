import Foundation
import Testing

@testable import SourcePreparation

/// Swift files that a project names and that are not here.
@Suite struct LostSourceTests {
    @Test(arguments: [
        ("Keys.swift", ["Keys.swift"]), ("App/Secrets/API.swift\r\n*.xcconfig", ["API.swift"]),
        ("# Keys.swift\n!Keys.swift\n*.swift\nGen?.swift", []), ("build/\n.build\nPackage.resolved", []),
    ]) func `a repository ignores some by name`(_ list: String, _ names: [String]) {
        #expect(LostSources.ignored(list) == names)
    }

    @Test func `a project lists some that are not checked in`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lost-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ path: String) throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write(
            """
            a /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            k /* Keys.swift */ = {isa = PBXFileReference; name = Keys.swift; path = "My Keys/Keys.swift"; };
            u = {isa = PBXFileReference; path = UITests.swift; };
            b = {isa = PBXBuildFile; fileRef = k; };
            """, "App.xcodeproj/project.pbxproj")
        try write("", "App/A.swift")
        try write("", "UI/UITests.swift")
        let sources = folder.path + "/App"
        #expect(LostSources(around: [sources]).names == ["Keys.swift"])
        try write("", "App/Inner/Keys.swift")
        #expect(LostSources(around: [sources]).names == [])
        try write("Other.swift", "App/.gitignore")
        #expect(LostSources(around: [sources]).names == ["Other.swift"])
    }

    @Test(arguments: [
        (".build/checkouts/Kit/Sources/A.swift", true), ("Pods/Kit/A.swift", true), ("App/Pods.swift", false),
    ]) func `a dependency's errors are not the user's`(_ path: String, _ isOfOthers: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lost-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("let x = Missing()".utf8).write(to: file)
        let error = try #require(CompilerError("\(file.path):1:9: error: cannot find 'Missing' in scope"))
        let errors = UserErrors(files: [file.path], originals: [file.path], roots: [], errors: [error])
        #expect(errors.contains(error, besides: FaultBook(stamp: "")) == !isOfOthers)
    }

    @Test(arguments: [
        ("Package.swift", ".target(name: \"Kit\", plugins: [.plugin(name: \"Generator\", package: \"g\")])", true),
        ("Package.swift", ".target(name: \"Kit\")", false),
        ("App.xcodeproj/project.pbxproj", "productName = \"plugin:Generator\";", true),
    ]) func `a plugin of the build may declare more`(_ place: String, _ text: String, _ isUsed: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lost-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in [(place, text), ("Sources/Kit/A.swift", "let x = Missing()")] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let file = folder.path + "/Sources/Kit/A.swift"
        let error = try #require(CompilerError("\(file):1:9: error: cannot find 'Missing' in scope"))
        let errors = UserErrors(files: [file], originals: [file], roots: [], errors: [error])
        #expect(errors.contains(error, besides: FaultBook(stamp: "")) == !isUsed)
    }

    @Test(arguments: [
        (#""0.0.0"..<"1000.0.0""#, "import Kit", "Missing", false), (#"from: "4.0.0""#, "import Kit", "Missing", true),
        (#""0.0.0"..<"1000.0.0""#, "import UIKit", "Missing", true),
        (#""0.0.0"..<"1000.0.0""#, "import Kit", "Variable", false),
        (#""0.0.0"..<"1000.0.0""#, "import Kit", "Obervable", true),
    ]) func `what the newest version of a package may have dropped is not the user's`(
        _ version: String, _ line: String, _ name: String, _ isOfUser: Bool
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "open-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ path: String) throws -> String {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return file.path
        }
        _ = try write("let package = Package(dependencies: [.package(url: \"a\", \(version))])", "Package.swift")
        let kit = try write("public class Observable { var variable = 0 }", ".build/checkouts/Kit/Sources/Kit/A.swift")
        let own = try write("\(line)\nlet x = \(name)()", "App/A.swift")
        let error = try #require(CompilerError("\(own):2:9: error: cannot find '\(name)' in scope"))
        let errors = UserErrors(files: [kit, own], originals: [own], roots: [], errors: [error])
        #expect(errors.contains(error, besides: FaultBook(stamp: "")) == isOfUser)
    }
}
