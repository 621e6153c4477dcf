import LayoutSimFiles

/// The user's folder for programs of a package, so that what tests and screens write is not among the files of whoever
/// runs them.
struct HomeFolder {
    private let path: String

    init(of package: SwiftPackage) { path = package.cache + "/home" }

    /// The folder of Git's settings for all of the user's repositories; `nil` if there is no user's folder.
    private var settings: String? {
        if let folder = Environment["XDG_CONFIG_HOME"] { return folder + "/git" }
        return Environment["HOME"].map { $0 + "/.config/git" }
    }

    private var preferences: String { path + "/Library/Preferences" }

    /// The environment variables by which programs find it.
    ///
    /// Core Foundation reads the one for defaults before any code of a program can set it.
    var variables: [String: String] { ["LAYOUTSIM_HOME": path, "XDG_CONFIG_HOME": preferences] }

    /// Makes it as on a new device, without what earlier runs have written.
    func renew() throws {
        try Folder(path).removeAll()
        for name in ["Documents", "Library/Caches", "Library/Preferences"] { try Folder("\(path)/\(name)").create() }
        // Git looks for its settings beside the defaults, and SwiftPM calls it.
        if let settings, File(settings).exists { try File(preferences + "/git").link(to: settings) }
    }
}
