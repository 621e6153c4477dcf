import Glibc
import LayoutSimFiles

/// A product of LayoutSim's checkout that is built if it is missing or older than its sources.
struct BuiltPart {
    /// The name in messages.
    var name: String
    var product: String
    /// A file that is as old as the last build.
    var stamp: String
    /// The source files and folders.
    var sources: [String]
    var command: [String]

    /// Builds the product if necessary, and reports that on standard error.
    func bringUpToDate() throws {
        if isCurrent { return }
        let folder = stamp.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
        try Folder(folder).create()
        let lock = try FileLock(folder)
        defer { withExtendedLifetime(lock) {} }
        if isCurrent { return }
        try StandardStream.error.write("layoutsim: building \(name); this takes a few minutes the first time\n")
        let begun = time(nil)
        guard try ChildProcess(command).run(output: 2) == 0 else { throw SwiftError(.notBuilt(name)) }
        try File(stamp).write("")
        let times = [timespec(tv_sec: begun, tv_nsec: 0), timespec(tv_sec: begun, tv_nsec: 0)]
        _ = unsafe utimensat(AT_FDCWD, stamp, times, 0)
    }

    private var isCurrent: Bool {
        guard File(product).exists, let built = modified(stamp) else { return false }
        return !sources.contains { isNewer($0, than: built) }
    }

    /// Returns whether a file, or any file in a folder, was changed after a time.
    private func isNewer(_ path: String, than moment: Int) -> Bool {
        guard let changed = modified(path) else { return false }
        if changed > moment { return true }
        guard File(path).isFolder, let names = try? Folder(path).names() else { return false }
        return names.contains { isNewer(path + "/" + $0, than: moment) }
    }

    /// A text that identifies this build of the product.
    var identity: String { "\(product) \(modified(product) ?? 0)" }

    /// Returns the modification date in seconds.
    private func modified(_ path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return status.st_mtim.tv_sec
    }
}
