import LayoutSimJSON
import Testing

@Suite struct JSONNodeTests {
    enum Color: String, CaseIterable {
        case cyan, magenta
    }

    struct ErrorCase: Sendable, CustomTestStringConvertible {
        var text: String
        var message: String
        var read: @Sendable (JSONNode) throws -> Void

        init(_ text: String, _ message: String, read: @escaping @Sendable (JSONNode) throws -> Void) {
            self.text = text
            self.message = message
            self.read = read
        }

        var testDescription: String { message }
    }

    static let cases = [
        ErrorCase("42", "1: error: the file is a number (42), expected an array") { _ = try $0.elements() },
        ErrorCase("[]", "1: error: the file is an empty array, expected an object") { _ = try $0.members() },
        ErrorCase("{\n}", "1: error: key 'a' is missing") { _ = try $0.member("a") },
        ErrorCase("{\"a\":\n null}", "2: error: key 'a' is null, expected a string") {
            _ = try $0.member("a").string()
        },
        ErrorCase("{\"a\": {\"b\": [1, {\"c\": true}]}}", "1: error: key 'a.b[1].c' is true, expected a number") {
            _ = try $0.member("a").member("b").elements()[1].member("c").number()
        },
        ErrorCase("[\"x\"]", "1: error: key '[0]' is a string (\"x\"), expected true or false") {
            _ = try $0.elements()[0].boolean()
        },
        ErrorCase("{\n\"icons\": 42}", "2: error: record 17 'x': key 'icons' is a number (42), expected an object") {
            _ = try $0.named("record 17 'x'").member("icons").member("small")
        },
        ErrorCase(
            "\"\(String(repeating: "a", count: 1000))\"",
            "1: error: the file is a string (\"\(String(repeating: "a", count: 39))…\"), expected a number"
        ) { _ = try $0.number() },
        ErrorCase("-1", "1: error: the file is a number (-1), expected a number from 0 to 2.5") {
            _ = try $0.number(in: 0...2.5)
        },
        ErrorCase("2.5", "1: error: the file is a number (2.5), expected a whole number") { _ = try $0.integer() },
        ErrorCase("1e300", "1: error: the file is a number (1e+300), expected a whole number") { _ = try $0.integer() },
        ErrorCase(
            "9007199254740994",
            "1: error: the file is a number (9.007199254740994e+15), expected a whole number from -9007199254740992 to 9007199254740992"
        ) { _ = try $0.integer() },
        ErrorCase("\"\"", "1: error: the file is empty") { _ = try $0.nonEmptyString() },
        ErrorCase(
            "\"magneta\"",
            "1: error: the file is a string (\"magneta\"), expected one of 'cyan', 'magenta'; did you mean 'magenta'?"
        ) { _ = try $0.choice(Color.self) },
        ErrorCase("{\"width\": 1,\n\"heigth\": 2}", "2: error: record 1: unknown key 'heigth'; did you mean 'height'?")
        {
            try $0.named("record 1").allowKeys(["width", "height"])
        },
        ErrorCase("{\"width\": 1, \"depth\": 2}", "1: error: the file: unknown key 'depth'") {
            try $0.allowKeys(["width", "height"])
        },
        ErrorCase("{\"a\": 1}", "1: error: key 'a' is the second") { throw try $0.member("a").error("is the second") },
    ]

    @Test(arguments: cases) func `what does not fit says where and what`(_ row: ErrorCase) throws {
        let root = try parse(row.text)
        let error = #expect(throws: JSONError.self) { try row.read(root) }
        #expect(error?.description == "x.json:" + row.message)
    }

    @Test func `what fits is read`() throws {
        let root = try parse(#"{"s": "x", "n": 2.5, "i": -3, "b": true, "z": null, "c": "cyan", "l": [1, 2]}"#)
        #expect(try root.member("s").nonEmptyString() == "x")
        #expect(try root.member("n").number(in: 2.5...2.5) == 2.5)
        #expect(try root.member("i").integer(in: -3...0) == -3)
        #expect(try root.member("b").boolean())
        #expect(try root.member("z").value.content == .null)
        #expect(try root.member("c").choice(Color.self) == .cyan)
        #expect(try root.member("l").elements().map { try $0.integer() } == [1, 2])
        #expect(try root.optionalMember("none") == nil)
        try root.allowKeys(["s", "n", "i", "b", "z", "c", "l", "more"])
    }
}
