import Glibc
import LayoutSimFiles

/// The names, sizes and dates of all files in folders, by which what is made of them is known to be current.
///
/// Hidden files and folders have products of builds, and `Package.resolved` is written by builds.
struct SourceStamp {
    private var key = Key()
    /// Whether the files are all that matters: a link to a folder may lead to others.
    private(set) var isComplete = true

    init(of folders: [String], files: [String] = []) {
        for folder in folders { add(folder: folder) }
        for file in files { add(file) }
    }

    /// The key of the files.
    var text: String { String(key.value, radix: 16) }

    private mutating func add(folder: String) {
        guard let names = try? Folder(folder).names() else { return }
        for name in names where name != "Package.resolved" {
            var status = stat()
            let path = "\(folder)/\(name)"
            guard unsafe lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: add(folder: path)
            case S_IFLNK where File(path).isFolder: isComplete = false
            default: add(path)
            }
        }
    }

    private mutating func add(_ path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return key.add("\(path)\n") }
        key.add("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)\n")
    }

    /// FNV-1a.
    private struct Key {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func add(_ text: String) {
            for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
    }
}
