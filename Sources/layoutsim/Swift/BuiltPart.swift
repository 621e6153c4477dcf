import Glibc
import LayoutSimFiles

/// A product of LayoutSim's checkout that is built when it is missing or older than its sources.
struct BuiltPart {
    /// What it is, in messages.
    var name: String
    var product: String
    /// A file as old as the last build.
    var stamp: String
    /// Files and folders.
    var sources: [String]
    var command: [String]

    /// Builds it if need be; what is built is told on standard error.
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

    /// Whether a file, or one in the folder or below, was changed after a moment.
    private func isNewer(_ path: String, than moment: Int) -> Bool {
        guard let changed = modified(path) else { return false }
        if changed > moment { return true }
        guard File(path).isFolder, let names = try? Folder(path).names() else { return false }
        return names.contains { isNewer(path + "/" + $0, than: moment) }
    }

    /// What identifies this build of the product.
    var identity: String { "\(product) \(modified(product) ?? 0)" }

    /// Seconds.
    private func modified(_ path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return status.st_mtim.tv_sec
    }
}
