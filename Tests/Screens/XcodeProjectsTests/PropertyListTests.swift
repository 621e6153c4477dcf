import LayoutSimErrors
import LayoutSimXcodeProjects
import Testing

@Suite struct PropertyListTests {
    private func list(_ text: String) throws -> PropertyList { try PropertyList(parsing: Array(text.utf8), file: "p") }

    @Test func `dictionaries, arrays, quoted strings and comments are read`() throws {
        let list = try list(
            """
            // !$*UTF8*$!
            {
                a /* the first */ = "x \\"y\\" \\n\\U00e9\\101";
                'b c' = (one, "$(TWO)", "three, four",);
                data = <0fbd77>;
                empty = {};
                path = ../A/b-c.swift;
            }
            """)
        #expect(list["a"]?.string == "x \"y\" \n\u{e9}A")
        #expect(list["a"]?.line == 3)
        #expect(list["b c"]?.strings == ["one", "$(TWO)", "three, four"])
        #expect(list["data"]?.string == "<0fbd77>")
        #expect(list["empty"]?.content == .dictionary([]))
        #expect(list["path"]?.string == "../A/b-c.swift")
    }

    @Test func `XML has the same values`() throws {
        let list = try list(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>a</key><string>x</string>
            <key>b</key><array><integer>1</integer><true/></array>
            <key>c</key><dict><key>d</key><false/></dict>
            </dict></plist>
            """)
        #expect(list["a"]?.string == "x")
        #expect(list["b"]?.strings == ["1", "YES"])
        #expect(list["c"]?["d"]?.isTrue == false)
    }

    @Test(
        arguments: [
            ("", 1, "empty"), ("{", 1, "expected '}'"), ("{\na = b\nc = d;}", 3, "expected ';'"),
            ("{a b;}", 1, "expected '='"),
            ("(a b)", 1, "expected ','"), ("{a = \"x\n", 2, "string of line 1"), ("/* x", 1, "expected '*/'"),
            ("{a = b;} c", 1, "follows the end"), ("{\n<<<<<<< HEAD\na = b;}", 2, "merge conflict"), ("<0f", 1, "'>'"),
            ("{a = ;}", 1, "expected a string"), ("<plist><array><b/></array></plist>", 1, "<b> is no value"),
            ("<plist><dict><string>a</string></dict></plist>", 1, "expected a <key>"), ("<plist/>", 1, "no value"),
            ("<plist><dict>", 1, "broken"), (String(repeating: "(", count: 100_000), 1, "levels deep"),
            ("<plist>" + String(repeating: "<array>", count: 500), 1, "levels deep"),
        ] as [(String, Int, String)])
    func `a fault is told with its line`(text: String, line: Int, part: String) throws {
        let error = try #require(throws: ProjectFileError.self) { try list(text) }
        #expect(error.line == line, "\(error)")
        #expect(error.description.hasPrefix("p:\(line): error: ") && error.message.contains(part), "\(error)")
    }

    @Test func `a binary list is told`() throws {
        let error = try #require(throws: ProjectFileError.self) { try list("bplist00") }
        #expect(error.description == "p: error: this property list is binary; 'plutil -convert xml1' makes it text")
    }
}
