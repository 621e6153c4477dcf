import Foundation
import Testing

@testable import LayoutSimCommand

/// The copy in which a package is built that SwiftPM alone would refuse, or build without its resources.
@Suite struct PackageCopyTests {
    private static let manifest = """
        // swift-tools-version:5.5
        import PackageDescription
        let package = Package(name: "Old", targets: [
            .target(name: "Old", exclude: ["Cut.xib"], resources: [.copy("Named.xcassets")]),
        ])
        """

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(Array(text.utf8), to: path) }
        return folder
    }

    @Test func `catalogs, storyboards and xibs that a manifest does not name are added to it`() throws {
        let folder = try folder([
            "Package.swift": Self.manifest, "Sources/Old/A.swift": "", "Sources/Old/Named.xcassets/Contents.json": "{}",
            "Sources/Old/Colors.xcassets/Contents.json": "{}", "Sources/Old/Views/Cell.xib": "",
            "Sources/Old/Cut.xib": "", "Sources/Old/de.lproj/Main.storyboard": "",
        ])
        let copy = try #require(try PackageCopy(of: SwiftPackage(path: folder.url.path, scratch: nil)))
        let manifest = try String(contentsOfFile: copy.folder + "/Package.swift", encoding: .utf8)
        #expect(
            manifest.contains(
                #"+ [.copy("Colors.xcassets"), .copy("Views/Cell.xib"), .process("de.lproj/Main.storyboard")]"#),
            "\(manifest)")
    }

    @Test func `lists of tests for Linux are left out`() throws {
        let folder = try folder([
            "Package.swift": Self.manifest, "Sources/Old/A.swift": "", "Tests/LinuxMain.swift": "",
            "Tests/OldTests/T.swift": "",
        ])
        let copy = try #require(try PackageCopy(of: SwiftPackage(path: folder.url.path, scratch: nil)))
        #expect(try FileManager.default.contentsOfDirectory(atPath: copy.folder + "/Tests") == ["OldTests"])
    }

    @Test func `a package that names everything is built as it is`() throws {
        let folder = try folder([
            "Package.swift": Self.manifest, "Sources/Old/A.swift": "", "Sources/Old/Named.xcassets/Contents.json": "{}",
        ])
        #expect(try PackageCopy(of: SwiftPackage(path: folder.url.path, scratch: nil)) == nil)
    }
}
