/// A package whose sources are prepared, with all of its dependencies.
struct PreparedPackage {
    private let package: SwiftPackage
    /// The folder of links that is built in its place.
    let copy: String?
    /// The folders of the package and of its dependencies.
    let packages: [String]
    /// The arguments with which the commands of the toolchain build it.
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

    /// The environment variables with the folders of its code and that of its dependencies, for programs that need
    /// them.
    var variables: [String: String] {
        [
            "LAYOUTSIM_PACKAGE": package.root,
            "LAYOUTSIM_DEPENDENCIES": packages.filter { $0 != package.root }.joined(separator: ":"),
        ]
    }
}
