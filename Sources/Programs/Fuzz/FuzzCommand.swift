import Glibc
import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles

/// The command line of the fuzzer.
enum FuzzCommand {
    static let seconds = Option(
        "seconds", .integer(in: 1...86_400), help: "how long to read inputs for each target, 10 unless given")
    static let seed = Option(
        "seed", .integer(in: 0...Int.max), help: "where the random numbers begin, 1 unless given")
    static let replay = Option("replay", .file(), help: "read the inputs that a crash left in this file, one by one")
    static let inputs = Option(
        "inputs", .file("FOLDER"), help: "right inputs to change, besides the program's own; all files in the folder")
    static let mirrored = Option(
        "mirrored", .file("FOLDER"),
        help: "lay the storyboards and xibs in a folder out from both sides, and compare")
    static let sizes = Option(
        "sizes", .file("FOLDER"),
        help:
            "check instead what is said of all windows of storyboards and xibs in the folder against windows that are laid "
            + "out by themselves, for at least --count roots of files that --seed chooses")
    static let documents = Option(
        "documents", .file("FOLDER"),
        help: "check instead that every root of the storyboards and xibs in the folder is the same when it is laid out "
            + "again from its document")
    static let mutations = Option(
        "mutations", .file("FOLDER"),
        help: "edit the storyboards and xibs in the folder instead, one to three places at once, and check that the "
            + "edits are named as causes")
    static let count = Option(
        "count", .integer(in: 1...1_000_000), help: "how many edits or roots to try, 300 unless given")
    static let target = Operand(
        "TARGET", .any, completion: .words(FuzzTarget.all.map(\.name)),
        help: "what to test, all unless given: \(FuzzTarget.all.map(\.name).joined(separator: ", "))")

    static let command = Command(
        "layoutsim-fuzz", summary: "give the readers inputs that are wrong in random ways",
        discussion: [
            "Inputs are written to layoutsim-fuzz-TARGET.inputs in the working folder before they are read; if the "
                + "program crashes, the file stays, as does the one with inputs that took more than a second (.slow)."
        ],
        sections: [OptionSection([seconds, seed, inputs, replay, documents, mirrored, sizes, mutations, count])],
        operands: [target],
        examples: [
            Command.Example("layoutsim-fuzz --seconds 60 png", "tests reading PNG files for a minute"),
            Command.Example("layoutsim-fuzz --replay layoutsim-fuzz-png.inputs png", "finds the input that crashed"),
        ])

    static func run(_ words: [String]) throws -> ExitStatus {
        switch try ArgumentParser(command).parse(words) {
        case .help(let text): try StandardStream.output.write(text.description)
        case .version: break
        case .run(let invocation): return try run(invocation)
        }
        return .fine
    }

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        if let folder = invocation[mirrored] { return try MirrorCheck.run(folder: folder) }
        if let folder = invocation[sizes] {
            return try SizeCheck.run(
                folder: folder, roots: invocation[count] ?? 300, windowsPerRoot: 34, seed: UInt64(invocation[seed] ?? 1)
            )
        }
        if let folder = invocation[documents] { return try DocumentCheck.run(folder: folder) }
        if let folder = invocation[mutations] {
            return try MutationStudy.run(
                folder: folder, count: invocation[count] ?? 300, seed: UInt64(invocation[seed] ?? 1))
        }
        limitMemory()
        var status = ExitStatus.fine
        let folder = try invocation[inputs].map { try contents(of: $0) } ?? []
        for target in try targets(of: invocation) {
            if let file = invocation[replay] {
                try replay(File(file), on: target)
            } else {
                let seconds = invocation[seconds] ?? 10
                let file = File("layoutsim-fuzz-\(target.name).inputs")
                var run = FuzzRun(
                    target, inputs: folder, duration: .seconds(seconds), seed: UInt64(invocation[seed] ?? 1), file: file
                )
                let (summary, ending) = try run.run()
                try StandardStream.output.write(summary)
                if ending != .fine { status = ending }
            }
        }
        return status
    }

    /// Returns the contents of all files in a folder and its subfolders.
    private static func contents(of folder: String) throws -> [[UInt8]] {
        try Folder(folder).names().flatMap { name in
            let path = "\(folder)/\(name)"
            return try File(path).isFolder ? contents(of: path) : [File(path).contents()]
        }
    }

    private static func targets(of invocation: Invocation) throws(ArgumentError) -> [FuzzTarget] {
        var targets: [FuzzTarget] = []
        for name in invocation.all(target) {
            guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
                let problem = ValueProblem.notAChoice(name, among: FuzzTarget.all.map(\.name))
                throw invocation.error(.invalidValue(subject: "TARGET", value: name, problem: problem))
            }
            targets.append(target)
        }
        return targets.isEmpty ? FuzzTarget.all : targets
    }

    /// Prints each input's number before reading it, so that the last line shows which one crashes.
    private static func replay(_ file: File, on target: FuzzTarget) throws {
        for (index, input) in FuzzBatch.inputs(in: try file.contents()).enumerated() {
            try StandardStream.output.write("\(index): \(input.count) bytes: ")
            let start = clock()
            let answer = target.refusal(of: input) ?? "understood"
            try StandardStream.output.write("\(answer), \((clock() - start) / 1000) ms\n")
        }
    }

    /// Limits memory, so that a reader that allocates too much crashes instead of taking the machine down.
    private static func limitMemory() {
        var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    }
}
