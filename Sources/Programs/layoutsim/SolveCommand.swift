import LayoutSimArguments
import LayoutSimConstraintSolver
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimJSON
import LayoutSimProblemFiles

/// The command `layoutsim solve`, which runs the solver on its own.
enum SolveCommand {
    private static let problem = Operand("PROBLEM.json", .one, completion: .files, help: "variables and constraints")
    private static let format = Option<OutputFormat>("format", .choice(), help: "text or JSON (default)")

    static let subcommand = Subcommand(
        command: Command(
            "solve", summary: "solve linear constraints on strictly ordered priorities",
            discussion: [
                "Required constraints (priority 1000) are satisfied; then the sum of errors of the highest optional priority "
                    + "is minimized, then that of the next."
            ],
            sections: [OptionSection([format])], operands: [problem],
            examples: [Command.Example("layoutsim solve problem.json --format text", "Values, levels and conflicts.")]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let file = File(invocation[problem] ?? "")
        var solver = Solver(try Problem(parsing: file.contents(limit: JSONDocument.defaultLimit), file: file.path))
        let solution = solver.solve()
        try EndlessValue.check(solution, file: file.path)
        switch invocation[format] ?? .json {
        case .text: try StandardStream.output.write("\(solution)\n")
        case .json: try StandardStream.output.write("\(solution.json)\n")
        }
        return .fine
    }
}
