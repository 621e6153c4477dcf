import LayoutSimFiles
import LayoutSimJSON
import LayoutSimNotation

/// The packages on which a package depends and that cannot be fetched or have no Swift, so that their modules are set
/// aside.
struct UnreachableDependencies {
    /// How the dependencies of the package differ by that.
    private(set) var changes: DependencyChanges
    /// What stands in the first line of the file that keeps them.
    private let key: String

    /// Fetches the dependencies of a package, and finds those that are out of reach.
    init(of package: SwiftPackage) throws {
        let own = String(decoding: try File(package.root + "/Package.swift").contents(), as: UTF8.self)
        let text = try ([own] + LocalPackages(of: package).manifests()).joined(separator: "\n")
        let addresses = UnreachableDependencies.addresses(in: text)
        let known = File(package.cache + "/unreachable.txt")
        key = ContentKey.of(text.utf8)
        if let lines = (try? known.contents()).map({ String(decoding: $0, as: UTF8.self).split(separator: "\n") }),
            lines.first.map(String.init) == key
        {
            changes = DependencyChanges(lines: lines.dropFirst())
        } else if addresses.isEmpty {
            changes = []
        } else {
            changes = try UnreachableDependencies.fetch(package, addresses)
            try keep(in: package)
        }
    }

    private func keep(in package: SwiftPackage) throws {
        try Folder(package.cache).create()
        try File(package.cache + "/unreachable.txt").write(([key] + changes.lines).map { $0 + "\n" }.joined())
    }

    /// Leaves out the packages that need one whose C or Objective-C the compiler refuses, or its targets without Swift
    /// alone, if it has others; returns whether there are any.
    ///
    /// - Parameter checkouts: The names of the folders of such packages.
    mutating func leaveOut(checkouts: Set<String>, of package: SwiftPackage) throws -> Bool {
        let tree = File(package.cache + "/dependencies.json")
        guard !checkouts.isEmpty, tree.exists else { return false }
        if try ManifestsOfMacs(of: package).leaveOutObjectiveC(of: checkouts) { return true }
        let root = try JSONDocument(parsing: tree.contents(), file: tree.path).root
        let needed = try UnreachableDependencies.direct(in: root, needing: checkouts)
        let more = needed.filter { !changes.left.contains($0) }
        guard !more.isEmpty else { return false }
        changes = changes.leavingOut(more)
        try keep(in: package)
        return true
    }

    /// Returns the names of the packages on which the first one depends and that are, or need, one of some checkouts.
    static func direct(in tree: JSONNode, needing checkouts: Set<String>) throws -> [String] {
        func needs(_ node: JSONNode) throws -> Bool {
            let path = try node.member("path").string()
            if checkouts.contains(path.split(separator: "/").last.map(String.init) ?? path) { return true }
            return try node.member("dependencies").elements().contains(where: needs)
        }
        return try tree.member("dependencies").elements().filter(needs).map { name(of: try $0.member("url").string()) }
    }

    /// Fetches what can be fetched: an attempt names only some of those that cannot, so there is another without them.
    ///
    /// Of a package whose versions have no manifest that is read, newer ones are tried first.
    private static func fetch(_ package: SwiftPackage, _ addresses: [String]) throws -> DependencyChanges {
        var changes: DependencyChanges = []
        var tried: Set<String> = []
        for _ in addresses + addresses {
            let (status, output) = try resolve(package, changes)
            let text = String(decoding: output, as: UTF8.self)
            let others = addresses.filter { !changes.left.contains(name(of: $0)) }
            let old = nameWithoutManifest(in: text) ?? nameWithoutVersion(in: text) ?? nameWithoutMatch(in: text)
            if status != 0, let old, others.contains(where: { name(of: $0) == old }), tried.insert(old).inserted {
                changes.newer.append(old)
                continue
            }
            var more =
                status == 0
                ? try withoutSwift(others.map(name), checkouts: package.scratch + "/checkouts")
                : names(in: text, among: others)
            // Newer versions may not fit together with others.
            if status != 0, more.isEmpty { more = changes.newer }
            guard !more.isEmpty else { break }
            if status != 0, more.count > 1, more.count == Set(others.map(name)).count {
                more = try atFault(among: more) { names in
                    try resolve(package, changes.leavingOut(more.filter { !names.contains($0) })).status == 0
                }
            }
            changes = changes.leavingOut(more)
        }
        return changes
    }

    /// Returns those packages of several that cannot be fetched: one of them may need another that is out of reach.
    ///
    /// - Parameter areInReach: Returns whether packages can be fetched without the others.
    static func atFault(among names: [String], areInReach: ([String]) throws -> Bool) rethrows -> [String] {
        guard names.count > 1 else { return names }
        let middle = names.count / 2
        let halves = [Array(names[..<middle]), Array(names[middle...])]
        let found = try halves.flatMap { half in
            try areInReach(half) ? [] : atFault(among: half, areInReach: areInReach)
        }
        return found.isEmpty ? names : found
    }

