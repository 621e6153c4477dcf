import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimText

/// The commands `layoutsim swift test`, `build` and `run`, whose arguments are passed to the toolchain unchanged.
struct SwiftTool {
    private let name: String
    private var arguments: [String] = []
    private var variables: [String: String] = [:]
    /// Whether tests fail that use what has no effect, and nothing is set aside.
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
            case "--strict": isStrict = true
            default: arguments.append(word)
            }
        }
    }

    /// Prepares the package and runs the command of the toolchain; returns that command's status.
    mutating func run() throws -> Int32 {
        let package = try SwiftPackage(path: value(of: "--package-path"), scratch: value(of: "--scratch-path"))
        try FollowedProject(in: package.root)?.follow()
        var unreachable = isStrict ? nil : try UnreachableDependencies(of: package)
        try unreachable?.report()
        let copy = try PackageCopy(of: package, unreachable?.changes ?? [])
        var rounds = try FaultRounds(package, builtAs: copy, isWhole: isStrict)
        variables.merge(rounds.prepared.variables) { $1 }
        variables.merge(try facts(of: package)) { named, _ in named }
        if name != "build" {
            try HomeFolder(of: package).renew()
            variables.merge(HomeFolder(of: package).variables) { $1 }
        }
        guard name != "run" else { return try run(package, &rounds) }
        let uses = isStrict && name == "test" ? try UsesOfTests(in: package.cache) : nil
        variables.merge(uses?.variables ?? [:]) { $1 }
        if name == "test" { try events(package).write("") }
        var missing = MissingNames()
        var run = TestRun()
        var status = try rounds.run({ command($0, package) }, variables: variables) {
            missing.note($0)
            run.note($0)
        }
        while status != 0, try unreachable?.leaveOut(checkouts: rounds.refusedCheckouts, of: package) == true {
            try unreachable?.report()
            let copy = try PackageCopy(of: package, unreachable?.changes ?? [])
            rounds = try FaultRounds(package, builtAs: copy, isWhole: isStrict)
            variables.merge(rounds.prepared.variables) { $1 }
            (missing, run) = (MissingNames(), TestRun())
            status = try rounds.run({ command($0, package) }, variables: variables) {
                missing.note($0)
                run.note($0)
            }
        }
        if status != 0 {
            if !run.hasBegun { try StandardStream.error.write(missing.description) }
            if name == "test" {
                let command = command(rounds.prepared, package)
                try run.runTheRest(
                    { try program(package, rounds.prepared) }, TestSelection(arguments), variables: variables)
                try run.runTheRestOfSwiftTesting(command, events: events(package), variables: variables)
            }
        }
        try rounds.report()
        try StandardStream.error.write(run.faulty.description)
        if status == 0, run.isEmpty, !arguments.contains(where: { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") })
        {
            try StandardStream.error.write("layoutsim: error: no test ran\n")
            return ExitStatus.findings.rawValue
        }
        return try uses?.report() == true && status == 0 ? ExitStatus.findings.rawValue : status
    }

    /// Returns the environment variables that programs and tests take from the facts of an Xcode project, and says
    /// what was taken.
    private func facts(of package: SwiftPackage) throws -> [String: String] {
        guard name != "build", let project = try ProjectDefaults(in: package.root) else { return [:] }
        let (facts, words) = try project.variables(besides: variables, ofTests: name == "test")
        if !words.isEmpty { try StandardStream.error.write(project.note(words)) }
        return facts
    }

    /// Builds a program, and runs it with the standard streams of this process.
    private func run(_ package: SwiftPackage, _ rounds: inout FaultRounds) throws -> Int32 {
        let status = try rounds.run(
            { ["swift", "build"] + $0.flags + words(place, $0.copy, package) }, variables: variables, watching: { _ in }
        )
        try rounds.report()
        return status == 0 ? try ChildProcess(command(rounds.prepared, package), variables: variables).run() : status
    }

    private func command(_ prepared: PreparedPackage, _ package: SwiftPackage) -> [String] {
        let option = "--event-stream-output-path"
        let events = name == "test" && value(of: option) == nil ? [option, events(package).path] : []
        return ["swift", name] + prepared.flags + events + words(arguments, prepared.copy, package)
    }

    /// Returns the program of the tests that was built.
    private func program(_ package: SwiftPackage, _ prepared: PreparedPackage) throws -> TestProgram? {
        let words = ["swift", "build", "--show-bin-path"] + prepared.flags + words(place, prepared.copy, package)
        let folder = String(decoding: try ChildProcess(words, variables: variables).read().output, as: UTF8.self)
        guard let products = folder.split(separator: "\n").last.map(String.init) else { return nil }
        return try TestProgram(products: products, runningIn: prepared.copy ?? package.root)
    }

    /// The file in which Swift Testing writes the events of a run.
    private func events(_ package: SwiftPackage) -> File {
        File(value(of: "--event-stream-output-path") ?? package.cache + "/events.jsonl")
    }

    /// The arguments that say where the package and its build are.
    private var place: [String] {
        ["--package-path", "--scratch-path", "--configuration", "-c"].flatMap { option in
            value(of: option).map { [option, $0] } ?? []
        }
    }

    /// Returns the arguments, with a copy in place of the package.
    private func words(_ arguments: [String], _ copy: String?, _ package: SwiftPackage) -> [String] {
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
