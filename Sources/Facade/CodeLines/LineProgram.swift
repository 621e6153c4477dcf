/// A DWARF line number program, whose instructions list the lines of the code of one compiled file.
///
/// See the DWARF standard, version 4, section 6.2.
struct LineProgram {
    /// The absolute paths of the files that the program refers to by numbers from 1; empty for relative paths.
    private(set) var files: [String] = []
    private let unit: UInt64
    private let lineBase: Int
    private let lineRange: Int
    /// The operand counts of the standard opcodes, of which the first is number 1.
    private let operands: [UInt8]

    /// Reads the header after the length; `nil` for other versions and corrupt headers.
    init?(_ bytes: inout ByteReader, end: Int) {
        guard bytes.uint16() == 4 else { return nil }
        let headerLength = Int(bytes.uint32())
        let start = bytes.position + headerLength
        unit = UInt64(bytes.uint8())
        // Skips the maximum operations per instruction and the initial value of the statement flag.
        bytes.position += 2
        lineBase = Int(Int8(bitPattern: bytes.uint8()))
        lineRange = Int(bytes.uint8())
        let firstSpecial = Int(bytes.uint8())
        guard lineRange > 0, firstSpecial > 0, start <= end else { return nil }
        operands = (1..<max(1, firstSpecial)).map { _ in bytes.uint8() }
        var folders = [""]
        while let folder = bytes.text(before: start) { folders.append(folder) }
        while let name = bytes.text(before: start) {
            let folder = bytes.count()
            // Skips the modification time and the length.
            _ = (bytes.uleb(), bytes.uleb())
            let place = folders.indices.contains(folder) ? folders[folder] : ""
            files.append(name.hasPrefix("/") ? name : place.hasPrefix("/") ? place + "/" + name : "")
        }
        bytes.position = start
    }

    /// Runs the program; a row without a file ends a sequence.
    func run(_ bytes: inout ByteReader, end: Int, _ emit: (UInt64, String?, Int) -> Void) {
        var address: UInt64 = 0
        var file = 1
        var line = 1
        func row() { emit(address, files.indices.contains(file - 1) ? files[file - 1] : "", line) }
        func advance(_ count: UInt64) { address &+= count &* unit }
        while bytes.position < end {
            let code = Int(bytes.uint8())
            if code > operands.count {
                let special = code - operands.count - 1
                advance(UInt64(special / lineRange))
                line &+= lineBase + special % lineRange
                row()
                continue
            }
            switch code {
            case 0:
                let length = bytes.count()
                let next = bytes.position + length
                switch length > 0 ? bytes.uint8() : 0 {
                case 1:
                    emit(address, nil, 0)
                    (address, file, line) = (0, 1, 1)
                case 2: address = bytes.uint64()
                default: break
                }
                bytes.position = next
            case 1: row()
            case 2: advance(UInt64(bytes.count()))
            case 3: line &+= bytes.sleb()
            case 4: file = bytes.count()
            case 8: advance(UInt64((255 - operands.count - 1) / lineRange))
            case 9: address &+= UInt64(bytes.uint16())
            default: for _ in 0..<operands[code - 1] { _ = bytes.uleb() }
            }
        }
    }
}