    private static func resolve(
        _ package: SwiftPackage, _ changes: DependencyChanges
    ) throws -> (status: Int32, output: [UInt8]) {
        let copy = try PackageCopy(of: package, changes)
        return try ChildProcess([
            "swift", "package", "--package-path", copy?.folder ?? package.root, "--scratch-path", package.scratch,
            "resolve",
        ]).read(withErrors: true)
    }

    /// Returns the names of the packages whose sources are Objective-C or C alone.
    static func withoutSwift(_ names: [String], checkouts: String) throws -> [String] {
        guard File(checkouts).isFolder else { return [] }
        return try Folder(checkouts).names().filter { names.contains($0.lowercased()) }.filter { checkout in
            let files = try Folder("\(checkouts)/\(checkout)").files(endingIn: [".swift", ".m", ".mm"])
            let inner = files.map { String($0.dropFirst(checkouts.count + checkout.count + 2)) }
            let sources = inner.filter { !isBesideSources($0) }
            return !sources.isEmpty && !sources.contains { $0.hasSuffix(".swift") }
        }
        .map { $0.lowercased() }
    }

    /// Whether a file is a manifest, or of tests or examples.
    private static func isBesideSources(_ path: String) -> Bool {
        let parts = path.lowercased().split(separator: "/")
        let others = ["test", "example", "demo", "sample", "playground"]
        return parts.last?.hasPrefix("package") == true && path.hasSuffix(".swift")
            || parts.contains { part in others.contains(where: part.contains) }
    }

    /// Returns the names of the packages that a failed attempt names, or of all if it names none; empty if it failed
    /// for another reason than the network.
    static func names(in output: String, among addresses: [String]) -> [String] {
        let names = addresses.map { name(of: $0) }
        let lacking = nameWithoutManifest(in: output) ?? nameWithoutVersion(in: output) ?? nameOfInvalid(in: output)
        // One that others need stands for all that may need it.
        if let lacking, names.contains(lacking) { return [lacking] }
        // Other lines tell of those that were fetched.
        let errors = output.lowercased().split(separator: "\n").filter { $0.contains("error: ") }.joined(
            separator: "\n")
        let signs = [
            "git command", "clone", "fetch", "could not access", "no versions of", "couldn’t check out revision",
            "couldn’t update repository", "could not find the commit", "invalid manifest",
        ]
        guard signs.contains(where: errors.contains) else { return [] }
        let named = names.filter(errors.contains)
        return Set(named.isEmpty ? names : named).sorted()
    }

    /// Returns the name of the package whose chosen version has no manifest, which is that of the address before the
    /// error.
    private static func nameWithoutManifest(in output: String) -> String? {
        guard let error = output.firstRange(of: "error: the package manifest at '/Package.swift' cannot be accessed")
        else { return nil }
        let address = output[..<error.lowerBound].matches(of: /https?:\/\/[^\s'"]+/).last
        return address.map { name(of: String($0.output)) }
    }

    /// Returns the name of the package whose versions were looked through without finding one that can be read.
    private static func nameWithoutVersion(in output: String) -> String? {
        guard let last = output.matches(of: /Computing version for (\S+)/).last else { return nil }
        let rest = output[last.range.upperBound...]
        return rest.contains("error: ") && !rest.contains("Computed ") ? name(of: String(last.output.1)) : nil
    }

    /// Returns the name of the package whose manifest, which is a program, does not compile or ends with a signal here.
    private static func nameOfInvalid(in output: String) -> String? {
        output.firstMatch(of: /error: Invalid manifest .*\/([^\/"]+)-manifest"\]/).map { $0.output.1.lowercased() }
    }

    /// Returns the name of the package that has none of the versions that are asked for.
    static func nameWithoutMatch(in output: String) -> String? {
        output.firstMatch(of: /no versions of '([^']+)' match/).map { $0.output.1.lowercased() }
    }

    /// Returns the addresses of packages in a manifest.
    static func addresses(in manifest: String) -> [String] {
        manifest.matches(of: /url\s*:\s*"([^"]+)"/).map { String($0.output.1) }
    }

    private static func name(of address: String) -> String {
        let last = address.lowercased().split(separator: "/").last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Says which are out of reach, on standard error.
    func report() throws {
        if !changes.newer.isEmpty {
            let names = changes.newer.joined(separator: ", ")
            try StandardStream.error.write(
                "layoutsim: the versions of \(names) that are asked for are not here or not read, so the newest is built\n"
            )
        }
        guard !changes.left.isEmpty else { return }
        try StandardStream.error.write(
            "layoutsim: \(changes.left.joined(separator: ", ")) cannot be fetched or built here, so what needs it is set "
                + "aside; remove .build/layoutsim to try again\n")
    }
}
