import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimText

/// The commands `layoutsim swift test`, `build` and `run`, whose arguments are passed to the toolchain unchanged.
struct SwiftTool {
    private let name: String
    private var arguments: [String] = []
    private var variables: [String: String] = [:]
    /// Whether tests fail that use what has no effect.
    private var isStrict = false

    /// Parses a command line; `nil` if it requests something else, or help.
    init?(_ words: [String]) throws {
        guard words.count >= 2, words[0] == "swift", ["test", "build", "run"].contains(words[1]) else { return nil }
        if words.count > 2, words[2] == "--help" || words[2] == "-h" { return nil }
        name = words[1]
        var rest = words.dropFirst(2)
        while let word = rest.popFirst() {
            switch word {
            case "--ios":
                guard let version = rest.popFirst(), version.split(separator: ".").allSatisfy({ Int($0) != nil }),
                    !version.isEmpty
                else { throw SwiftError(.option(word, expected: "a version of iOS, such as 18.2")) }
                variables["LAYOUTSIM_IOS"] = version
            case "--language":
                guard let language = rest.popFirst(), !language.hasPrefix("-"), Language(language) != nil else {
                    throw SwiftError(.option(word, expected: "a language, such as de or longest"))
                }
                variables["LAYOUTSIM_LANGUAGE"] = language
            case "--device":
                guard let device = rest.popFirst() else {
                    throw SwiftError(.option(word, expected: "a device; 'layoutsim devices' lists them"))
                }
                variables["LAYOUTSIM_DEVICE"] = try DeviceCatalog.embedded.device(named: device).name
            case "--strict" where name == "test": isStrict = true
            default: arguments.append(word)
            }
        }
    }

    /// Prepares the package and runs the command of the toolchain; returns that command's status.
    mutating func run() throws -> Int32 {
        let package = try SwiftPackage(path: value(of: "--package-path"), scratch: value(of: "--scratch-path"))
        let prepared = try PreparedPackage(package, builtAs: PackageCopy(of: package))
        variables.merge(prepared.variables) { $1 }
        let uses = isStrict ? try UsesOfTests(in: package.cache) : nil
        variables.merge(uses?.variables ?? [:]) { $1 }
        let command = ["swift", name] + prepared.flags + words(prepared.copy, package)
        let tool = ChildProcess(command, variables: variables)
        guard name != "run" else { return try tool.run() }
        var missing = MissingNames()
        var progress = TestProgress()
        let status = try tool.run {
            missing.note($0)
            progress.note($0)
        }
        if status != 0 {
            try StandardStream.error.write(missing.description)
            if name == "test" { try runTheRest(command, progress) }
        }
        return try uses?.report() == true && status == 0 ? ExitStatus.findings.rawValue : status
    }

    /// Runs the tests after one that stopped the process in another process, as Xcode does.
    private func runTheRest(_ command: [String], _ progress: TestProgress) throws {
        var progress = progress
        for _ in 0..<SwiftTool.mostProcesses {
            guard let test = progress.takeInterruptedTest() else { return }
            try StandardStream.error.write(
                "layoutsim: error: \(test) crashed; the remaining tests run in another process\n")
            let variables = variables.merging(progress.variablesForTheRest) { $1 }
            let rest = ChildProcess(command + progress.argumentsForTheRest, variables: variables)
            if try rest.run(watching: { progress.note($0) }) == 0 { return }
        }
    }

    private static let mostProcesses = 100

    /// Returns the arguments, with a copy in place of the package.
    private func words(_ copy: String?, _ package: SwiftPackage) -> [String] {
        guard let copy else { return arguments }
        var words = arguments
        for option in ["--package-path", "--scratch-path"] {
            guard let index = words.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else { continue }
            words.removeSubrange(index...(words[index] == option ? min(index + 1, words.count - 1) : index))
        }
        return ["--package-path", copy, "--scratch-path", package.scratch] + words
    }

    private func value(of option: String) -> String? {
        for (index, word) in arguments.enumerated() {
            if word == option, index + 1 < arguments.count { return arguments[index + 1] }
            if word.hasPrefix(option + "=") { return String(word.dropFirst(option.count + 1)) }
        }
        return nil
    }
}
