import Foundation
import Testing

@testable import LayoutSimCommand

/// What a package compiles, as far as its manifest says.
@Suite struct CompiledFoldersTests {
    private let files = ["Sources/A/A.swift", "Code/B.swift", "Example/C.swift", "Tests/D.swift"]

    @Test(arguments: [
        (#".target(name: "A")"#, ["Sources", "Tests"]),
        (#".target(name: "A"), .target(name: "B", path: "./Code")"#, ["Code", "Sources", "Tests"]),
        (#".target(name: "A", path: "Sources/A"), .package(path: "../Other")"#, ["Sources", "Tests"]),
        (#".target(name: "A", path: ".")"#, [""]), (#".target(name: "A", path: "Code/\(name)")"#, [""]),
        (#"func target(path: String)"#, [""]),
    ])
    func `folders beside targets are not compiled`(_ targets: String, _ expected: [String]) throws {
        let folder = try TemporaryFolder()
        for file in files { try folder.write([], to: file) }
        try folder.write(Array("let package = Package(targets: [\(targets)])".utf8), to: "Package.swift")
        let root = folder.url.path
        let paths = try CompiledFolders(of: root).paths
        #expect(paths == expected.map { $0.isEmpty ? root : "\(root)/\($0)" })
    }

    @Test(arguments: [
        (#".target(name: "A"), .testTarget(name: "T")"#, ["Sources"]),
        (#".target(name: "A", path: "Code"), .testTarget(name: "T", path: "Example")"#, ["Code", "Sources"]),
        (#".testTarget(name: "T", path: "Sources/A"), .target(name: "B", path: "Code")"#, ["Code", "Sources"]),
        (#".target(name: "A"), .target(name: "Help", path: "Tests/Help")"#, ["Sources", "Tests/Help"]),
        (#".target(name: "A", path: ".")"#, [""]),
    ]) func `tests of a dependency are not compiled`(_ targets: String, _ expected: [String]) throws {
        let folder = try TemporaryFolder()
        for file in files + ["Tests/Help/E.swift"] { try folder.write([], to: file) }
        try folder.write(Array("let package = Package(targets: [\(targets)])".utf8), to: "Package.swift")
        let root = folder.url.path
        let paths = try CompiledFolders(of: root, withTests: false).paths
        #expect(paths == expected.map { $0.isEmpty ? root : "\(root)/\($0)" })
    }

    @Test func `a folder without a manifest is compiled whole`() throws {
        let folder = try TemporaryFolder()
        try folder.write([], to: "Sources/A.swift")
        #expect(try CompiledFolders(of: folder.url.path).paths == [folder.url.path])
    }
}
