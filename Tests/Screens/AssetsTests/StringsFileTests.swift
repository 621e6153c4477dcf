import Foundation
import LayoutSimFiles
import Testing

@testable import LayoutSimAssets

@Suite struct StringsFileTests {
    @Test(arguments: [
        ("", [:]),
        (#"/* Class = "UILabel"; */ "a.text" = "Hallo";"#, ["a.text": "Hallo"]),
        ("// a = b;\na.b-c_1 = \"x\" ;\n\n\"d\"=\"e\";", ["a.b-c_1": "x", "d": "e"]),
        (#""a" = "say \"hi\"\nthere\\";"#, ["a": "say \"hi\"\nthere\\"]),
        (#""a" = "\U00e4\u00DF"; "b" = "\Uxy";"#, ["a": "äß", "b": "Uxy"]),
        (#""a" = "1"; "a" = "2";"#, ["a": "2"]),
        ("\u{FEFF}\"a\" = \"/* no comment */ // either\";", ["a": "/* no comment */ // either"]),
    ])
    func `entries are read as Xcode writes them`(_ text: String, _ texts: [String: String]) throws {
        #expect(try StringsFile(parsing: text, file: "Main.strings").texts == texts)
    }

    @Test(arguments: [
        ("\n\"a\" \"b\";", 2, "'='"), ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, "';'"), ("\"a\" = ;", 1, "a text"),
        ("\n\n\"a", 3, "the quotation mark that ends this text"), ("\n/* a\n\n", 2, "the end of this comment"),
        ("{}", 1, "a key"), ("\"a\" =", 1, "a text"),
    ])
    func `a fault names its line and what was expected`(_ text: String, _ line: Int, _ expected: String) {
        #expect(throws: StringsError(file: "Main.strings", line: line, reason: .expected(expected))) {
            try StringsFile(parsing: text, file: "Main.strings")
        }
    }

    @Test(arguments: [
        [0xFF, 0xFE, 0x61, 0x00, 0x3D] as [UInt8], [0xFE, 0xFF, 0x00], [0xC3, 0x28],
    ])
    func `half a character is no text`(_ bytes: [UInt8]) {
        #expect(throws: StringsError(file: "Main.strings", line: 1, reason: .notText)) {
            try StringsFile(parsing: bytes, file: "Main.strings")
        }
    }

    @Test func `translations lie in folders of languages or in a catalog, in UTF-8 or UTF-16`() throws {
        let root = NSTemporaryDirectory() + "layoutsim-strings-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: root) }
        for folder in ["de.lproj", "fr.lproj", "it.lproj", "mul.lproj"] { try Folder("\(root)/\(folder)").create() }
        try File("\(root)/de.lproj/Main.strings").write("\u{FEFF}a = \"ä\";")
        let units = Array("a = \"é\";".utf16)
        try File("\(root)/fr.lproj/Main.strings").write(
            [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        try File("\(root)/it.lproj/Main.strings").write(
            [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        let main = Translations(of: "\(root)/Base.lproj/Main.storyboard")
        #expect(try main.texts(in: "de") == ["a": "ä"])
        #expect(try main.texts(in: "fr") == ["a": "é"])
        #expect(try main.texts(in: "it") == ["a": "é"])
        #expect(try main.texts(in: "es") == nil)
        try File("\(root)/mul.lproj/Cell.xcstrings").write(
            #"{"strings": {"a": {"localizations": {"es": {"stringUnit": {"state": "new", "value": "ñ"}}}}, "b": {}}}"#)
        let cell = Translations(of: "\(root)/Cell.xib")
        #expect(try cell.texts(in: "es") == ["a": "ñ"])
        #expect(try cell.texts(in: "de") == nil)
        try File("\(root)/de.lproj/Main.strings").write([UInt8]("bplist00".utf8))
        #expect(throws: StringsError.self) { try main.texts(in: "de") }
    }
}
