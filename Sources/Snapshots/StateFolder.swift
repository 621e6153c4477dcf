import Glibc
import LayoutSimFiles
import LayoutSimPixels

/// Where a project's runs are kept: `.layoutsim` in its folder, or elsewhere if that cannot be written to.
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

    /// In Bazel's folder for undeclared outputs or the folder for temporary files, under a name that depends on the project.
    private static func outside(of root: String) -> String {
        let folder = Environment["TEST_UNDECLARED_OUTPUTS_DIR"] ?? Environment["TMPDIR"] ?? "/tmp"
        let name = ContentHash(ofText: File(root).absolutePath).description.prefix(8)
        return "\(folder)/layoutsim-\(getuid())-\(name)"
    }
}
