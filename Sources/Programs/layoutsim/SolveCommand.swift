import LayoutSimArguments
import LayoutSimConstraintSolver
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimJSON

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
        var solver = Solver(try Problem(contentsOf: file))
        let solution = solver.solve()
        if let endless = solution.problem.variables.first(where: { !solution[$0].isFinite }) {
            throw EndlessValue(file: file.path, variable: solution.problem.name(of: endless))
        }
        switch invocation[format] ?? .json {
        case .text: try StandardStream.output.write("\(solution)\n")
        case .json: try StandardStream.output.write("\(solution.json)\n")
        }
        return .fine
    }
}

/// A problem of a file whose coefficients multiply to more than a number holds.
private struct EndlessValue: ReportableError {
    let file: String
    let variable: String

    var exitStatus: ExitStatus { .inputNotUnderstood }
    var description: String {
        "\(file): error: the value of '\(variable)' is greater than every number; "
            + "use coefficients between 1e-6 and 1e6"
    }
}
