import LayoutSimFiles
import LayoutSimJSON

/// A package built with a driver that draws its screens.
struct ScreenBuild {
    /// The screens that can be drawn.
    let screens: [DrawableScreen]
    /// The screens that cannot be drawn.
    let omissions: [ScreenOmission]
    /// A line for each screen that gets sample values.
    let sampleNotes: String
    /// What is set aside in the package, as it is told.
    let faults: String
    /// The path of the program that draws a screen.
    let program: String
    let variables: [String: String]
    /// The name of the package's folder.
    let name: String
    /// The folder for images.
    let pictures: String

    /// Builds the package at a path, or the one that contains the working directory, unless nothing has changed since
    /// it was built; throws the compiler's messages about its code.
    init(path: String?) throws {
        let own = try SwiftPackage(path: path, scratch: nil)
        let package = try SwiftPackage(path: own.root, scratch: own.cache + "/screens")
        let kept = try KeptScreenBuild(of: package)
        if let build = kept.build() {
            self = build
            try UnreachableDependencies(of: package).report()
            try HomeFolder(of: package).renew()
            return
        }
        let targets = try own.targets().filter { ["regular", "executable"].contains($0.kind) && $0.isOfSwift }
        let driver = try ScreenDriver(of: package, targets: targets)
        try driver.writeIfMissing()
        var prepared = try driver.prepared(package)
        let stamp = kept.stamp(of: prepared.packages)
        var screens = try PackageScreens(
            of: package, targets: targets, types: try ScreenBuild.types(in: prepared.packages))
        try StandardStream.error.write("layoutsim: building \(package.root)\n")
        var faults: [Fault] = []
        if File(package.cache + "/faults.json").exists { faults = try prepared.setAside([]).faults }
        // Each round has fewer screens, or more that is set aside.
        var rounds = 0
        while true {
            rounds += 1
            try driver.write(screens.candidates, screens.injections)
            prepared = try driver.prepared(package)
            let (status, output) = try prepared.build(package)
            if status == 0 { break }
            if try ScreenBuild.leaveOut(output.refusedCheckouts, of: package) {
                self = try ScreenBuild(path: path)
                return
            }
            let refused = driver.refused(output.errors, among: screens.candidates)
            let unset = driver.refused(output.errors, among: screens.injections, after: screens.candidates)
            screens.omit(refused)
            screens.omit(unset)
            let modules = BuiltModules(scratch: package.scratch)
            let outcome = try prepared.setAside(modules.withoutConsequences(driver.errors(output.errors)))
            let isNew = outcome.count > 0 || !refused.isEmpty || !unset.isEmpty
            guard outcome.errorsOfUser.isEmpty, !outcome.isTooMuch, isNew, rounds < FaultRounds.most else {
                let errors = outcome.errorsOfUser.map { $0 + "\n" }.joined()
                let table = FaultTable(outcome.faults, root: package.root).description
                try StandardStream.error.write(
                    !errors.isEmpty
                        ? errors
                        : outcome.isTooMuch
                            ? table + FaultRounds.tooMuch
                            : isNew ? table + FaultRounds.tooManyRounds : output.held.map { $0 + "\n" }.joined())
                throw SwiftError(.notBuilt("this package"))
            }
            try modules.compileAgain(outcome.files)
            let quick = QuickRounds(scratch: package.scratch) { try driver.prepared(package) }
            faults = try quick.run(after: outcome, driver.errors(output.errors)).faults
        }
        self.screens = screens.candidates.map { DrawableScreen($0) }
        (omissions, sampleNotes) = (screens.omissions, screens.sampleNotes)
        self.faults = FaultTable(faults, root: package.root).description
        name = File(package.root).name
        pictures = package.cache + "/pictures"
        let hollow = faults.compactMap(\.loss).map { "\($0.owner) \($0.member)" }
        try HomeFolder(of: package).renew()
        variables = prepared.variables.merging(HomeFolder(of: package).variables) { $1 }
            .merging(["LAYOUTSIM_HOLLOW": hollow.joined(separator: "\n")]) { $1 }
        let products = package.scratch + "/debug"
        guard let test = try Folder(products).names().first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
            throw SwiftError(.notBuilt("the screen driver"))
        }
        program = "\(products)/\(test)"
        if let stamp { try kept.keep(self, stamp: stamp, folders: prepared.packages) }
    }

    /// Leaves out what needs checkouts that cannot be built; returns whether there is any.
    private static func leaveOut(_ checkouts: Set<String>, of package: SwiftPackage) throws -> Bool {
        guard !checkouts.isEmpty else { return false }
        var unreachable = try UnreachableDependencies(of: package)
        return try unreachable.leaveOut(checkouts: checkouts, of: package)
    }

    private static func types(in folders: [String]) throws -> [DeclaredType] {
        let words = [try Checkout().preparation.product, "--types"] + folders
        let (status, output) = try ChildProcess(words).read()
        guard status == 0 else { throw SwiftError(.notPrepared) }
        let list = try JSONDocument(parsing: output, file: "layoutsim-prepare --types").root
        return try list.elements().map { try DeclaredType($0) }
    }
}

extension ScreenBuild {
    /// Reads a build that was kept.
    init(_ node: JSONNode, of package: SwiftPackage) throws {
        screens = try node.member("screens").elements().map { try DrawableScreen($0) }
        omissions = try node.member("omissions").elements().map { try ScreenOmission($0) }
        sampleNotes = try node.member("sampleNotes").string()
        faults = try node.member("faults").string()
        program = try node.member("path").string()
        let pairs = try node.member("variables").members().map { ($0.key, try $0.node.string()) }
        variables = Dictionary(pairs) { $1 }
        name = File(package.root).name
        pictures = package.cache + "/pictures"
    }

    /// What is kept of it.
    var members: [JSON.Member] {
        let pairs = variables.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }
        return [
            JSON.Member("screens", .array(screens.map(\.json))),
            JSON.Member("omissions", .array(omissions.map(\.json))),
            JSON.Member("sampleNotes", .string(sampleNotes)), JSON.Member("faults", .string(faults)),
            JSON.Member("path", .string(program)), JSON.Member("variables", .object(pairs)),
        ]
    }
}

extension PreparedPackage {
    /// Builds the package with its tests.
    fileprivate func build(_ package: SwiftPackage) throws -> (status: Int32, output: BuildOutput) {
        let place = ["--package-path", copy ?? package.root, "--scratch-path", package.scratch]
        let words = ["swift", "build", "--build-tests"] + flags + place
        var output = BuildOutput()
        let status = try ChildProcess(words, variables: variables).run { line in
            output.keep(line)
            return []
        }
        return (status, output)
    }
}

extension PackageTarget {
    /// Whether it has Swift code.
    fileprivate var isOfSwift: Bool {
        (try? Folder(folder).files(endingIn: [".swift"]).isEmpty) == false
    }
}
