import LayoutSimFiles

/// The user's folder for programs of a package, so that what tests and screens write is not among the files of whoever
/// runs them.
struct HomeFolder {
    private let path: String

    init(of package: SwiftPackage) { path = package.cache + "/home" }

    /// The environment variables by which programs find it.
    var variables: [String: String] { ["LAYOUTSIM_HOME": path] }

    /// Makes it as on a new device, without what earlier runs have written.
    func renew() throws {
        try Folder(path).removeAll()
        for name in ["Documents", "Library/Caches", "Library/Preferences"] { try Folder("\(path)/\(name)").create() }
    }
}
