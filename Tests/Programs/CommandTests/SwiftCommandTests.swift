import Foundation
import Testing

@Suite struct SwiftCommandTests {
    @Test func `a manifest names the sources, tests and resources of an Xcode project`() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("My App.xcodeproj/project.pbxproj", ""), ("App/AppDelegate.swift", "@main class A {}"),
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
            "name: \"My_App\"", ".executableTarget(", "path: \"App\"", ".copy(\"Assets.xcassets\")",
            ".copy(\"Main.storyboard\")", ".process(\"de.lproj\")",
            ".copy(\"a.png\")", ".copy(\"b.jpg\")", ".copy(\"c.JPEG\")", ".copy(\"d.gif\")", ".copy(\"e.webp\")",
            ".copy(\"f.heic\")",
            ".testTarget(name: \"AppTests\", dependencies: [\"My_App\"], path: \"AppTests\")",
        ] { #expect(manifest.contains(part), "\(part) in \(manifest)") }
        for part in ["UITests", "Pods", "notes"] { #expect(!manifest.contains(part)) }
        #expect(try ProgramRun(["swift", "init"], in: folder.url).status == 64)
    }
}
