import Foundation

/// Which lines of some files the machine code of a program was made of.
struct LineTable {
    /// The code from an address to that of the next row.
    struct Row {
        var address: UInt64
        /// Its place in `files`; -1 for code of other files and for what lies behind the last of a sequence.
        var file: Int
        var line: Int
    }

    private var files: [String] = []
    private var rows: [Row] = []

    /// Reads DWARF's line programs, version 4, which Swift's compiler writes, of the compiled files that are wanted; empty
    /// where there are none, such as in programs without debug information.
    init(ofProgram path: String, where isWanted: (String) -> Bool) {
        let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        let section = data.flatMap { ProgramFile($0)?.section(named: ".debug_line") }
        self.init(programs: section ?? [], where: isWanted)
    }

    /// Reads the programs of a section.
    init(programs section: [UInt8], where isWanted: (String) -> Bool) {
        var bytes = ByteReader(section)
        while !bytes.isAtEnd {
            let length = bytes.uint32()
            // Longer ones, in DWARF's 64-bit format, are not written by compilers.
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

    /// The file and line of the code at an address; `nil` for code of other files and code without a line.
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
