import Foundation
import LayoutSimXcodeProjects
import Testing

@testable import LayoutSimCommand

/// What commands take from the facts of an Xcode project.
@Suite struct ProjectDefaultsTests {
    private func run(_ words: [String], facts: String) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        try folder.write(Array(FileAuditTests.storyboard.utf8), to: "Main.storyboard")
        try folder.write(Array(facts.utf8), to: ".layoutsim/project.json")
        return try ProgramRun(words, in: folder.url)
    }

    private static let upright = """
        {"product": "Shop", "deploymentTarget": "16.4", "families": ["phone", "pad"],
        "phoneOrientations": ["portrait"], "padOrientations": ["portrait", "landscapeLeft"]}
        """

    @Test func `an app is audited in its orientations, on phones on which its oldest system runs`() throws {
        let run = try run(["audit"], facts: Self.upright)
        #expect(run.status == 1)
        #expect(run.output.contains("\n    on iphone-6 portrait, iphone-16-pro-max portrait\n"), "\(run.output)")
        #expect(
            run.error
                == "layoutsim: note: Shop is for iOS 16 and later, always upright on phones (.layoutsim/project.json)\n"
        )
    }

    @Test func `the command line comes first`() throws {
        let run = try run(["audit", "--landscape", "--device", "iphone-5"], facts: Self.upright)
        #expect(run.output.contains("\n    on iphone-5 landscape\n"), "\(run.output)")
        #expect(run.error == "")
    }

    @Test func `an app for tablets is audited on these`() throws {
        let run = try run(
            ["audit"], facts: #"{"product": "Shop", "families": ["pad"], "padOrientations": ["landscapeLeft"]}"#)
        #expect(run.output.contains("\n    on ipad-mini landscape, ipad-pro-12-9-3 landscape\n"), "\(run.output)")
        #expect(run.error.contains("Shop is only for tablets, always in landscape"))
    }

    @Test func `sizes begin at the smallest phone of an app for phones`() throws {
        let run = try run(["sizes"], facts: #"{"product": "Shop", "deploymentTarget": "17.0", "families": ["phone"]}"#)
        #expect(
            run.output.hasPrefix("Main.storyboard: sceneView root, widths 375 … 956, height 667\n"), "\(run.output)")
        let windows = try self.run(
            ["sizes", "--ios", "18", "--format", "json"],
            facts: #"{"product": "Shop", "deploymentTarget": "17.0", "phoneOrientations": ["portrait"]}"#)
        #expect(!windows.output.contains("iphone-5") && !windows.output.contains("landscape"), "\(windows.output)")
    }

    @Test func `facts with a fault name the line`() throws {
        let run = try run(["audit"], facts: "{\"product\": \"Shop\",\n\"families\": [\"tv\"]}")
        #expect(run.status == 65)
        #expect(run.error.hasPrefix(".layoutsim/project.json:2: error: "), "\(run.error)")
    }

    @Test func `goldens are set up for the app`() throws {
        let run = try run(["init"], facts: Self.upright)
        #expect(
            run.output.hasPrefix("wrote layoutsim.json: 1 storyboard, on iphone-6 and iphone-16-pro-max, portrait\n"))
        #expect(run.error.contains("note: Shop is for iOS 16 and later, always upright on phones ("), "\(run.error)")
        let dark = try self.run(
            ["init"],
            facts: #"{"product": "Shop", "deploymentTarget": "26.0", "families": ["pad"], "interfaceStyle": "Dark"}"#)
        #expect(dark.output.contains("on ipad-mini-6 and ipad-pro-13, portrait and landscape\n"), "\(dark.output)")
        #expect(dark.error.contains("for iOS 26 and later, only for tablets, always dark ("), "\(dark.error)")
    }

    @Test func `an app that fills tablets has no parts of them, until systems do not ask it`() throws {
        let facts = #"{"product": "Shop", "requiresFullScreen": true}"#
        for (version, windows) in [("18", 22), ("26", 22)] {
            let run = try run(["sizes", "--idiom", "pad", "--ios", version], facts: facts)
            #expect(run.output.contains("  examined in \(windows) windows of iOS \(version)\n"), "\(run.output)")
            #expect(run.error == "layoutsim: note: Shop is always as large as the screen (.layoutsim/project.json)\n")
        }
        let later = try run(["sizes", "--idiom", "pad", "--ios", "27"], facts: facts)
        #expect(later.output.contains("widths 320 … 1400") && later.error == "", "\(later.output)")
    }

    @Test func `files are those of the project around them`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(SwiftCommandTests.project.utf8), to: "ios/Shop.xcodeproj/project.pbxproj")
        try folder.write(Array(FileAuditTests.storyboard.utf8), to: "ios/Shop/Main.storyboard")
        let run = try ProgramRun(["audit"], in: folder.url)
        #expect(run.output.contains("\n    on iphone-6 portrait, iphone-16-pro-max portrait\n"), "\(run.output)")
        #expect(
            run.error
                == "layoutsim: note: Shop is for iOS 17 and later, only for phones, always upright (ios/Shop.xcodeproj)\n"
        )
        try folder.write(Array(FileAuditTests.storyboard.utf8), to: "Other.storyboard")
        let other = try ProgramRun(["audit", "Other.storyboard"], in: folder.url)
        #expect(other.output.contains("iphone-5 landscape") && other.error == "", "\(other.output)")
    }

    /// The defaults of an app.
    private func defaults(_ facts: String) throws -> ProjectDefaults {
        let folder = try TemporaryFolder()
        try folder.write(Array(facts.utf8), to: ".layoutsim/project.json")
        return try #require(try ProjectDefaults(in: folder.url.path))
    }

    @Test func `tests are shown as the app is, and read by those who use it`() throws {
        let (variables, words) = try defaults(Self.upright).variables(besides: [:], ofTests: true)
        #expect(variables["LAYOUTSIM_READERS"] == "iphone-6,iphone-16-pro-max portrait portrait,landscape Base")
        #expect(variables["LAYOUTSIM_TRAITS"] == "" && variables["LAYOUTSIM_DEVICE"] == nil)
        #expect(words == ["for iOS 16 and later", "always upright on phones"])
    }

    @Test func `an app for tablets in landscape is tested there, unless the command line says otherwise`() throws {
        let defaults = try defaults(
            """
            {"product": "Shop", "families": ["pad"], "padOrientations": ["landscapeLeft"], "interfaceStyle": "Dark",
            "developmentLanguage": "de", "localizations": ["Base", "de", "ar"]}
            """)
        let (variables, words) = try defaults.variables(besides: [:], ofTests: true)
        #expect(variables["LAYOUTSIM_DEVICE"] == "ipad-pro-11" && variables["LAYOUTSIM_LANGUAGE"] == "de")
        #expect(variables["LAYOUTSIM_TRAITS"] == "landscape dark")
        #expect(
            variables["LAYOUTSIM_READERS"] == "ipad-mini,ipad-pro-12-9-3 portrait,landscape landscape Base,ar")
        #expect(
            words == ["only for tablets", "always in landscape", "always dark", "written in the language de"])
        let named = try defaults.variables(
            besides: ["LAYOUTSIM_DEVICE": "iphone-6", "LAYOUTSIM_LANGUAGE": "fr"], ofTests: false)
        #expect(named.variables == ["LAYOUTSIM_TRAITS": "dark"])
        #expect(named.words == ["always dark"])
    }
}
