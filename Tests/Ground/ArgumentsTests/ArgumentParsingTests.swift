import LayoutSimArguments
import Testing

@Suite struct ArgumentParsingTests {
    @Test(arguments: [
        "render --width 414 --scale 2.5 --count 3 --format json --title x --output a.png --landscape badge-detail",
        "render --width=414 --scale=2.5 --count=3 --format=json --title=x --output=a.png --landscape badge-detail",
        "render badge-detail -lo a.png --title x --count 3 --format json --scale 2.5 --width 414",
        "render -oa.png -l --title x --count 3 --format json --scale 2.5 --width 414 -- badge-detail",
    ])
    func `values are read with their types, however they are written`(_ line: String) throws {
        let invocation = try Sample.invocation(line)
        #expect(invocation.path == ["sample", "render"])
        #expect(invocation[Sample.width] == .wide)
        #expect(invocation[Sample.scale] == 2.5)
        #expect(invocation[Sample.count] == 3)
        #expect(invocation[Sample.format] == .json)
        #expect(invocation[Sample.title] == "x")
        #expect(invocation[Sample.output] == "a.png")
        #expect(invocation[Sample.landscape])
        #expect(!invocation[Sample.quiet])
        #expect(invocation[Sample.screen] == "badge-detail")
        #expect(invocation[Sample.device] == nil)
    }

    @Test func `what is not given has no value`() throws {
        let invocation = try Sample.invocation("render")
        #expect(invocation[Sample.width] == nil)
        #expect(!invocation[Sample.landscape])
        #expect(invocation[Sample.screen] == nil)
        #expect(invocation.all(Sample.define) == [])
    }

    @Test func `a repeated option keeps its order`() throws {
        let invocation = try Sample.invocation("render -d a=1 --define b=2 --define=c=3")
        #expect(invocation.all(Sample.define) == ["a=1", "b=2", "c=3"])
        #expect(invocation[Sample.define] == "c=3")
    }

    @Test func `a value may be empty, a hyphen, a negative number or, after '=', look like an option`() throws {
        #expect(try Sample.invocation("render --title=")[Sample.title] == "")
        #expect(try Sample.invocation("render --title -")[Sample.title] == "-")
        #expect(try Sample.invocation("render --title -1.5")[Sample.title] == "-1.5")
        #expect(try Sample.invocation("render --title=--landscape")[Sample.title] == "--landscape")
    }

    @Test func `after two hyphens all is operands`() throws {
        let invocation = try Sample.invocation("catalogue check a -- --help -- -b")
        #expect(invocation.path == ["sample", "catalogue", "check"])
        #expect(invocation.all(Sample.file) == ["a", "--help", "--", "-b"])
    }

    @Test func `a hyphen alone is an operand`() throws {
        #expect(try Sample.invocation("render -")[Sample.screen] == "-")
    }

    @Test(arguments: ["--version"]) func `the program has a version`(_ line: String) throws {
        guard case .version = try Sample.parser.parse([line]) else {
            Issue.record("expected the version")
            return
        }
    }

    @Test(arguments: [
        (["--help"], "sample: "), (["-h"], "sample: "), (["help"], "sample: "),
        (["render", "--help"], "sample render: "), (["render", "x", "-h", "--bogus"], "sample render: "),
        (["help", "render"], "sample render: "), (["catalogue", "--help"], "sample catalogue: "),
        (["help", "catalogue", "check"], "sample catalogue check: "),
    ])
    func `help is that of the command that is asked about`(_ words: [String], _ beginning: String) throws {
        guard case .help(let text) = try Sample.parser.parse(words) else {
            Issue.record("expected help")
            return
        }
        #expect(text.description.hasPrefix(beginning))
    }
}
