import Foundation
import Testing

/// One run of the program as a user sees it.
struct ProgramRun {
    var status: Int32
    var output: String
    var error: String

    /// Runs the program, or another one beside it, in a folder with environment variables, where an empty one counts as
    /// unset; standard output goes to `outputPath` if that is given.
    init(
        of program: String = "layoutsim", _ words: [String], in folder: URL, outputPath: String? = nil,
        environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = ProgramRun.folder.appendingPathComponent(program)
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "CI": "1"].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let outputFile = folder.appendingPathComponent(".output")
        let errorFile = folder.appendingPathComponent(".error")
        for file in [outputFile, errorFile] { try Data().write(to: file) }
        let destination = outputPath.map { URL(fileURLWithPath: $0) } ?? outputFile
        process.standardOutput = try FileHandle(forWritingTo: destination)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
        error = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
    }

    /// Starts the program in a folder without waiting for its end; its output is lost.
    static func start(_ words: [String], in folder: URL) throws -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// The program beside the tests' own executable.
    static var executable: URL { folder.appendingPathComponent("layoutsim") }

    /// The folder of the tests' own executable, where all programs lie.
    private static var folder: URL { URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent() }
}

/// A folder that is removed after the test.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("layoutsim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// The names of all files, except the harness's own.
    var names: [String] {
        let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0 != ".output" && $0 != ".error" }.sorted()
    }
}
