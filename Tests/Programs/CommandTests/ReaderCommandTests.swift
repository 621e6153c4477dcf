import Foundation
import Testing
import LayoutSimPackageFolder

/// Screens for every reader: text sizes, languages, directions, and VoiceOver.
@Suite struct ReaderCommandTests {
    private static let examples = PackageFolder.url("Examples")

    private func run(_ words: [String], files: [String: String] = [:]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        for name in ["Main.storyboard", "ar.lproj/Main.strings", "en.lproj/Main.strings", "fr.lproj/Main.strings"] {
            let file = try Data(contentsOf: Self.examples.appendingPathComponent("Storyboards/\(name)"))
            try folder.write([UInt8](file), to: name)
        }
        for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
        return try ProgramRun(words, in: folder.url)
    }

    private static let scene = ["Main.storyboard", "--scene", "SignIn", "--device", "iphone-6"]

    /// Runs the program on the sign-in screen for everyone, with its goldens.
    private func runExample(_ words: [String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        let example = Self.examples.appendingPathComponent("Everyone")
        for name in try FileManager.default.subpathsOfDirectory(atPath: example.path)
        where !name.hasPrefix(".layoutsim") {
            let file = example.appendingPathComponent(name)
            if let data = try? Data(contentsOf: file) { try folder.write([UInt8](data), to: name) }
        }
        return try ProgramRun(words, in: folder.url)
    }

    @Test(arguments: [("German", []), ("Arabic", ["--language", "ar"]), ("Longest", ["--language", "longest"])])
    func `what is spoken is as it was looked at`(_ golden: String, _ options: [String]) throws {
        let run = try runExample(["speak", "SignIn.storyboard"] + options)
        #expect(run.status == 0)
        let file = Self.examples.appendingPathComponent("Everyone/Spoken/\(golden).txt")
        #expect(try run.output == String(contentsOf: file, encoding: .utf8))
    }

    @Test func `the example looks as it was looked at, in three sizes and languages`() throws {
        let run = try runExample(["test"])
        #expect(run.status == 0, "\(run.output)\(run.error)")
        #expect(run.output.contains("9 of 9 variants match their goldens"), "\(run.output)")
    }

    @Test func `the example has no faults for anyone, but one that is waived`() throws {
        let run = try runExample(["audit", "SignIn.storyboard", "--everyone"])
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output == "no faults in 192 layouts, 1 waived\n", "\(run.output)")
    }

    @Test func `a language changes what is laid out`() throws {
        let german = try run(["frames"] + Self.scene)
        let arabic = try run(["frames"] + Self.scene + ["--language", "ar"])
        #expect(german.output.contains("Passwort vergessen?"))
        #expect(arabic.output.contains("هل نسيت كلمة المرور؟"))
        let mirrored = try run(["frames"] + Self.scene + ["--rtl"])
        #expect(mirrored.output != german.output)
    }

    @Test func `a language that is not there is told with those that are`() throws {
        let run = try run(["frames"] + Self.scene + ["--language", "es"])
        #expect(run.status == 0)
        #expect(run.error.contains("there is no translation to 'es' beside this file"), "\(run.error)")
        #expect(run.error.contains("there are ar, en, fr"), "\(run.error)")
    }

    @Test(arguments: [
        ("--language", "../de", 64, "is not a language such as de or zh-Hans"),
        ("--content-size", "huge", 64, "extraSmall"),
    ])
    func `a wrong option is told`(_ option: String, _ value: String, _ status: Int32, _ message: String) throws {
        let run = try run(["frames"] + Self.scene + [option, value])
        #expect(run.status == status)
        #expect(run.error.contains(message), "\(run.error)")
    }

    @Test func `a broken table is an error with its line`() throws {
        let run = try run(
            ["render"] + Self.scene + ["--language", "es"],
            files: ["es.lproj/Main.strings": "\n\"a\" = \"b\"\n\"c\" = \"d\";"])
        #expect(run.status == 65)
        #expect(run.error.hasPrefix("./es.lproj/Main.strings:3: error: expected ';'"), "\(run.error)")
    }

