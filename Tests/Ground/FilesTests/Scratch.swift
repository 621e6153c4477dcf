import Foundation
import Glibc
import LayoutSimFiles

/// A temporary folder for one test, removed at the end.
final class Scratch {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "layoutsim-" + UUID().uuidString
        try Folder(path).create()
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(_ name: String) -> String { path + "/" + name }

    /// Everything in the folder, including hidden files.
    var entries: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}

/// Drops the superuser's rights, to which file permissions do not apply.
func becomeOrdinaryUser() {
    if geteuid() == 0 { _ = setuid(65534) }
}
