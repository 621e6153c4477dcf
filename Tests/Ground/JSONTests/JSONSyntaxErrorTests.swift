import LayoutSimErrors
import LayoutSimJSON
import Testing

@Suite struct JSONSyntaxErrorTests {
    struct ErrorCase: Sendable, CustomTestStringConvertible {
        var bytes: [UInt8]
        var message: String

        init(_ text: String, _ message: String) {
            self.init(bytes: Array(text.utf8), message)
        }

        init(bytes: [UInt8], _ message: String) {
            self.bytes = bytes
            self.message = message
        }

        var testDescription: String { message }
    }

    static let cases = [
        ErrorCase("", "1: error: the file is empty, expected JSON (column 1)"),
        ErrorCase(" \n\n ", "3: error: the file is empty, expected JSON (column 2)"),
        ErrorCase(
            "[1,\n", "2: error: the file ends where a value is expected; it may be truncated (column 1)"),
        ErrorCase("[1", "1: error: the file ends where ',' or ']' is expected; it may be truncated (column 3)"),
        ErrorCase("{\"a\": 1", "1: error: the file ends where ',' or '}' is expected; it may be truncated (column 8)"),
        ErrorCase(
            "{", "1: error: the file ends where a key in quotation marks is expected; it may be truncated (column 2)"),
        ErrorCase("{\"a\"", "1: error: the file ends where ':' is expected; it may be truncated (column 5)"),
        ErrorCase("{\"a\":\n}", "2: error: found '}', expected a value (column 1)"),
        ErrorCase("{a: 1}", "1: error: found 'a', expected a key in quotation marks (column 2)"),
        ErrorCase("{\"a\": 1,}", "1: error: found '}', expected a key in quotation marks (column 9)"),
        ErrorCase("[1,]", "1: error: found ']', expected a value (column 4)"),
        ErrorCase("[1 2]", "1: error: found '2', expected ',' or ']' (column 4)"),
        ErrorCase("[1}", "1: error: found '}', expected ',' or ']' (column 3)"),
        ErrorCase("{\"a\" 1}", "1: error: found '1', expected ':' (column 6)"),
        ErrorCase("[1] x", "1: error: found 'x' after the end of the JSON value (column 5)"),
        ErrorCase("{}{}", "1: error: found '{' after the end of the JSON value (column 3)"),
        ErrorCase("nul", "1: error: found 'n', expected a value (column 1)"),
        ErrorCase("True", "1: error: found 'T', expected a value (column 1)"),
        ErrorCase("NaN", "1: error: found 'N', expected a value (column 1)"),
        ErrorCase("[Infinity]", "1: error: found 'I', expected a value (column 2)"),
        ErrorCase("// comment", "1: error: found '/', expected a value (column 1)"),
        ErrorCase("<<<<<<< HEAD\n[]", "1: error: found '<', expected a value (column 1)"),
        ErrorCase(
            "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n",
            "1: error: found 'v', expected a value (column 1)"),
        ErrorCase("01", "1: error: the number is not written as JSON wants it (column 1)"),
        ErrorCase("-", "1: error: the file ends where a digit is expected; it may be truncated (column 2)"),
        ErrorCase("[-]", "1: error: the number is not written as JSON wants it (column 3)"),
        ErrorCase("[1.]", "1: error: the number is not written as JSON wants it (column 4)"),
        ErrorCase("[1e]", "1: error: the number is not written as JSON wants it (column 4)"),
        ErrorCase("[1e+]", "1: error: the number is not written as JSON wants it (column 5)"),
        ErrorCase("+1", "1: error: found '+', expected a value (column 1)"),
        ErrorCase(".5", "1: error: found '.', expected a value (column 1)"),
        ErrorCase("0x10", "1: error: found 'x' after the end of the JSON value (column 2)"),
        ErrorCase("[1,\n 1e309]", "2: error: the number is too large (column 2)"),
        ErrorCase("-1e999999999999999999999", "1: error: the number is too large (column 1)"),
        ErrorCase("\"abc", "1: error: the string is not closed with '\"' on its line (column 1)"),
        ErrorCase("[\"abc\n\"]", "1: error: the string is not closed with '\"' on its line (column 2)"),
        ErrorCase("\"abc\r\n\"", "1: error: the string is not closed with '\"' on its line (column 1)"),
        ErrorCase("\"abc\\", "1: error: the string is not closed with '\"' on its line (column 1)"),
        ErrorCase("\"a\tb\"", "1: error: a string holds byte 0x09, which must be escaped (column 3)"),
        ErrorCase("\"a\\xb\"", "1: error: found 'x' after '\\' in a string, expected one of \"\\/bfnrtu (column 4)"),
        ErrorCase("\"\\u12g4\"", "1: error: '\\u' in a string needs four hexadecimal digits (column 6)"),
        ErrorCase("\"\\u12", "1: error: '\\u' in a string needs four hexadecimal digits (column 6)"),
        ErrorCase("\"\\uD800\"", "1: error: a string holds half of a surrogate pair (column 3)"),
        ErrorCase("\"\\uDC00\"", "1: error: a string holds half of a surrogate pair (column 3)"),
        ErrorCase("\"\\uD800\\n\"", "1: error: a string holds half of a surrogate pair (column 3)"),
        ErrorCase("\"\\uD800\\uD800\"", "1: error: a string holds half of a surrogate pair (column 3)"),
        ErrorCase(
            "{\"a\": 1,\n \"a\": 2}", "2: error: key 'a' occurs twice in its object, first in line 1 (column 2)"),
        ErrorCase(
            "{\"a\": 1,\n \"\\u0061\": 2}", "2: error: key 'a' occurs twice in its object, first in line 1 (column 2)"),
        ErrorCase(bytes: [0x22, 0xFF, 0x22], "1: error: a string is not valid UTF-8 (column 1)"),
        ErrorCase(bytes: [0x22, 0xC0, 0x80, 0x22], "1: error: a string is not valid UTF-8 (column 1)"),
        ErrorCase(bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], "1: error: a string is not valid UTF-8 (column 1)"),
        ErrorCase(bytes: [0x22, 0x5C, 0x6E, 0xE2, 0x82, 0x22], "1: error: a string is not valid UTF-8 (column 1)"),
        ErrorCase(bytes: [0xFF, 0xFE, 0x5B, 0], "1: error: found byte 0xFF, expected a value (column 1)"),
        ErrorCase(
            bytes: [0xEF, 0xBB, 0xBF, 0x5B, 0x5D],
            "1: error: the file begins with a byte order mark; save it as UTF-8 without one (column 1)"),
        ErrorCase(bytes: [0], "1: error: found byte 0x00, expected a value (column 1)"),
        ErrorCase(
            String(repeating: "[", count: 100_000),
            "1: error: arrays and objects are nested more than 512 deep (column 513)"),
        ErrorCase(
            String(repeating: "{\"a\":", count: 100_000),
            "1: error: arrays and objects are nested more than 512 deep (column 2561)"),
        ErrorCase(
            "{" + (0..<100).map { "\"\($0)\": 1," }.joined(separator: "\n") + "\"7\": 1}",
            "100: error: key '7' occurs twice in its object, first in line 8 (column 9)"),
        ErrorCase(
            "{" + (0..<33).map { "\"\($0)\": 1," }.joined(separator: "\n") + "\"32\": 1}",
            "33: error: key '32' occurs twice in its object, first in line 33 (column 9)"),
    ]

    @Test(arguments: cases) func `a faulty text has one clear error`(_ row: ErrorCase) {
        let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: row.bytes, file: "x.json") }
        #expect(error?.description == "x.json:\(row.message)")
        #expect(error?.exitStatus == .inputNotUnderstood)
    }
}
