import Testing
@testable import LayoutSimCodeLines

@Suite struct LineTableTests {
    /// One compiled file, `/app/A.swift`, with inlined code of `/pin/B.swift`: line 5 at 0x1000, line 7 at 0x1010, B's
    /// line 9 at 0x1018, line 8 at 0x1020, and the end at 0x1030.
    static let program: [UInt8] = {
        // Code words of 1 byte, line base -5, line range 14, first special instruction 13, numbers of operands.
        var header: [UInt8] = [1, 1, 1, 251, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
        for folder in ["/app", "/pin"] { header += Array(folder.utf8) + [0] }
        header.append(0)
        for (name, folder) in [("A.swift", 1), ("B.swift", 2)] as [(String, UInt8)] {
            header += Array(name.utf8) + [0, folder, 0, 0]
        }
        header.append(0)
        var body: [UInt8] = [0, 9, 2, 0, 0x10, 0, 0, 0, 0, 0, 0]  // address 0x1000
        body += [3, 4, 1]  // line + 4, row
        body += [2, 0x10, 3, 2, 1]  // address + 16, line + 2, row
        body += [4, 2, 2, 8, 3, 2, 1]  // file 2, address + 8, line + 2, row
        body += [4, 1, 13 + 4 + 14 * 8]  // file 1; a special instruction: address + 8, line - 1, row
        body += [2, 0x10, 0, 1, 1]  // address + 16, end of the sequence
        let length = UInt8(header.count)
        let unit: [UInt8] = [4, 0, length, 0, 0, 0] + header + body
        return [UInt8(unit.count), 0, 0, 0] + unit
    }()

    static func table(_ program: [UInt8]) -> LineTable { LineTable(programs: program) { $0.hasPrefix("/app/") } }

    @Test(arguments: [
        (0xFFF, nil), (0x1000, 5), (0x100F, 5), (0x1010, 7), (0x1018, nil), (0x101F, nil), (0x1020, 8), (0x102F, 8),
        (0x1030, nil),
    ]) func `lines of wanted files`(address: UInt64, line: Int?) {
        let found = Self.table(Self.program).line(at: address)
        #expect(found?.number == line)
        #expect(found?.file == (line == nil ? nil : "/app/A.swift"))
    }

    /// Two programs, one after the other, of which the second has another version.
    @Test func `programs of other versions are skipped`() {
        var other = Self.program
        other[4] = 5
        #expect(Self.table(other).line(at: 0x1000) == nil)
        #expect(Self.table(other + Self.program).line(at: 0x1000)?.number == 5)
    }

    @Test func `broken programs have no lines or others, but end`() {
        for place in Self.program.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var broken = Self.program
                broken[place] = value
                _ = Self.table(broken).line(at: 0x1000)
            }
            _ = Self.table(Array(Self.program[..<place])).line(at: 0x1000)
        }
    }
}
