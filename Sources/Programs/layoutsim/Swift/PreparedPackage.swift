import LayoutSimFiles
import LayoutSimXcodeProjects

/// A package whose sources are prepared, with all of its dependencies.
struct PreparedPackage {
    private let package: SwiftPackage
    /// The folder of links that is built in its place.
    let copy: String?
    /// The folders of the package and of its dependencies.
    let packages: [String]
    /// The arguments with which the commands of the toolchain build it.
    let flags: [String]
    private let code: PreparedCode

    /// Prepares its sources.
    ///
    /// - Parameter isWhole: Whether nothing is set aside in them.
    init(_ package: SwiftPackage, builtAs copied: PackageCopy?, isWhole: Bool = false) throws {
        self.package = package
        let copy = copied?.folder
        self.copy = copy
        packages = try package.folders(builtAs: copied)
        let folders = try packages.flatMap { folder in
            let isOwn = folder == package.root
            return try CompiledFolders(of: isOwn ? copy ?? folder : folder, withTests: isOwn).paths
        }
        let excluded = try package.excluded().map { path in
            copy.map { $0 + path.dropFirst(package.root.count) } ?? path
        }
        code = try PreparedCode(
            folders, excluded: excluded, cache: package.cache, copy: copy.map { ($0, package.root) },
            dependencies: " " + ContentKey.of(try PreparedPackage.manifests(of: package).utf8), isWhole: isWhole)
        // One build tells all errors of a module.
        let bearing = isWhole ? [] : ["-continue-building-after-errors"]
        // Modules of the system are in the index of each package otherwise, which takes a seventh of a build.
        let indexing = ["-index-ignore-system-modules"]
        flags =
            try (code.compilerFlags() + bearing + indexing).flatMap { ["-Xswiftc", $0] }
            + code.linkerFlags.flatMap { ["-Xlinker", $0] } + ManifestsOfMacs(of: package).flags
    }

    /// Returns the manifests of a package and of those in folders on which it depends.
    private static func manifests(of package: SwiftPackage) throws -> String {
        let own = String(decoding: try File(package.root + "/Package.swift").contents(), as: UTF8.self)
        return try ([own] + LocalPackages(of: package).manifests()).joined(separator: "\n")
    }

    /// The overlay file that replaces its sources with prepared texts.
    var overlay: String { code.overlay }

    /// Sets aside what the compiler refused; the package has to be prepared again then.
    func setAside(_ errors: [Substring]) throws -> SettingAside {
        try code.setAside(errors, in: File(package.cache + "/errors.txt"))
    }

    /// The environment variables with the folders of its code and that of its dependencies, for programs that need
    /// them.
    var variables: [String: String] {
        var variables = [
            "LAYOUTSIM_PACKAGE": package.root,
            "LAYOUTSIM_DEPENDENCIES": packages.filter { $0 != package.root }.joined(separator: ":"),
        ]
        variables["LAYOUTSIM_BUNDLE_IDENTIFIER"] = (try? ProjectFacts(in: package.root))?.bundleIdentifier
        return variables
    }
}
