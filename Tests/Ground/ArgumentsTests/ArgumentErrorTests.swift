import LayoutSimArguments
import LayoutSimErrors
import Testing

@Suite struct ArgumentErrorTests {
    struct ErrorCase: Sendable, CustomTestStringConvertible {
        var words: [String]
        var text: String

        init(_ line: String, _ text: String) {
            words = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
            self.text = text
        }

        var testDescription: String { text }
    }

    static let cases = [
        ErrorCase("", "sample: error: missing command; see 'sample --help'"),
        ErrorCase("rendr", "sample: error: unknown command 'rendr'; did you mean 'render'?"),
        ErrorCase("xyz", "sample: error: unknown command 'xyz'; see 'sample --help'"),
        ErrorCase("''", "sample: error: unknown command ''; see 'sample --help'"),
        ErrorCase("-", "sample: error: unknown option '-'; see 'sample --help'"),
        ErrorCase("--", "sample: error: unknown option '--'; see 'sample --help'"),
        ErrorCase("--versoin", "sample: error: unknown option '--versoin'; did you mean '--version'?"),
        ErrorCase("help rendr", "sample: error: unknown command 'rendr'; did you mean 'render'?"),
        ErrorCase("help render x", "sample render: error: unknown command 'x'; see 'sample render --help'"),
        ErrorCase("catalogue", "sample catalogue: error: missing command; see 'sample catalogue --help'"),
        ErrorCase("catalogue chekc", "sample catalogue: error: unknown command 'chekc'; did you mean 'check'?"),
        ErrorCase(
            "catalogue --version", "sample catalogue: error: unknown option '--version'; see 'sample catalogue --help'"),
        ErrorCase("render --widht 414", "sample render: error: unknown option '--widht'; did you mean '--width'?"),
        ErrorCase("render --widht=414", "sample render: error: unknown option '--widht'; did you mean '--width'?"),
        ErrorCase("render --hepl", "sample render: error: unknown option '--hepl'; did you mean '--help'?"),
        ErrorCase("render --=x", "sample render: error: unknown option '--'; see 'sample render --help'"),
        ErrorCase("render -x", "sample render: error: unknown option '-x'; see 'sample render --help'"),
        ErrorCase("render -lx", "sample render: error: unknown option '-x'; see 'sample render --help'"),
        ErrorCase(
            "render --title", "sample render: error: missing value TEXT after '--title'; see 'sample render --help'"),
        ErrorCase(
            "render --title --landscape",
            "sample render: error: missing value TEXT after '--title'; if '--landscape' is the value, write '--title=--landscape'"
        ),
        ErrorCase("render -o", "sample render: error: missing value out.png after '-o'; see 'sample render --help'"),
        ErrorCase("render -o -l", "sample render: error: missing value out.png after '-o'"),
        ErrorCase("render --output=", "sample render: error: --output: '' is empty"),
        ErrorCase(
            "render --landscape=yes",
            "sample render: error: option '--landscape' takes no value, found 'yes'; see 'sample render --help'"),
        ErrorCase("render --width 375", "sample render: error: --width: '375' is not one of 320, 414"),
        ErrorCase(
            "render --width 41", "sample render: error: --width: '41' is not one of 320, 414; did you mean '414'?"),
        ErrorCase("render --format yaml", "sample render: error: --format: 'yaml' is not one of text, json"),
        ErrorCase(
            "render --format jsn",
            "sample render: error: --format: 'jsn' is not one of text, json; did you mean 'json'?"),
        ErrorCase("render --scale two", "sample render: error: --scale: 'two' is not a number"),
        ErrorCase("render --scale nan", "sample render: error: --scale: 'nan' is not a number"),
        ErrorCase("render --scale inf", "sample render: error: --scale: 'inf' is not from 0.5 to 4"),
        ErrorCase("render --scale -1", "sample render: error: --scale: '-1' is not from 0.5 to 4"),
        ErrorCase("render --scale 1e999", "sample render: error: --scale: '1e999' is not from 0.5 to 4"),
        ErrorCase("render --count 1.5", "sample render: error: --count: '1.5' is not a whole number"),
        ErrorCase("render --count 10", "sample render: error: --count: '10' is not from 1 to 9"),
        ErrorCase(
            "render --count 99999999999999999999",
            "sample render: error: --count: '99999999999999999999' is not a whole number"
        ),
        ErrorCase(
            "render --count", "sample render: error: missing value N after '--count'; see 'sample render --help'"),
        ErrorCase(
            "render --title a --title b",
            "sample render: error: option '--title' is given twice; see 'sample render --help'"),
        ErrorCase("render -ll", "sample render: error: option '-l' is given twice; see 'sample render --help'"),
        ErrorCase(
            "render --device x --width 320",
            "sample render: error: options '--width' and '--device' exclude each other; see 'sample render --help'"),
        ErrorCase("render a b", "sample render: error: unexpected argument 'b'; see 'sample render --help'"),
        ErrorCase(
            "catalogue check",
            "sample catalogue check: error: missing argument FILE; see 'sample catalogue check --help'"),
        ErrorCase("completion", "sample completion: error: missing argument SHELL; see 'sample completion --help'"),
    ]

    @Test(arguments: cases) func `a faulty line has one clear error`(_ row: ErrorCase) {
        let error = #expect(throws: ArgumentError.self) { try Sample.parser.parse(row.words) }
        #expect(error?.description == row.text)
        #expect(error?.exitStatus == .usage)
    }

    @Test func `a command can add its own error`() throws {
        let invocation = try Sample.invocation("render --title x")
        let reason = ArgumentError.Reason.invalidValue(
            subject: "--title", value: "x", problem: .other("is too short"))
        #expect(invocation.error(reason).description == "sample render: error: --title: 'x' is too short")
    }
}
