import LayoutSimArguments
import Testing

@Suite struct HelpTextTests {
    @Test func `the program lists its commands`() {
        #expect(
            HelpText(of: [Sample.program]).description == """
                sample: an example's program

                usage: sample COMMAND

                commands:
                  render      draw a screen
                  catalogue   work on the catalog
                  completion  print completion

                options:
                  -h, --help     show this help
                      --version  show the version

                'sample COMMAND --help' describes a command.

                """)
    }

    @Test func `the help of a command lists its options, arguments and examples`() {
        #expect(
            HelpText(of: [Sample.program, Sample.render]).description == """
                sample render: draw a screen

                usage: sample render [options] [SCREEN]

                Draws one screen into a picture. This text is long enough to be broken into
                several lines of eighty.

                arguments:
                  SCREEN  what to draw

                selectors:
                      --width 320|414  the phone of that width
                      --device NAME    a device by its name
                  -l, --landscape      turn it

                options:
                      --scale N           pixels a point
                      --count N           how often
                      --format text|json  how to print; a long text that has to go on in another
                                          line of the column at the right
                      --title TEXT        another title
                  -o, --output out.png    where it's written [to]
                  -d, --define KEY=VALUE  set a value (may be repeated)
                  -q, --quiet             say nothing
                  -h, --help              show this help

                examples:
                  sample render --width 414 -o x.png
                      draws it on the 414-point phone

                """)
    }

    @Test func `a group of commands has no version`() {
        #expect(
            HelpText(of: [Sample.program, Sample.catalogue]).description == """
                sample catalogue: work on the catalog

                usage: sample catalogue COMMAND

                commands:
                  check  check files

                options:
                  -h, --help  show this help

                'sample catalogue COMMAND --help' describes a command.

                """)
    }

    @Test func `a label that is too long gets its own line`() {
        let option = Option(
            "mode", .choice(of: ["alpha", "beta", "gamma", "delta", "epsilon"]), help: "how it works")
        let command = Command("x", summary: "y", sections: [OptionSection([option])])
        #expect(
            HelpText(of: [command]).description == """
                x: y

                usage: x [options]

                options:
                      --mode alpha|beta|gamma|delta|epsilon
                              how it works
                  -h, --help  show this help

                """)
    }

    @Test func `no line is longer than eighty characters`() {
        for path in [[Sample.program], [Sample.program, Sample.render], [Sample.program, Sample.completion]] {
            #expect(HelpText(of: path).description.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }
}
