import LayoutSimArguments

/// A program with every kind of declaration.
enum Sample {
    enum Format: String, CaseIterable {
        case text, json
    }

    enum Width: Int, CaseIterable {
        case narrow = 320
        case wide = 414
    }

    static let width = Option("width", ValueFormat<Width>.choice(), help: "the phone of that width")
    static let device = Option(
        "device", .text("NAME", completion: .words(["iphone-6", "ipad-mini"])), help: "a device by its name")
    static let landscape = Flag("landscape", short: "l", help: "turn it")
    static let quiet = Flag("quiet", short: "q", help: "say nothing")
    static let scale = Option("scale", .number(in: 0.5...4), help: "pixels a point")
    static let count = Option("count", .integer(in: 1...9), help: "how often")
    static let format = Option(
        "format", ValueFormat<Format>.choice(),
        help: "how to print; a long text that has to go on in another line of the column at the right")
    static let title = Option("title", .text(), help: "another title")
    static let output = Option("output", short: "o", .file("out.png"), help: "where it's written [to]")
    static let define = Option("define", short: "d", .text("KEY=VALUE"), repeats: true, help: "set a value")
    static let screen = Operand(
        "SCREEN", .optional, completion: .wordsOrFiles(["badge-detail", "layout-diagram"]), help: "what to draw")
    static let file = Operand("FILE", .oneOrMore, completion: .files, help: "what to check")
    static let shell = Operand("SHELL", .one, completion: .words(["bash", "zsh"]), help: "the shell's name")

    static let render = Command(
        "render", summary: "draw a screen",
        discussion: [
            "Draws one screen into a picture. This text is long enough to be broken into several lines of eighty."
        ],
        sections: [
            OptionSection("selectors", [width, device, landscape]),
            OptionSection([scale, count, format, title, output, define, quiet]),
        ],
        exclusive: [[width, device]],
        operands: [screen],
        examples: [Command.Example("sample render --width 414 -o x.png", "draws it on the 414-point phone")])
    static let check = Command("check", summary: "check files", operands: [file])
    static let catalogue = Command("catalogue", summary: "work on the catalog", subcommands: [check])
    static let completion = Command("completion", summary: "print completion", operands: [shell])
    static let program = Command(
        "sample", summary: "an example's program", subcommands: [render, catalogue, completion])

    static let parser = ArgumentParser(program)

    /// Returns the invocation of a line whose words are separated by spaces.
    static func invocation(_ line: String) throws -> Invocation {
        guard case .run(let invocation) = try parser.parse(line.split(separator: " ").map(String.init)) else {
            throw NoInvocation()
        }
        return invocation
    }

    struct NoInvocation: Error {}
}
