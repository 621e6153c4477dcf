/// A package whose sources are prepared, with all that it depends on.
struct PreparedPackage {
    private let package: SwiftPackage
    /// The folder of links that is built in its place.
    let copy: String?
    /// The folders of the package and of those that it depends on.
    let packages: [String]
    /// What the commands of the toolchain are given to build it.
    let flags: [String]

    /// Prepares its sources.
    init(_ package: SwiftPackage, builtAs copied: PackageCopy?) throws {
        self.package = package
        let copy = copied?.folder
        self.copy = copy
        packages = try package.folders(builtAs: copied)
        let folders = packages.map { $0 == package.root ? copy ?? $0 : $0 }
        let excluded = try package.excluded().map { path in
            copy.map { $0 + path.dropFirst(package.root.count) } ?? path
        }
        let code = try PreparedCode(
            folders, excluded: excluded, cache: package.cache, copy: copy.map { ($0, package.root) })
        flags = try code.compilerFlags().flatMap { ["-Xswiftc", $0] } + code.linkerFlags.flatMap { ["-Xlinker", $0] }
    }

    /// The folders of its code and of code that it depends on, for programs that ask where they come from.
    var variables: [String: String] {
        [
            "LAYOUTSIM_PACKAGE": package.root,
            "LAYOUTSIM_DEPENDENCIES": packages.filter { $0 != package.root }.joined(separator: ":"),
        ]
    }
}
