import Foundation

/// A program or library in 64-bit ELF format, as on Linux.
struct ProgramFile {
    private let data: Data
    private let sections: [Section]
    private let names: Section

    fileprivate struct Section {
        var name: Int
        var isCompressed: Bool
        var range: Range<Int>
    }

    /// Parses the file; `nil` for other formats and corrupt files.
    init?(_ data: Data) {
        self.data = data
        guard data.count >= 64, data.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        var header = ByteReader([UInt8](data.prefix(64)))
        header.position = 40
        let table = header.uint64()
        header.position = 58
        let (size, count, place) = (Int(header.uint16()), Int(header.uint16()), Int(header.uint16()))
        guard let start = Int(exactly: table), size >= 64, start >= 0, start <= data.count - size * count else {
            return nil
        }
        sections = (0..<count).compactMap { number in
            let offset = data.startIndex + start + number * size
            return Section([UInt8](data[offset..<offset + size]), in: data)
        }
        guard sections.count == count, sections.indices.contains(place) else { return nil }
        names = sections[place]
    }

    /// Returns the bytes of a section; `nil` if there is none, or if it is compressed.
    func section(named name: String) -> [UInt8]? {
        let wanted = Array(name.utf8) + [0]
        let found = sections.first { section in
            let start = names.range.lowerBound + section.name
            return start + wanted.count <= names.range.upperBound
                && data[start..<start + wanted.count].elementsEqual(wanted)
        }
        return found.flatMap { $0.isCompressed ? nil : [UInt8](data[$0.range]) }
    }
}

extension ProgramFile.Section {
    /// Reads a section header; the range is empty if the section has no data in the file, and the result is `nil` if it
    /// lies outside of the file.
    fileprivate init?(_ header: [UInt8], in data: Data) {
        var bytes = ByteReader(header)
        name = Int(bytes.uint32())
        let kind = bytes.uint32()
        isCompressed = bytes.uint64() & 0x800 != 0
        bytes.position = 24
        let (offset, size) = (bytes.uint64(), bytes.uint64())
        let isInFile = kind != 0 && kind != 8
        guard let start = Int(exactly: isInFile ? offset : 0), let length = Int(exactly: isInFile ? size : 0),
            start <= data.count, length <= data.count - start
        else { return nil }
        range = data.startIndex + start..<data.startIndex + start + length
    }
}
