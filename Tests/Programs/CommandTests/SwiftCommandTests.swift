import Foundation
import Testing

@Suite struct SwiftCommandTests {
    @Test func `a manifest names what a folder without a project has`() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("App/AppDelegate.swift", "@main class A {}"),
            ("App/Views/V.swift", ""), ("App/Assets.xcassets/Contents.json", "{}"), ("App/Main.storyboard", ""),
            ("App/de.lproj/Localizable.strings", ""), ("AppTests/T.swift", ""), ("AppUITests/U.swift", ""),
            ("Pods/P/P.swift", ""), ("App/a.png", ""), ("App/b.jpg", ""), ("App/c.JPEG", ""), ("App/d.gif", ""),
            ("App/e.webp", ""), ("App/f.heic", ""), ("App/notes.txt", ""),
        ] {
            let file = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let run = try ProgramRun(["swift", "init"], in: folder.url)
        #expect(run.status == 0, "\(run.error)")
        let manifest = try String(contentsOf: folder.url.appendingPathComponent("Package.swift"), encoding: .utf8)
        for part in [
            ".executableTarget(", "path: \"App\"", ".copy(\"Assets.xcassets\")",
            ".copy(\"Main.storyboard\")", ".process(\"de.lproj\")",
            ".copy(\"a.png\")", ".copy(\"b.jpg\")", ".copy(\"c.JPEG\")", ".copy(\"d.gif\")", ".copy(\"e.webp\")",
            ".copy(\"f.heic\")", ".testTarget(name: \"AppTests\"",
        ] { #expect(manifest.contains(part), "\(part) in \(manifest)") }
        for part in ["UITests", "Pods", "notes"] { #expect(!manifest.contains(part)) }
        #expect(try ProgramRun(["swift", "init"], in: folder.url).status == 64)
    }

    /// A project of one synchronized folder.
    static let project = """
        // !$*UTF8*$!
        {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; developmentRegion = en;};
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>";};
            T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (F); buildConfigurationList = L; buildPhases = ();};
            L = {isa = XCConfigurationList; buildConfigurations = (C);};
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; TARGETED_DEVICE_FAMILY = 1;
                INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;};};
        }; rootObject = P;}
        """

    @Test func `a project below the folder is read, and what a manifest cannot say is written beside it`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.project.utf8), to: "ios/Shop.xcodeproj/project.pbxproj")
        try folder.write(Array("@main class A {}".utf8), to: "ios/Shop/A.swift")
        try folder.write([], to: "ios/Shop/Main.storyboard")
        let run = try ProgramRun(["swift", "init"], in: folder.url)
        #expect(run.status == 0, "\(run.error)")
        #expect(
            run.output == """
                ios/Shop.xcodeproj: app Shop: 1 Swift file, 1 resource
                wrote ios/Package.swift and ios/.layoutsim/project.json
                next: layoutsim swift build --package-path ios

                """)
        let facts = try String(contentsOf: folder.url.appending(path: "ios/.layoutsim/project.json"), encoding: .utf8)
        #expect(facts.contains("\"deploymentTarget\": \"17.0\""), "\(facts)")
        let again = try ProgramRun(["swift", "init", "ios"], in: folder.url)
        #expect(again.status == 64)
        #expect(again.error.contains("'layoutsim swift build' builds its package as it is"), "\(again.error)")
    }

    @Test func `a project with a fault is an error with its line`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("{\nobjects = {".utf8), to: "Shop.xcodeproj/project.pbxproj")
        let run = try ProgramRun(["swift", "init"], in: folder.url)
        #expect(run.status == 65)
        #expect(run.error.hasPrefix("Shop.xcodeproj/project.pbxproj:2: error: "), "\(run.error)")
    }
}
