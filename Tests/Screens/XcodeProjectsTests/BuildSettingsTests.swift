@testable import LayoutSimXcodeProjects
import Testing

@Suite struct BuildSettingsTests {
    private func settings(_ layers: [String: String]...) -> BuildSettings {
        BuildSettings(layers, configuration: "Debug")
    }

    @Test func `a higher layer replaces a value and can name it`() {
        let settings = settings(["A": "low", "B": "b"], ["A": "$(inherited) mid"], ["A": "${inherited} $(B)"])
        #expect(settings["A"] == "low mid b")
    }

    @Test(
        arguments: [
            ("$(X:default=y)", "y"), ("$(NAME:default=y)", "My App"), ("$(NAME:c99extidentifier)", "My_App"),
            ("a.$(NAME:rfc1034identifier:lower)", "a.my-app"), ("$(N$(LETTERS))", "My App"), ("$(X)", ""),
            ("$5 $(", "$5 $("),
            ("${NAME:upper}", "MY APP"), ("$(X:default=$(NAME))", "My App"),
        ])
    func `references are replaced`(text: String, value: String) {
        #expect(settings(["NAME": "My App", "LETTERS": "AME"]).expanded(text) == value)
    }

    @Test func `values without end come to one`() {
        var layer = ["LOOP": "$(OTHER)", "OTHER": "$(LOOP)", "SELF": "$(SELF)", "A0": "xxxxxxxx"]
        for index in 1...60 { layer["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
        let settings = settings(layer)
        #expect(settings["LOOP"] == nil)
        #expect(settings["SELF"] == nil)
        #expect((settings["A60"] ?? "").utf8.count < 1 << 20)
    }

    @Test func `conditions hold for the simulator and the configuration`() {
        let settings = settings([
            "A[sdk=iphonesimulator*]": "s", "A[sdk=iphoneos*]": "d", "A": "a", "B[config=Debug]": "b",
            "C[config=Release]": "c", "D[sdk=iphone*][arch=arm64]": "d",
        ])
        #expect(settings["A"] == "s")
        #expect(settings["B"] == "b")
        #expect(settings["C"] == nil)
        #expect(settings["D"] == "d")
    }

    @Test func `a list is split at spaces outside of quotes`() {
        #expect(settings(["A": #"a "b c" d\ e 'f g'h"#]).words("A") == ["a", "b c", "d e", "f gh"])
    }

    @Test func `files of settings include others`() throws {
        let folder = try ProjectFolder([
            "a.xcconfig":
                "A = 1 // one\n#include \"inner/b.xcconfig\"\n#include? \"none.xcconfig\"\nC[sdk=*] = $(A);\n",
            "inner/b.xcconfig": "B = https:/$()/x\nA=2\n#include \"gone.xcconfig\"",
        ])
        let file = try ConfigurationFile(folder.path + "/a.xcconfig")
        #expect(file.settings == ["A": "2", "B": "https:/$()/x", "C[sdk=*]": "$(A)"])
        #expect(folder.inner(file.missing) == ["inner/gone.xcconfig"])
    }

    @Test func `files that include themselves are an error with the line`() throws {
        let folder = try ProjectFolder(["a.xcconfig": "\n#include \"a.xcconfig\""])
        let error = try #require(throws: ProjectFileError.self) { try ConfigurationFile(folder.path + "/a.xcconfig") }
        #expect(error.line == 2)
    }
}
