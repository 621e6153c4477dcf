import LayoutSimNotation

/// A package on which the package of a project depends.
package enum PlannedPackage: Hashable, Sendable {
    /// A folder, relative to the package's.
    case folder(String)
    /// One that SwiftPM fetches.
    case url(String, PackageRequirement)

    /// The dependency, as a manifest has it.
    var call: String {
        switch self {
        case .folder(let path): ".package(path: \(quoted(path)))"
        case .url(let address, let requirement): ".package(url: \(quoted(address)), \(requirement.argument))"
        }
    }

    /// What packages are sorted by: those in folders come first.
    var order: String {
        switch self {
        case .folder(let path): "0" + path
        case .url(let address, _): "1" + address
        }
    }
}
