import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots

/// A command and its implementation.
struct Subcommand: Sendable {
    var command: Command
    var run: @Sendable (Invocation) throws -> ExitStatus
}

/// The program: its commands, and how their errors are reported to the user.
enum Program {
    static let version = "0.3.0"

    static let subcommands = [
        RenderCommand.subcommand, FramesCommand.subcommand, ExplainCommand.subcommand, AuditCommand.subcommand,
        SizesCommand.subcommand, SpeakCommand.subcommand, ScreensCommand.subcommand, DevicesCommand.subcommand,
        SolveCommand.subcommand,
        InitCommand.subcommand, TestCommand.subcommand, ShowCommand.subcommand, AcceptCommand.subcommand,
        RejectCommand.subcommand,
        PruneCommand.subcommand, ReportCommand.subcommand, SummaryCommand.subcommand, ReviewCommand.subcommand,
        ResolveCommand.subcommand,
        CompletionCommand.subcommand,
    ]

    static let command = Command(
        "layoutsim",
        summary: "lays out and draws iOS screens, and says why they look as they do",
        subcommands: subcommands.map(\.command) + [SwiftCommand.group, CatalogCommand.group],
        examples: [
            Command.Example("layoutsim", "Say what can be done in this folder."),
            Command.Example("layoutsim swift test", "Run the tests of a package written for iOS."),
            Command.Example("layoutsim audit Main.storyboard", "Find what breaks on small and large phones."),
            Command.Example(
                "layoutsim render --width 414 --longest",
                "Draw the built-in badge screen with its longest texts on a 414-point phone."),
        ])

    /// Executes a command line and returns the exit status of the process.
    static func status(of words: [String]) -> Int32 {
        do {
            if words.isEmpty, let guide = try FolderGuide().text {
                try StandardStream.output.write(guide)
                return ExitStatus.fine.rawValue
            }
            guard var tool = try SwiftTool(words) else { return run(words).rawValue }
            return try tool.run()
        } catch {
            return report(error).rawValue
        }
    }

    /// Executes a command line.
    static func run(_ words: [String]) -> ExitStatus {
        do {
            switch try ArgumentParser(command).parse(normalized(words)) {
            case .help(let help): try StandardStream.output.write(help.description)
            case .version: try StandardStream.output.write("layoutsim \(version)\n")
            case .run(let invocation): return try run(invocation)
            }
            return .fine
        } catch {
            return report(error)
        }
    }

    /// Returns the command line with help in place of no words, and the present name of a command in place of an old
    /// one.
    private static func normalized(_ words: [String]) -> [String] {
        guard let first = words.first else { return ["--help"] }
        return first == "catalogue" ? ["catalog"] + words.dropFirst() : words
    }

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        if invocation.path == CatalogCommand.checkPath { return try CatalogCommand.check(invocation) }
        if invocation.path == SwiftCommand.flagsPath { return try SwiftCommand.flags(invocation) }
        if invocation.path == SwiftCommand.initPath { return try SwiftCommand.initialize(invocation) }
        guard let subcommand = subcommands.first(where: { $0.command.name == invocation.path.last }) else {
            preconditionFailure("every command has something to run")
        }
        do { return try subcommand.run(invocation) } catch var error as SnapshotError {
            error.testCommand = invocation.projectWhateverIsInterrupted().testCommand
            throw error
        }
    }

    private static func report(_ error: any Error) -> ExitStatus {
        let known = error as? any ReportableError
        if let file = error as? FileError, file.reason == .readerGone { StandardStream.endByBrokenPipe() }
        // If standard error cannot be written either, only the exit status remains.
        try? StandardStream.error.write((known?.description ?? "layoutsim: error: \(error)") + "\n")
        return known?.exitStatus ?? .fault
    }
}
