import LayoutSimFiles

/// The libraries that a Podfile or a Cartfile names, each as the package that it is to SwiftPM.
///
/// The versions are those that were installed last. Of a pod whose package is not known nothing is taken.
struct ListedLibraries {
    private var libraries: [(library: KnownLibrary, requirement: PackageRequirement)] = []
    /// The names of pods whose packages are not known, sorted.
    private var unknown: [String] = []

    /// Whether pods are used that nothing lists, so that any library may be one.
    private let areUnlisted: Bool

    /// Whether there are any whose package is known.
    var hasLibraries: Bool { !libraries.isEmpty || areUnlisted }

    /// Reads the files in folders, of which the first that has any is taken.
    ///
    /// - Parameter lacksPods: Whether files of build settings that CocoaPods writes are missing.
    init(in folders: [String], lacksPods: Bool = false) {
        areUnlisted = lacksPods && !folders.contains { File($0 + "/Podfile").exists }
        for folder in folders where libraries.isEmpty && unknown.isEmpty {
            readPods(ListedLibraries.text(folder + "/Podfile"), lock: ListedLibraries.text(folder + "/Podfile.lock"))
            readCarthage(
                ListedLibraries.text(folder + "/Cartfile"), lock: ListedLibraries.text(folder + "/Cartfile.resolved"))
        }
    }

    private static func text(_ path: String) -> String {
        (try? File(path).contents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private mutating func readPods(_ podfile: String, lock: String) {
        let entry = /(?m)^\s*pod\s*\(?\s*['"]([\w.+-]+)[^'"]*['"](?:\s*,\s*['"]\s*([~>=<]*)\s*([\d.]+)[^'"]*['"])?/
        var versions: [String: PackageRequirement] = [:]
        for match in podfile.matches(of: entry) {
            let version = String(match.output.3 ?? "")
            versions[String(match.output.1)] =
                PackageRequirement(operation: String(match.output.2 ?? ""), version: version)
        }
        for match in lock.matches(of: /(?m)^  - "?([\w.+-]+)[^ (]* \(([\d.]+)[^)]*\)/) {
            versions[String(match.output.1)] = .upToNextMajor(String(match.output.2))
        }
        let sources = ListedLibraries.sources(in: podfile)
        for (name, requirement) in versions.sorted(by: { $0.key < $1.key }) {
            if let known = KnownLibrary.all.first(where: { $0.pod == name }) {
                libraries.append((known, requirement))
            } else if let source = sources[name] {
                libraries.append((KnownLibrary(pod: name, repository: source.repository), source.requirement))
            } else {
                unknown.append(name)
            }
        }
    }

    /// Returns the repositories on GitHub that a Podfile itself names, by the pods.
    private static func sources(
        in podfile: String
    ) -> [String: (repository: String, requirement: PackageRequirement)] {
        let entry =
            /(?m)^\s*pod\s*\(?\s*['"]([\w.+-]+)[^'"]*['"].*\bgit\b\s*(?:=>|:)\s*['"](?:https:\/\/|git@)github\.com[\/:]([^'"]+)['"](.*)$/
        var found: [String: (repository: String, requirement: PackageRequirement)] = [:]
        for match in podfile.matches(of: entry) {
            let path = match.output.2.hasSuffix(".git") ? match.output.2.dropLast(4) : match.output.2
            let mark = match.output.3.firstMatch(of: /\b(branch|commit|tag)\b\s*(?:=>|:)\s*['"]v?([^'"]+)['"]/)
            let value = (mark?.output.2).map(String.init) ?? ""
            let requirement: PackageRequirement =
                switch mark?.output.1 {
                case "branch": .branch(value)
                case "commit": .revision(value)
                default: PackageRequirement(operation: "", version: value)
                }
            found[String(match.output.1)] = (String(path), requirement)
        }
        return found
    }

    private mutating func readCarthage(_ cartfile: String, lock: String) {
        let entry = /(?m)^\s*github\s+"([\w.-]+\/[\w.-]+)"(?:\s*([~>=<]*)\s*"?v?([\d.]+))?/
        for match in (lock.isEmpty ? cartfile : lock).matches(of: entry) {
            let repository = String(match.output.1)
            let requirement = PackageRequirement(
                operation: String(match.output.2 ?? ""), version: String(match.output.3 ?? ""))
            let known = KnownLibrary.all.filter { $0.repository.lowercased() == repository.lowercased() }
            for library in known.isEmpty ? [KnownLibrary(repository: repository)] : known {
                libraries.append((library, requirement))
            }
        }
    }

    /// Returns the product that a module is, with its package; `nil` if no library that is listed has it.
    ///
    /// A library may bring others that only its users' sources name, such as RxRelay by RxCocoa.
    func product(module: String) -> (product: String, package: PackageReference)? {
        let known = KnownLibrary.all.first { $0.module == module }
        let listed =
            libraries.first { $0.library.module == module }
            ?? libraries.first { known?.repository == $0.library.repository }
        guard let listed else {
            guard areUnlisted, let known else { return nil }
            return (known.product, PackageReference(id: "", place: .url(known.address), requirement: .any))
        }
        return (
            known?.product ?? listed.library.product,
            PackageReference(id: "", place: .url(listed.library.address), requirement: listed.requirement)
        )
    }

    /// Returns what is said of pods whose packages are not known and that are no targets; empty if there are none.
    func unknownPods(without targets: [String]) -> [String] {
        let left = unknown.filter { !targets.contains(BuildSettings.moduleName($0)) }
        guard !left.isEmpty else { return [] }
        let first = left.prefix(8).joined(separator: ", ")
        let more = left.count > 8 ? " and \(left.count - 8) more" : ""
        let (noun, verb) = left.count == 1 ? ("pod", "is") : ("pods", "are")
        return ["\(noun) \(first)\(more) \(verb) left out: no package in their place is known"]
    }
}
