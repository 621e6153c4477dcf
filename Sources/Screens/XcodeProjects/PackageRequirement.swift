import LayoutSimNotation

/// Which versions of a package a project accepts.
package enum PackageRequirement: Hashable, Sendable {
    /// Any version.
    case any
    case exact(String)
    /// A version and what is before the next major one.
    case upToNextMajor(String)
    /// A version and what is before the next minor one.
    case upToNextMinor(String)
    /// A version and what is before another one.
    case range(String, String)
    case branch(String)
    case revision(String)

    /// Reads the requirement of a package in a project; `nil` if it is none.
    init?(_ fields: PropertyList?) {
        func value(_ key: String) -> String? { fields?[key]?.string }
        switch (value("kind"), value("minimumVersion"), value("version") ?? value("minimumVersion")) {
        case ("upToNextMajorVersion", let version?, _): self = .upToNextMajor(version)
        case ("upToNextMinorVersion", let version?, _): self = .upToNextMinor(version)
        case ("versionRange", let version?, _): self = .range(version, value("maximumVersion") ?? "")
        case ("exactVersion", _, let version?): self = .exact(version)
        case ("branch", _, _): self = .branch(value("branch") ?? "")
        case ("revision", _, _): self = .revision(value("revision") ?? "")
        default: return nil
        }
    }

    /// Reads a version as CocoaPods and Carthage write it: `~> 5.0`, `>= 1.2` or `5.0.1`; any for other texts.
    init(operation: String, version: String) {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        guard !version.isEmpty, parts.allSatisfy({ Int($0) != nil }) else {
            self = .any
            return
        }
        switch operation {
        case "~>" where parts.count > 2: self = .upToNextMinor(version)
        case "", "=", "==", "~>": self = .upToNextMajor(version)
        default: self = .range(version, "")
        }
    }

    /// The arguments of a manifest's `.package(url:…)` that follow the address.
    package var argument: String {
        switch self {
        case .any: "\"0.0.0\"..<\"1000.0.0\""
        case .exact(let version): "exact: \(quoted(Self.full(version)))"
        case .upToNextMajor(let version): "from: \(quoted(Self.full(version)))"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(quoted(Self.full(version))))"
        case .range(let first, let end):
            "\(quoted(Self.full(first)))..<\(quoted(end.isEmpty ? "1000.0.0" : Self.full(end)))"
        case .branch(let name): "branch: \(quoted(name))"
        case .revision(let name): "revision: \(quoted(name))"
        }
    }

    /// Returns a version with the three parts that SwiftPM wants.
    private static func full(_ version: String) -> String {
        let core = version.prefix { $0 != "-" && $0 != "+" }
        let missing = max(0, 2 - core.filter { $0 == "." }.count)
        return core + String(repeating: ".0", count: missing) + version.dropFirst(core.count)
    }
}
