import Glibc
import LayoutSimFiles
import LayoutSimPixels

/// Where a project's runs are kept: `.layoutsim` in its folder, or elsewhere if nothing can be written there.
struct StateFolder: Hashable, Sendable {
    var path: String
    /// Whether the project's folder is read-only.
    var isElsewhere: Bool

    init(ofProject root: String) {
        let own = "\(root)/.layoutsim"
        isElsewhere = !File(File(own).exists ? own : root).isWritable
        path = isElsewhere ? StateFolder.outside(of: root) : own
    }

    /// Makes the folder, which asks git to leave it alone.
    func create() throws {
        try Folder(path).create()
        let ignored = File("\(path)/.gitignore")
        if !ignored.exists { try ignored.write("*\n") }
    }

    /// Where Bazel keeps what tests leave, or the folder for temporary files; its name is the same for the same project.
    private static func outside(of root: String) -> String {
        let folder = Environment["TEST_UNDECLARED_OUTPUTS_DIR"] ?? Environment["TMPDIR"] ?? "/tmp"
        let name = ContentHash(ofText: File(root).absolutePath).description.prefix(8)
        return "\(folder)/layoutsim-\(getuid())-\(name)"
    }
}