    @Test func `a sweep tells a fault once`() throws {
        let run = try run(["audit"] + Self.scene + ["--everyone", "--portrait"])
        #expect(run.status == 1)
        let last = run.output.split(separator: "\n").last ?? ""
        // One device, five languages including the longest, twelve sizes.
        #expect(last.contains(" in 60 layouts: "), "\(last)")
        #expect(
            run.output.contains(
                "does not follow the text size: 17 points at every text size [fixed-font]\n    on iphone-6 portrait\n")
        )
        #expect(run.output.contains("is hard to read: #8A8A8E on #FFFFFF is 3.4:1, not 4.5:1 [contrast]"))
        #expect(run.output.contains("has no accessibility label: it is read as \"on, switch button."))
    }

    @Test func `a sweep tells which languages alone break a layout`() throws {
        let words = ["audit"] + Self.scene + ["--everyone", "--portrait"]
        let text = String(repeating: "Bienvenue encore une fois ", count: 5)
        let files = ["fr.lproj/Main.strings": "\"Gre-01-Lab.text\" = \"\(text)\";"]
        let run = try run(words, files: files)
        #expect(
            run.output.contains("[truncated]\n    on iphone-6 portrait, fr, and on 23 more, only in fr and longest\n"),
            "\(run.output)")
        let json = try self.run(words + ["--format", "json"], files: files)
        #expect(
            json.output.contains(
                "\"device\": \"iphone-6 portrait, fr\",\n          \"language\": \"fr\","), "\(json.output)")
    }

    @Test func `a sweep tells what is not mirrored in right-to-left layouts`() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <view userLabel="Plate" translatesAutoresizingMaskIntoConstraints="NO" id="p"/></subviews><constraints>
            <constraint firstItem="p" firstAttribute="left" secondItem="v" secondAttribute="left" constant="8" id="c1"/>
            <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
            <constraint firstItem="p" firstAttribute="width" constant="50" id="c3"/>
            <constraint firstItem="p" firstAttribute="height" constant="50" id="c4"/>
            </constraints></view></objects></document>
            """
        let run = try run(["audit", "Plate.xib", "--everyone"], files: ["Plate.xib": xib])
        #expect(
            run.output.hasPrefix(
                """
                Plate.xib:3: note: 'Plate' (p) is not mirrored in right-to-left layouts: p.left == v.left + 8, line 4 [not-mirrored]
                    on iphone-5 portrait
                """), "\(run.output)")
        #expect(run.output.hasSuffix("1 fault in 96 layouts: 1 not-mirrored\n"), "\(run.output)")
    }

    @Test func `what is spoken is data too`() throws {
        let run = try run(["speak"] + Self.scene + ["--language", "ar", "--format", "json"])
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix(
                #"{"screen": "Main.storyboard: SignIn", "device": "iphone-6 portrait", "elements": [{"said": "#),
            "\(run.output)")
        #expect(
            run.output.contains(
                #""traits": ["button"], "kind": null, "place": "", "actions": [], "rotors": [], "#))
        #expect(run.output.contains("هل نسيت كلمة المرور؟"))
        #expect(run.output.split(separator: "\n").count == 1)
    }

    @Test func `a view without a size has no colors to compare`() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch"><objects><view id="v"><rect key="frame" x="0" y="0" width="0" height="0"/>
            </view></objects></document>
            """
        let run = try run(["audit", "Empty.xib", "--everyone"], files: ["Empty.xib": xib])
        #expect(run.status == 0, "\(run.output)\(run.error)")
    }

    @Test func `built-in screens have one reader`() throws {
        let run = try run(["audit", "badge-detail", "--everyone"])
        #expect(run.status == 64)
        #expect(run.error.contains("--everyone requires storyboards and xibs"), "\(run.error)")
    }

    @Test func `a text is bounded in a built-in screen`() throws {
        let run = try run(["frames", "--title", "Hi", "--language", "bounded"])
        #expect(run.output.contains("[# Hi #]"), "\(run.output)")
    }
}
