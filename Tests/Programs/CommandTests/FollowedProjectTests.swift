import Foundation
import LayoutSimErrors
import Testing

@testable import LayoutSimCommand

/// Packages that `layoutsim swift init` made, and their projects afterwards.
@Suite struct FollowedProjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Array(SwiftCommandTests.project.utf8), to: "Shop.xcodeproj/project.pbxproj")
        try folder.write(Array("@main class A {}".utf8), to: "Shop/A.swift")
        let run = try ProgramRun(["swift", "init"], in: folder.url)
        #expect(run.status == 0, "\(run.error)")
    }

    private var root: String { folder.url.resolvingSymlinksInPath().path }
    private var followed: FollowedProject { get throws { try #require(FollowedProject(in: root)) } }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }

    private func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = try text(name)
        #expect(text.contains(old))
        try folder.write(Array(text.replacing(old, with: new).utf8), to: name)
    }

    @Test func `a project that is as it was changes nothing`() throws {
        let manifest = try text("Package.swift")
        #expect(
            manifest.split(separator: "\n")[1].hasPrefix(
                "// Follows Shop.xcodeproj, as 'layoutsim swift init' made it, until it is edited ("))
        #expect(try followed.update() == nil)
        #expect(try text("Package.swift") == manifest)
    }

    @Test func `screens of a project need no manifest before`() throws {
        let manifest = try text("Package.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Package.swift"))
        #expect(try SwiftPackage(orProjectAt: root).root == root)
        #expect(try text("Package.swift") == manifest)
        #expect(try SwiftPackage(orProjectAt: root).root == root)
    }

    @Test func `a manifest without code does not stand for the project`() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop", path: "Kit", exclude: ["main.swift"])])
            """
        try folder.write(Array(manifest.utf8), to: "Package.swift")
        try folder.write([], to: "Kit/main.swift")
        let error = #expect(throws: SwiftError.self) { try SwiftPackage(orProjectAt: root) }
        #expect(error?.description.contains("no target of this manifest has Swift files") == true)
        try folder.write([], to: "Kit/A.swift")
        #expect(try SwiftPackage(orProjectAt: root).root == root)
    }

    @Test func `a folder that is named and has neither package nor project is named in the error`() throws {
        try folder.write([], to: "Empty/notes.txt")
        for (path, status) in [("\(root)/Gone", 66), ("\(root)/Empty", 64)] as [(String, Int32)] {
            let error = #expect(throws: SwiftError.self) { try SwiftPackage(orProjectAt: path) }
            #expect(error?.description.hasPrefix("\(path): error: ") == true)
            #expect(error?.exitStatus.rawValue == status)
        }
    }

    @Test func `files, settings and facts that change are followed, and told in a line`() throws {
        try folder.write([], to: "Shop/Main.storyboard")
        try edit(
            "Shop.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "IPHONEOS_DEPLOYMENT_TARGET = 18.0")
        #expect(try followed.update() == "layoutsim: note: Shop.xcodeproj has changed, and Package.swift with it")
        #expect(try text("Package.swift").contains("Main.storyboard"))
        #expect(try text(".layoutsim/project.json").contains("18.0"))
        #expect(try followed.update() == nil)
    }

    @Test func `an edited manifest stays, and is told once the project changes`() throws {
        try edit("Package.swift", "import PackageDescription", "import PackageDescription\n// mine")
        #expect(try followed.update() == nil)
        try folder.write([], to: "Shop/Main.storyboard")
        #expect(
            try followed.update()?.hasPrefix(
                "layoutsim: note: Shop.xcodeproj has changed, which Package.swift does not follow since it was edited; "
            )
                == true)
        #expect(try text("Package.swift").contains("// mine"))
        #expect(try !text("Package.swift").contains("Main.storyboard"))
    }

    @Test func `edited facts stay where the manifest follows`() throws {
        try edit(".layoutsim/project.json", "17.0", "15.0")
        try folder.write([], to: "Shop/Main.storyboard")
        #expect(try followed.update() != nil)
        #expect(try text(".layoutsim/project.json").contains("15.0"))
    }

    @Test func `facts that were not edited are those of the project now`() throws {
        try folder.write(Array(FileAuditTests.storyboard.utf8), to: "Shop/Main.storyboard")
        try edit(
            "Shop.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "IPHONEOS_DEPLOYMENT_TARGET = 15.0")
        let run = try ProgramRun(["audit"], in: folder.url)
        #expect(run.error.contains("for iOS 15 and later") && run.error.contains("(Shop.xcodeproj)"), "\(run.error)")
    }

    @Test func `a project that cannot be read is told, and the package stays`() throws {
        try folder.write(Array("{".utf8), to: "Shop.xcodeproj/project.pbxproj")
        let line = try followed.update() ?? ""
        #expect(line.hasPrefix("layoutsim: note: Package.swift does not follow Shop.xcodeproj now: "), "\(line)")
    }

    @Test(arguments: ["", "// swift-tools-version: 6.2\nimport PackageDescription\n", "a\n// Follows x (1 2)\n"])
    func `another manifest follows nothing`(_ text: String) {
        #expect(ProjectMark(in: text) == nil)
    }

    @Test func `a mark names the target`() throws {
        let mark = try #require(
            ProjectMark(project: "a b/Shop.xcworkspace", target: "De mo", manifest: "x\ny\n", facts: ""))
        let manifest = mark.added(to: "x\ny\n")
        #expect(ProjectMark(in: manifest) == mark)
        #expect(mark.isUnedited(manifest) && !mark.isUnedited(manifest + "z"))
    }
}
