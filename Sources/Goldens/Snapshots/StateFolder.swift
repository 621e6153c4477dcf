import Glibc
import LayoutSimFiles
import LayoutSimPixels

/// The folder of a project's runs: `.layoutsim` in its folder, or another location if that is not writable.
struct StateFolder: Hashable, Sendable {
    var path: String
    /// Whether the project's folder is read-only.
    var isElsewhere: Bool

    init(ofProject root: String) {
        let own = "\(root)/.layoutsim"
        isElsewhere = !File(File(own).exists ? own : root).isWritable
        path = isElsewhere ? StateFolder.outside(of: root) : own
    }

    /// Creates the folder, which git ignores.
    func create() throws {
        try Folder(path).create()
        let ignored = File("\(path)/.gitignore")
        if !ignored.exists { try ignored.write("*\n") }
    }

    /// Returns a folder in Bazel's folder for undeclared outputs or in the temporary folder, with a name that depends
    /// on the project.
    private static func outside(of root: String) -> String {
        let folder = Environment["TEST_UNDECLARED_OUTPUTS_DIR"] ?? Environment["TMPDIR"] ?? "/tmp"
        let name = ContentHash(ofText: File(root).absolutePath).description.prefix(8)
        return "\(folder)/layoutsim-\(getuid())-\(name)"
    }
}
