import LayoutSimFiles
import LayoutSimJSON

/// The last build of a package with a driver, which is kept until something changes that went into it.
struct KeptScreenBuild {
    private let package: SwiftPackage
    private let checkout: Checkout
    /// The stamp of what a build is made of besides the package.
    private let tools: String

    /// - Parameter package: The package with the build folder of the driver.
    init(of package: SwiftPackage) throws {
        self.package = package
        checkout = try Checkout()
        try checkout.preparation.bringUpToDate()
        try checkout.library.bringUpToDate()
        let parts = [File("/proc/self/exe").absolutePath, checkout.preparation.product, checkout.library.product]
        tools = SourceStamp(of: [], files: parts).text + " " + ContentKey.of((Environment["PATH"] ?? "").utf8)
    }

    private var file: File { File(package.cache + "/built.json") }

    /// Returns the stamp of the package and of its dependencies as they are now; `nil` if it would not tell of all
    /// changes.
    func stamp(of folders: [String]) -> String? {
        let facts = [package.root + "/.layoutsim/project.json", package.cache + "/unreachable.txt"]
        let sources = SourceStamp(of: folders, files: facts)
        return sources.isComplete ? "\(tools) \(sources.text)" : nil
    }

    /// The stamp of the versions of the dependencies, which a build may write.
    private var versions: String {
        ContentKey.of((try? File(package.root + "/Package.resolved").contents()) ?? [])
    }

    /// Returns the last build; `nil` if there is none, or if something has changed since.
    func build() -> ScreenBuild? {
        guard let bytes = try? file.contents(),
            let node = try? JSONDocument(parsing: bytes, file: file.path).root,
            let folders = try? node.member("folders").elements().map({ try $0.string() }),
            let stamp = stamp(of: folders), (try? node.member("stamp").string()) == stamp + " " + versions,
            let build = try? ScreenBuild(node, of: package),
            (try? node.member("program").string()) == programStamp(of: build)
        else { return nil }
        return build
    }

    /// Keeps a build.
    ///
    /// - Parameters:
    ///   - stamp: The stamp from before the build.
    ///   - folders: The folders of the package and of its dependencies.
    func keep(_ build: ScreenBuild, stamp: String, folders: [String]) throws {
        let members: [(String, JSON)] = [
            ("stamp", .string(stamp + " " + versions)), ("program", .string(programStamp(of: build))),
            ("folders", .array(folders.map { .string($0) })),
        ]
        try file.write(JSON.object(members.map { JSON.Member($0, $1) } + build.members).compact)
    }

    private func programStamp(of build: ScreenBuild) -> String { SourceStamp(of: [], files: [build.program]).text }
}
