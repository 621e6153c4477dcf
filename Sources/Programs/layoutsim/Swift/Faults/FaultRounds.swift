import LayoutSimFiles
import LayoutSimNotation

/// Builds of a package, each with more set aside, until the compiler accepts the rest.
struct FaultRounds {
    private let package: SwiftPackage
    private let copy: PackageCopy?
    private let isWhole: Bool
    /// The package as it is prepared now.
    private(set) var prepared: PreparedPackage
    /// What is set aside now.
    private(set) var faults: [Fault] = []
    /// The folders of checkouts with C or Objective-C that the compiler refuses.
    private(set) var refusedCheckouts: Set<String> = []

    /// Prepares a package.
    ///
    /// - Parameter isWhole: Whether nothing is set aside.
    init(_ package: SwiftPackage, builtAs copy: PackageCopy?, isWhole: Bool) throws {
        self.package = package
        self.copy = copy
        self.isWhole = isWhole
        prepared = try PreparedPackage(package, builtAs: copy, isWhole: isWhole)
        if !isWhole, File(package.cache + "/faults.json").exists { faults = try prepared.setAside([]).faults }
    }

    /// Runs a command that builds the package, and runs it again as long as there is more to set aside.
    ///
    /// - Parameters:
    ///   - words: Returns the command for the package as it is prepared.
    ///   - watch: Is called with the lines of the output.
    mutating func run(
        _ words: (PreparedPackage) throws -> [String], variables: [String: String], watching watch: (Substring) -> Void
    ) throws -> Int32 {
        for _ in 0..<FaultRounds.most {
            var output = BuildOutput()
            let status = try ChildProcess(words(prepared), variables: variables).run { line in
                watch(line)
                return output.take(line)
            }
            refusedCheckouts = output.refusedCheckouts
            if status == 0 || isWhole || output.isBuilt || output.errors.isEmpty {
                try show(output.held)
                return status
            }
            guard try setAside(output) else { return status }
        }
        try StandardStream.error.write(FaultRounds.tooManyRounds)
        return 1
    }

    /// Sets aside what a build refused; returns whether it is worth another build, or else says why not.
    private mutating func setAside(_ output: BuildOutput) throws -> Bool {
        let modules = BuiltModules(scratch: package.scratch)
        let outcome = try prepared.setAside(modules.withoutConsequences(output.errors))
        guard outcome.errorsOfUser.isEmpty else {
            try show(outcome.errorsOfUser.map { $0[...] })
            return false
        }
        guard outcome.count > 0 else {
            try show(output.held)
            return false
        }
        guard !outcome.isTooMuch else {
            faults = outcome.faults
            try StandardStream.error.write(
                FaultTable(faults, root: package.root).description + FaultRounds.tooMuch)
            return false
        }
        let before = faults.count
        try modules.compileAgain(outcome.files)
        let quick = QuickRounds(scratch: package.scratch) { [package, copy] in
            try PreparedPackage(package, builtAs: copy)
        }
        faults = try quick.run(after: outcome, output.errors).faults
        prepared = try PreparedPackage(package, builtAs: copy)
        let count = faults.count - before
        let places = count == 1 ? "1 place" : "\(count) more places"
        try StandardStream.error.write("layoutsim: setting aside \(places) that the compiler refuses here\n")
        return true
    }

    private func show(_ lines: [Substring]) throws {
        guard !lines.isEmpty else { return }
        try StandardStream.error.write(lines.joined(separator: "\n") + "\n")
    }

    /// Says what is set aside, on standard error.
    func report() throws { try StandardStream.error.write(FaultTable(faults, root: package.root).description) }

    /// Three rounds are enough for a module, and few packages have more than four layers of them.
    static let most = 24

    /// What is said where too much would be set aside.
    static let tooMuch =
        "layoutsim: error: more than \(Int(SettingAside.mostShare * 100)) of 100 functions would be set aside; begin with "
        + "the first causes above\n"
    /// What is said where the rounds have no end.
    static let tooManyRounds =
        "layoutsim: error: after \(most) rounds the compiler still refuses places; see them with 'layoutsim swift build "
        + "--strict'\n"
}
