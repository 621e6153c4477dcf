import LayoutSimFiles

/// What the system tells of a process in `/proc/self/status`, or in a copy of that file.
struct ProcessStatus {
    private var lines: [Substring]

    init(contentsOf file: File = File("/proc/self/status")) throws {
        lines = String(decoding: try file.contents(), as: UTF8.self).split(separator: "\n")
    }

    /// A line such as `VmHWM`, the most memory that the process had, in KiB; not a number without such a line.
    subscript(label: String) -> Double {
        let words = lines.first { $0.hasPrefix("\(label):") }?.split { $0 == " " || $0 == "\t" } ?? []
        return words.count > 1 ? Double(words[1]) ?? .nan : .nan
    }
}
