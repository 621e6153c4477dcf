import LayoutSimFiles

/// The status of a process, from `/proc/self/status` or a copy of that file.
struct ProcessStatus {
    private var lines: [Substring]

    init(contentsOf file: File = File("/proc/self/status")) throws {
        lines = String(decoding: try file.contents(), as: UTF8.self).split(separator: "\n")
    }

    /// The value of a line in KiB, such as `VmHWM`, the peak memory of the process; NaN without such a line.
    subscript(label: String) -> Double {
        let words = lines.first { $0.hasPrefix("\(label):") }?.split { $0 == " " || $0 == "\t" } ?? []
        return words.count > 1 ? Double(words[1]) ?? .nan : .nan
    }
}
