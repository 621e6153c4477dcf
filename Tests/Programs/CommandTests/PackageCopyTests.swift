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

    @Test func `targets that others import without naming them are named in the manifest`() throws {
        let manifest = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "Old", targets: [
                .target(name: "Old"), .target(name: "OldTesting", dependencies: ["Old"]),
                .testTarget(name: "OldTests", dependencies: ["OldTesting"]),
                .testTarget(name: "NewTests", dependencies: ["Old"]),
            ])
            """
        let folder = try folder([
            "Package.swift": manifest, "Sources/Old/A.swift": "#if DEBUG\nimport OldTesting\n#endif\n",
            "Sources/OldTesting/B.swift": "import Old", "Tests/OldTests/C.swift": "import Old\nimport OldTesting",
            "Tests/NewTests/D.swift": "@testable import Old\nimport OldTesting\nimport XCTest",
        ])
        let copy = try #require(try PackageCopy(of: SwiftPackage(path: folder.url.path, scratch: nil)))
        let written = try String(contentsOfFile: copy.folder + "/Package.swift", encoding: .utf8)
        let added = """
            for target in package.targets where target.name == "NewTests" {
                target.dependencies += [.target(name: "OldTesting")]
            }
            """
        #expect(written.contains(added) && written.ranges(of: "dependencies +=").count == 1, "\(written)")
    }

    @Test(arguments: [
        ("App.swift", "@main struct A {}", true), ("AppDelegate.swift", "@UIApplicationMain class A {}", true),
        ("App.swift", "struct A {}", false), ("Row.swift", "// @main", false),
    ])
    func `the entry point of a library has a name of its own`(
        _ file: String, _ text: String, _ isRenamed: Bool
    ) throws {
        let folder = try folder(["Package.swift": Self.manifest, "Sources/Old/\(file)": text])
        let copy = try PackageCopy(of: SwiftPackage(path: folder.url.path, scratch: nil))
        let manifest = try copy.map { try String(contentsOfFile: $0.folder + "/Package.swift", encoding: .utf8) } ?? ""
        #expect(manifest.contains("\"-entry-point-function-name\", \"-Xfrontend\", \"Old_main\"") == isRenamed)
    }

    @Test(arguments: [
        ("// swift-tools-version: 6.0\nlet a = Package(name: \"A\")", true, true),
        ("// swift-tools-version: 6.0\nlet a = Package(swiftLanguageModes: [.v5])", false, false),
        ("// swift-tools-version: 6.0\nlet a = Package(swiftLanguageModes: [.v6, .v5])", true, true),
        (
            "// swift-tools-version: 6.2\nlet a = Package(b: [.swiftLanguageMode(.v6)], swiftLanguageModes: [.v5])",
            true, false
        ),
        ("// swift-tools-version: 5.9\nlet a = Package(name: \"A\")", false, false),
    ])
    func `packages in the mode of Swift 6 are compiled in that of Swift 5`(
        _ manifest: String, _ isOfSix: Bool, _ isWhole: Bool
    ) {
        #expect(LanguageModes.mentionSix(manifest) == isOfSix)
        let lowered = LanguageModes.lowered(manifest)
        #expect(lowered.contains("a.swiftLanguageModes = [.v5]") == isWhole)
        #expect(lowered.contains(".enableUpcomingFeature(\"InferSendableFromCaptures\")") == isOfSix)
        #expect(!lowered.contains(".swiftLanguageMode(.v6)"))
    }

    @Test(arguments: ["Tests/LinuxMain.swift", "LinuxMain.swift", "Specs/XCTMain.swift"])
    func `lists of tests for Linux are left out`(_ list: String) throws {
        let folder = try folder([
            "Package.swift": Self.manifest, "Sources/Old/A.swift": "", list: "", "Tests/OldTests/T.swift": "",
        ])
        let copy = try #require(try PackageCopy(of: SwiftPackage(path: folder.url.path, scratch: nil)))
        #expect(FileManager.default.fileExists(atPath: copy.folder + "/Tests/OldTests/T.swift"))
        #expect(!FileManager.default.fileExists(atPath: copy.folder + "/" + list))
    }

    @Test func `targets of Objective-C alone are left out with what names them`() throws {
        let manifest = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Old", products: [.library(name: "Old", targets: ["Old", "Runtime"])],
                targets: [.target(name: "Runtime"), .target(name: "Old", dependencies: ["Runtime"])])
            """
        let folder = try folder([
            "Package.swift": manifest, "Sources/Old/A.swift": "", "Sources/Runtime/R.m": "",
            "Sources/Runtime/include/R.h": "",
        ])
        let copy = try #require(try PackageCopy(of: SwiftPackage(path: folder.url.path, scratch: nil)))
        let left = try SwiftPackage(path: copy.folder, scratch: nil).targets()
        #expect(left.map(\.name) == ["Old"])
    }

    @Test func `packages in folders are copied where they cannot be built as they are, with those that need them`()
        throws
    {
        func manifest(_ name: String, _ dependencies: String) -> String {
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", dependencies: [\(dependencies)], targets: [.target(name: "\(name)")])
            """
        }
        let folder = try folder([
            "Package.swift": manifest(
                "App",
                #".package(path: "Modules/Core"), .package(path: "Modules/Shop"), .package(name: "Plain", path: "Plain")"#
            ),
            "Sources/App/A.swift": "",
            "Modules/Shop/Package.swift": manifest("Shop", #".package(path: "../Core")"#),
            "Modules/Shop/Sources/Shop/S.swift": "",
            "Modules/Core/Package.swift": manifest(
                "Core", #".package(url: "https://example.com/Quick/Nimble", from: "1.0.0")"#),
            "Modules/Core/Sources/Core/C.swift": "", "Plain/Package.swift": manifest("Plain", ""),
            "Plain/Sources/Plain/P.swift": "",
        ])
        let package = try SwiftPackage(path: folder.url.path, scratch: nil)
        let copy = try #require(try PackageCopy(of: package))
        let local = package.cache + "/local"
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: local)) == ["Core", "Shop"])
        let app = try String(contentsOfFile: copy.folder + "/Package.swift", encoding: .utf8)
        #expect(app.contains("\"\(package.root)/Modules/Shop\": \"\(local)/Shop\"]"), "\(app)")
        let shop = try String(contentsOfFile: local + "/Shop/Package.swift", encoding: .utf8)
        #expect(shop.contains("\"\(local)/Core\"]"), "\(shop)")
        #expect(FileManager.default.fileExists(atPath: local + "/Core/Sources/Core/C.swift"))
    }

    @Test func `files of tests that a manifest does not name are resources, each name once`() throws {
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
            """
        let folder = try folder([
            "Package.swift": manifest, "Sources/App/A.swift": "", "Sources/App/notes.txt": "",
            "Tests/AppTests/T.swift": "", "Tests/AppTests/Info.plist": "", "Tests/AppTests/svg/a.svg": "",
            "Tests/AppTests/other/a.svg": "", "Tests/AppTests/Data/b.json": "", "Tests/AppTests/README.md": "",
            "Tests/AppTests/__Snapshots__/c.png": "", "Tests/AppTests/Own.bundle/d.txt": "",
        ])
        let copy = try #require(try PackageCopy(of: SwiftPackage(path: folder.url.path, scratch: nil)))
        let text = try String(contentsOfFile: copy.folder + "/Package.swift", encoding: .utf8)
        #expect(
            text.contains(#"+ [.copy("Data/b.json"), .copy("Own.bundle"), .copy("other/a.svg")]"#)
                && text.contains(#"target.name == "AppTests""#) && !text.contains(#"target.name == "App""# + " "),
            "\(text)")
    }

    @Test func `what a target excludes belongs to another in its folder or below it`() throws {
        let manifest = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "Pod", path: "Pods/Pod/Sources"),
                .target(name: "App", path: ".", exclude: ["Tests", "Info.plist", "Pods", "Other"]),
                .testTarget(
                    name: "Tests", dependencies: ["App"], path: ".", exclude: ["App", "Info.plist", "Pods", "Other"]),
            ])
            """
        let folder = try folder([
            "Package.swift": manifest, "App/A.swift": "", "Tests/T.swift": "", "Info.plist": "",
            "Pods/Pod/Sources/P.swift": "", "Other/O.swift": "",
        ])
        let package = try SwiftPackage(path: folder.url.path, scratch: nil)
        let excluded = PackageTarget.excludedByAll(try package.targets())
        #expect(Set(excluded.map { ($0 as NSString).lastPathComponent }) == ["Info.plist", "Other"])
    }

    @Test func `a package that names everything is built as it is`() throws {
        let folder = try folder([
            "Package.swift": Self.manifest, "Sources/Old/A.swift": "", "Sources/Old/Named.xcassets/Contents.json": "{}",
        ])
        #expect(try PackageCopy(of: SwiftPackage(path: folder.url.path, scratch: nil)) == nil)
    }
}
