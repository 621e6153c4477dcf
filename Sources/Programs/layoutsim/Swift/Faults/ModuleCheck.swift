import LayoutSimFiles
import LayoutSimJSON
import LayoutSimWorkers

/// A check of some files of a module by the compiler, which makes no code of them.
///
/// Where few files have errors it takes a second, and a build, which compiles the whole module again, a minute. What it
/// does not tell, such as errors in files that had none before, the next build does.
struct ModuleCheck {
    /// The sources of the module, as they are compiled.
    let sources: [String]
    /// The words with which the driver compiles the module.
    private let words: [String]

    /// Returns the checks of the modules that some files belong to.
    ///
    /// - Parameters:
    ///   - files: The paths of sources as they are compiled.
    ///   - manifest: The description of a build as SwiftPM writes it, with a line for each list.
    static func all(of files: [String], manifest: String) -> [ModuleCheck] {
        var checks: [ModuleCheck] = []
        var inputs: [String]?
        for line in manifest.split(separator: "\n") {
            if line.hasPrefix(sourceMark) {
                let isOfFiles = files.contains { line.contains("\"\($0)\"") }
                inputs = isOfFiles ? list(line.dropFirst(sourceMark.count)) : nil
            } else if line.hasPrefix(wordMark), let sources = inputs, let words = list(line.dropFirst(wordMark.count)),
                words.contains("-module-name")
            {
                checks.append(ModuleCheck(sources: sources.filter { $0.hasSuffix(".swift") }, words: words))
            }
        }
        return checks
    }

    private static let sourceMark = "    inputs: "
    private static let wordMark = "    args: "

    private static func list(_ text: Substring) -> [String]? {
        guard let document = try? JSONDocument(parsing: Array(text.utf8), file: "build") else { return nil }
        return try? document.root.elements().map { try $0.string() }
    }

    /// Returns the words with which the driver says how it would check all files in one process.
    ///
    /// - Parameter overlay: The overlay with the texts as they are prepared now.
    func driverWords(overlay: String) -> [String] {
        var kept: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if Self.outputs.contains(word) || word.hasPrefix("@") || word.hasPrefix("-j") { continue }
            if Self.outputsWithPath.contains(word) {
                _ = rest.popFirst()
            } else if word == "-vfsoverlay" {
                _ = rest.popFirst()
                kept += [word, overlay]
            } else {
                kept.append(word)
            }
        }
        let isOne = ["-enable-batch-mode", "-driver-batch-count", "1", "-driver-filelist-threshold", "999999"]
        return kept + isOne + ["-typecheck", "-driver-print-jobs"] + sources
    }

    private static let outputs: Set<String> = [
        "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics",
        "-parseable-output", "-emit-objc-header", "-continue-building-after-errors",
    ]
    private static let outputsWithPath: Set<String> = [
        "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
    ]

    /// Returns the words of a job that tells the errors of some files alone; `nil` for a job that checks none of them.
    ///
    /// - Parameter job: The job that tells those of all files.
    static func words(of job: [String], checking files: Set<String>) -> [String]? {
        guard job.contains("-typecheck") else { return nil }
        let words = job.filter { $0 != "-primary-file" }.flatMap { files.contains($0) ? ["-primary-file", $0] : [$0] }
        return words.contains("-primary-file") ? words : nil
    }

    /// Returns the words of a line as the driver prints it: those with other signs are in single quotes.
    static func words(in line: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var (isQuoted, isEscaped) = (false, false)
        for sign in line {
            if isEscaped {
                word.append(sign)
                isEscaped = false
            } else if sign == "'" {
                isQuoted.toggle()
            } else if sign == "\\", !isQuoted {
                isEscaped = true
            } else if sign == " ", !isQuoted {
                words.append(word)
                word = ""
            } else {
                word.append(sign)
            }
        }
        return (words + [word]).filter { !$0.isEmpty }
    }

    /// Returns the words of the job that tells the errors of all files; `nil` if the driver cannot be asked.
    ///
    /// They are the same in each round but for the overlay.
    func job(overlay: String) throws -> [String]? {
        let (status, bytes) = try ChildProcess(driverWords(overlay: overlay)).read()
        guard status == 0 else { return nil }
        return TextLines(of: bytes).all.lazy.map { Self.words(in: $0) }.first { $0.contains("-typecheck") }
    }

    /// Returns the lines that the compiler writes about some files.
    ///
    /// - Parameter job: The job that tells the errors of all files.
    static func output(of job: [String], checking files: [String]) -> [Substring] {
        let jobs = parts(of: files).compactMap { words(of: job, checking: Set($0)) }
        var lines: [Substring] = []
        ParallelWork(jobs, tools: {}) { words, _ in (try? ChildProcess(words).read(withErrors: true).output) ?? [] }
            .forEach { lines += TextLines(of: $0).all }
        return lines
    }

    /// Returns files in two parts, for two processors, if they are so many that this outweighs reading the other files
    /// and the modules twice.
    static func parts(of files: [String]) -> [[String]] {
        guard files.count >= fewest else { return files.isEmpty ? [] : [files] }
        return [0, 1].map { part in files.indices.filter { $0 % 2 == part }.map { files[$0] } }
    }

    // Chosen.
    private static let fewest = 8
}
