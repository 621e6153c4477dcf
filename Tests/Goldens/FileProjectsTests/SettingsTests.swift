import Foundation
import LayoutSimFiles
import LayoutSimGoldenTesting
import LayoutSimJSON
import LayoutSimText
import Testing

@testable import LayoutSimFileProjects
import LayoutSimPackageFolder

@Suite struct SettingsTests {
    private func settings(_ text: String) throws -> FileProjectSettings {
        try FileProjectSettings(JSONDocument(parsing: Array(text.utf8), file: "layoutsim.json").root)
    }

    @Test func `what init writes is read as the same settings`() throws {
        var written = FileProjectSettings()
        written.files = ["**/*.storyboard", "Größe \"x\".xib"]
        written.exclude = ["Mac"]
        written.textSizes = [.large, .accessibilityLarge]
        written.languages = ["Base", "de", "zh-Hans"]
        written.layoutDirections = [.leftToRight, .rightToLeft]
        #expect(try settings(written.text) == written)
        written.sizes = 320...1400.5
        #expect(try settings(written.text) == written)
    }

    @Test func `only files are needed, and devices go by the earliest of their screens`() throws {
        let settings = try settings(#"{"files": ["Main.storyboard"], "devices": ["iphone-se-3"]}"#)
        #expect(settings.devices == ["iphone-6"])
        #expect(settings.tablets == FileProjectSettings.usualTablets)
        func names(isForTablets: Bool, _ languages: String...) throws -> [String] {
            try settings.matrix(isForTablets: isForTablets, languages: languages).names
        }
        #expect(try names(isForTablets: false, "Base") == ["iphone-6-portrait@2x", "iphone-6-landscape@2x"])
        #expect(try names(isForTablets: false, "de").first == "iphone-6-portrait@2x-de")
        #expect(try names(isForTablets: true).count == 4)
    }

    @Test func `the settings that the guide shows are understood`() throws {
        let guide = PackageFolder.url("Docs/testing-files.md").path
        let text = String(decoding: try File(guide).contents(), as: UTF8.self)
        let start = try #require(text.firstRange(of: "```json\n{\n")?.lowerBound)
        let block = text[start...].dropFirst("```json\n".count)
        let end = try #require(block.firstRange(of: "```")?.lowerBound)
        let shown = try settings(String(block[..<end]))
        #expect(shown.languages == ["Base", "de", "ar"])
        #expect(shown.textSizes == [.large, .accessibilityLarge])
        #expect(shown.sizes == 320...1400)
    }

    @Test(arguments: [
        (#"{}"#, "1: error: key 'files' is missing"),
        (#"{"files": []}"#, "1: error: key 'files' is empty; name at least one, or leave the key out for the default"),
        (
            "{\"files\": [\"a.xib\"],\n\"device\": []}",
            "2: error: the file: unknown key 'device'; did you mean 'devices'?"
        ),
        (
            "{\"files\": [\"a.xib\"],\n\"devices\": [\"iphone-6\",\n\"iphone-61\"]}",
            "3: error: key 'devices[1]' is 'iphone-61', which is no device; did you mean 'iphone-6'?"
        ),
        (
            #"{"files": ["a.xib"], "devices": ["iphone-6", "iphone-8"]}"#,
            "1: error: key 'devices[1]' is in the list already; remove one of the two"
        ),
        (
            #"{"files": ["../a.xib"]}"#,
            "1: error: key 'files[0]' is '../a.xib', which is not below the folder of this file; "
                + "name it relative to that folder"
        ),
        (
            #"{"files": ["a.xib"], "textSizes": ["huge"]}"#,
            "1: error: key 'textSizes[0]' is a string (\"huge\"), expected one of 'extraSmall', 'small', "
        ),
        (
            #"{"files": ["a.xib"], "languages": ["de.lproj"]}"#,
            "1: error: key 'languages[0]' is 'de.lproj', which is no language; name it as its .lproj folder, "
                + "such as 'de' or 'zh-Hans'"
        ),
        (
            #"{"files": ["a.xib"], "sizes": [1400, 320]}"#,
            "1: error: key 'sizes' is no range of widths from 1 to 10000 points; give the narrowest and the widest, such as [320, 1400]"
        ),
        (
            #"{"files": ["a.xib"], "orientations": "portrait"}"#,
            "1: error: key 'orientations' is a string (\"portrait\"), expected an array"
        ),
    ])
    func `a fault names its line, the value and what to do`(_ text: String, _ message: String) {
        let error = #expect(throws: JSONError.self) { try settings(text) }
        #expect(error?.description.hasPrefix("layoutsim.json:\(message)") == true, "\(error?.description ?? "none")")
    }
}
