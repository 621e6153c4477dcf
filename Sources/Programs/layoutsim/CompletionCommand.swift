import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles

/// The command `layoutsim completion`, which prints a shell's completion script.
enum CompletionCommand {
    private static let shell = Operand(
        "SHELL", .one, completion: .words(CompletionShell.allCases.map(\.rawValue)), help: "bash, zsh or fish")

    static let subcommand = Subcommand(
        command: Command(
            "completion", summary: "print a shell's completion script", operands: [shell],
            examples: [
                Command.Example("source <(layoutsim completion bash)", "Complete in this bash."),
                Command.Example(
                    "layoutsim completion fish > ~/.config/fish/completions/layoutsim.fish", "Complete in every fish."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let name = invocation[shell] ?? ""
        guard let shell = CompletionShell(rawValue: name) else {
            let names = CompletionShell.allCases.map(\.rawValue)
            throw invocation.error(
                .invalidValue(subject: "SHELL", value: name, problem: .notAChoice(name, among: names)))
        }
        try StandardStream.output.write(shell.script(for: Program.command))
        return .fine
    }
}
