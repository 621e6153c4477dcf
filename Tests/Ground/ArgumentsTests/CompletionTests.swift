import Foundation
import LayoutSimArguments
import Testing

@Suite struct CompletionTests {
    /// Runs a script; returns nil if the shell is not installed.
    private func run(_ shell: String, _ arguments: [String], _ script: String) throws -> String? {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(shell)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        let file = NSTemporaryDirectory() + "layoutsim-completion-" + UUID().uuidString
        try script.write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments + [file]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [(CompletionShell.bash, "-n"), (.zsh, "-n"), (.fish, "--no-execute")])
    func `a shell finds no fault with its script`(_ shell: CompletionShell, _ option: String) throws {
        let output = try run(shell.rawValue, [option], shell.script(for: Sample.program))
        #expect(output ?? "" == "")
    }

    struct Row: Sendable {
        /// The words of the line; the last one is being typed.
        var line: String
        var offers: [String]
    }

    static let rows = [
        Row(line: "sample |", offers: ["render", "catalogue", "completion"]),
        Row(line: "sample re|", offers: ["render"]),
        Row(line: "sample --v|", offers: ["--version"]),
        Row(line: "sample catalogue |", offers: ["check"]),
        Row(line: "sample render --width |", offers: ["320", "414"]),
        Row(line: "sample render --width = 3|", offers: ["320"]),
        Row(line: "sample render --width =|", offers: ["320", "414"]),
        Row(line: "sample render --device ip|", offers: ["iphone-6", "ipad-mini"]),
        Row(line: "sample render --width 320 --land|", offers: ["--landscape"]),
        Row(line: "sample render --title |", offers: []),
        Row(line: "sample render lay|", offers: ["layout-diagram"]),
        Row(line: "sample completion |", offers: ["bash", "zsh"]),
        Row(line: "sample catalogue check /dev/nul|", offers: ["/dev/null"]),
        Row(line: "sample render -o /dev/nul|", offers: ["/dev/null"]),
    ]

    @Test(arguments: rows) func `bash offers what fits`(_ row: Row) throws {
        let words = row.line.dropLast().split(separator: " ", omittingEmptySubsequences: false)
        let script = """
            \(CompletionShell.bash.script(for: Sample.program))
            cd /
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count - 1)
            _sample
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let output = try #require(try run("bash", [], script))
        #expect(output.split(separator: "\n").map(String.init) == row.offers)
    }

    @Test func `fish offers what fits`() throws {
        let script = """
            \(CompletionShell.fish.script(for: Sample.program))
            complete -C 'sample render --width ' | string split -f1 \\t
            complete -C 'sample cat' | string split -f1 \\t
            complete -C 'sample catalogue ' | string split -f1 \\t
            """
        guard let output = try run("fish", [], script) else { return }
        #expect(output == "320\n414\ncatalogue\ncheck\n")
    }
}
