import Foundation
import LayoutSimFiles
import Testing

@testable import LayoutSimCommand

/// Manifests of dependencies that declare more on Macs, or spell folders as Macs take them.
@Suite struct ManifestsOfMacsTests {
    private let error =
        "error: 'app': product 'Cocoa' required by package 'app' target 'app' not found in package 'Rx'."

    @Test func `a package without a product is read as on a Mac`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("let package = Package(name: \"App\")".utf8), to: "Package.swift")
        let text = "#if canImport(Darwin) && !os(Linux)\nlet a = os(Linux)\n#elseif os(macOS)\n#endif\n"
        try folder.write(Array(text.utf8), to: ".build/checkouts/rx/Package@swift-5.9.swift")
        let package = try SwiftPackage(path: folder.url.path, scratch: nil)
        let manifests = ManifestsOfMacs(of: package)
        #expect(manifests.flags.isEmpty)
        #expect(try manifests.add(namedIn: error))
        #expect(manifests.flags.contains(package.cache + "/manifests/overlay.yaml"))
        let read = try String(
            contentsOfFile: package.cache + "/manifests/rx/Package@swift-5.9.swift", encoding: .utf8)
        #expect(read == "#if true && !false\nlet a = os(Linux)\n#elseif true\n#endif\n")
        #expect(try !manifests.add(namedIn: error), "a second time changes nothing")
    }

    @Test func `other packages stay as they are`() throws {
        #expect(ManifestsOfMacs.packages(namedIn: error) == ["rx"])
        #expect(ManifestsOfMacs.packages(namedIn: "error: no such module 'Rx'").isEmpty)
    }

    @Test(arguments: [
        ("code", ["Code/A.swift"], "Code"), ("a/b", ["A/B/A.swift"], "A/B"), ("Code", ["Code/A.swift"], nil),
        ("other", ["Code/A.swift"], nil),
    ])
    func `paths are spelled as folders are`(_ path: String, _ files: [String], _ real: String?) throws {
        let folder = try TemporaryFolder()
        for file in files { try folder.write([], to: file) }
        let found = try MiscasedPaths(in: ".target(name: \"A\", path: \"\(path)\")", root: folder.url.path)
        #expect(found.paths.first?.real == real)
        #expect(found.statements(package: "package").contains("target.path = \"\(real ?? "")\"") == (real != nil))
    }

    @Test func `versions of the language that this compiler does not know become known ones`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("// a".utf8), to: "Package.swift")
        let old = "// swift-tools-version:5.1\nlet package = Package(swiftLanguageVersions: [.version(\"5.1\")])\n"
        try folder.write(Array(old.utf8), to: ".build/checkouts/Flux/Package.swift")
        let package = try SwiftPackage(path: folder.url.path, scratch: nil)
        let manifests = ManifestsOfMacs(of: package)
        try manifests.addThoseNotForLinux()
        let read = try File("\(package.cache)/manifests/Flux/Package.swift").contents()
        #expect(String(decoding: read, as: UTF8.self) == old.replacing("5.1\")", with: "5\")"))
        #expect(manifests.flags.contains("\(package.cache)/manifests/overlay.yaml"))
    }

    @Test(arguments: [("5.6", true), ("5.0", false)])
    func `targets of Objective-C alone are left out of a dependency that has others`(
        _ tools: String, _ knowsKinds: Bool
    ) throws {
        let folder = try TemporaryFolder()
        let manifest = """
            // swift-tools-version:\(tools)
            import PackageDescription
            let package = Package(
                name: "Reactor", targets: [.target(name: "Reactor", dependencies: ["Runtime"]), .target(name: "Runtime")])

            """
        try folder.write(Array("// a".utf8), to: "Package.swift")
        let checkout = ".build/checkouts/Reactor"
        try folder.write(Array(manifest.utf8), to: "\(checkout)/Package.swift")
        try folder.write([], to: "\(checkout)/Sources/Reactor/A.swift")
        try folder.write([], to: "\(checkout)/Sources/Runtime/A.m")
        let package = try SwiftPackage(path: folder.url.path, scratch: nil)
        let manifests = ManifestsOfMacs(of: package)
        #expect(try manifests.leaveOutObjectiveC(of: ["Reactor", "None"]))
        let read = try File("\(package.cache)/manifests/Reactor/Package.swift").contents()
        let text = String(decoding: read, as: UTF8.self)
        #expect(text.contains(#"let left: [String] = ["Runtime"]"#))
        #expect(text.contains("dependency.kind") == knowsKinds, "SwiftPM reads it as for the original's version")
        #expect(try !manifests.leaveOutObjectiveC(of: ["Reactor"]), "a second time changes nothing")
    }
}
