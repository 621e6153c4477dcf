import Foundation

/// Maps the machine code of a program to lines of certain source files.
struct LineTable {
    /// A row for the code from its address to that of the next row.
    struct Row {
        var address: UInt64
        /// The index in `files`; -1 for code of other files, and after the end of a sequence.
        var file: Int
        var line: Int
    }

    private var files: [String] = []
    private var rows: [Row] = []

    /// Reads the line number programs of DWARF version 4, as written by the Swift compiler, for the wanted source
    /// files; empty if there are none, such as in programs without debug information.
    init(ofProgram path: String, where isWanted: (String) -> Bool) {
        let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        let section = data.flatMap { ProgramFile($0)?.section(named: ".debug_line") }
        self.init(programs: section ?? [], where: isWanted)
    }

    /// Reads the line number programs of a section.
    init(programs section: [UInt8], where isWanted: (String) -> Bool) {
        var bytes = ByteReader(section)
        while !bytes.isAtEnd {
            let length = bytes.uint32()
            // Longer programs, in the 64-bit DWARF format, are not written by compilers.
            guard length < 0xFFFF_FFF0 else { break }
            let end = min(bytes.position + Int(length), section.count)
            let program = LineProgram(&bytes, end: end)
            if program?.files.contains(where: isWanted) == true {
                program?.run(&bytes, end: end) { address, file, line in
                    rows.append(Row(address: address, file: file.map { number(of: $0, isWanted) } ?? -1, line: line))
                }
            }
            bytes.position = end
        }
        rows.sort { ($0.address, $0.file < 0 ? 0 : 1) < ($1.address, $1.file < 0 ? 0 : 1) }
    }

    private mutating func number(of file: String, _ isWanted: (String) -> Bool) -> Int {
        if let last = files.last, last == file { return files.count - 1 }
        guard isWanted(file) else { return -1 }
        if let known = files.firstIndex(of: file) { return known }
        files.append(file)
        return files.count - 1
    }

    /// Returns the file and line of the code at an address; `nil` for code of other files and code without a line.
    func line(at address: UInt64) -> (file: String, number: Int)? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].address <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0, case let row = rows[low - 1], row.file >= 0, row.line > 0 else { return nil }
        return (files[row.file], row.line)
    }
}
