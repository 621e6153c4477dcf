/// The file of a font with one axis of weights, made of another font's file.
///
/// Each glyph becomes wider with the weight, by as many units as there are between two weights.
struct VariableFontFile {
    /// A named instance, with the weight of its face.
    struct Instance {
        var style: String
        var weight: Int
        /// The PostScript name that the file gives; `nil` for none.
        var name: String?
    }

    private var tables: [(tag: String, bytes: [UInt8])] = []
    private let version: ArraySlice<UInt8>

    /// Creates a file whose glyphs are those of another file, at a weight of 400.
    init(of font: [UInt8], family: String, instances: [Instance]) {
        version = font[0..<4]
        let count = Self.number(font[4..<6])
        for place in 0..<count {
            let record = font[(12 + 16 * place)..<(28 + 16 * place)]
            let start = record.startIndex
            let tag = String(decoding: record[start..<start + 4], as: UTF8.self)
            let (offset, length) = (
                Self.number(record[start + 8..<start + 12]), Self.number(record[start + 12..<start + 16])
            )
            guard !["name", "GSUB", "GPOS", "STAT"].contains(tag) else { continue }
            tables.append((tag, Array(font[offset..<offset + length])))
        }
        let maximum = tables.first { $0.tag == "maxp" }?.bytes ?? []
        tables.append(("name", Self.names(family, instances)))
        tables.append(("fvar", Self.variations(instances)))
        tables.append(("HVAR", Self.widths(glyphs: Self.number(maximum[4..<6]))))
    }

    /// The bytes of the file.
    var bytes: [UInt8] {
        var (directory, contents): ([UInt8], [UInt8]) = ([], [])
        let start = 12 + 16 * tables.count
        for table in tables.sorted(by: { $0.tag < $1.tag }) {
            directory +=
                Array(table.tag.utf8) + Self.long(0) + Self.long(start + contents.count) + Self.long(table.bytes.count)
            contents += table.bytes + Array(repeating: 0, count: (4 - table.bytes.count % 4) % 4)
        }
        return Array(version) + Self.short(tables.count) + Self.short(0) + Self.short(0) + Self.short(0) + directory
            + contents
    }

    /// The names of the family, the face and the instances, with their ids from 256 on, two for each instance.
    private static func names(_ family: String, _ instances: [Instance]) -> [UInt8] {
        var names: [(id: Int, text: String)] = [
            (1, family), (2, "Regular"), (4, "\(family) Regular"), (6, "\(family.filter { $0 != " " })-Regular"),
        ]
        for (index, instance) in instances.enumerated() {
            names.append((256 + 2 * index, instance.style))
            if let name = instance.name { names.append((257 + 2 * index, name)) }
        }
        var (records, strings): ([UInt8], [UInt8]) = ([], [])
        for (id, text) in names {
            let units = text.utf16.flatMap { short(Int($0)) }
            records += short(3) + short(1) + short(0x409) + short(id) + short(units.count) + short(strings.count)
            strings += units
        }
        return short(0) + short(names.count) + short(6 + records.count) + records + strings
    }

    private static func variations(_ instances: [Instance]) -> [UInt8] {
        let header =
            short(1) + short(0) + short(16) + short(2) + short(1) + short(20) + short(instances.count) + short(10)
        let axis = Array("wght".utf8) + long(400 << 16) + long(400 << 16) + long(900 << 16) + short(0) + short(2)
        return instances.enumerated().reduce(header + axis) { bytes, instance in
            let name = instance.element.name == nil ? 0xFFFF : 257 + 2 * instance.offset
            return bytes + short(256 + 2 * instance.offset) + short(0) + long(instance.element.weight << 16)
                + short(name)
        }
    }

    /// A table that makes each glyph 500 units wider at the end of the axis.
    private static func widths(glyphs: Int) -> [UInt8] {
        // One region, from the middle of the axis to its end.
        let regions = short(1) + short(1) + short(0) + short(0x4000) + short(0x4000)
        let deltas = short(glyphs) + short(1) + short(1) + short(0) + (0..<glyphs).flatMap { _ in short(500) }
        let store = short(1) + long(12) + short(1) + long(12 + regions.count) + regions + deltas
        return short(1) + short(0) + long(20) + long(0) + long(0) + long(0) + store
    }

    private static func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
    private static func long(_ number: Int) -> [UInt8] { short(number >> 16 & 0xFFFF) + short(number & 0xFFFF) }
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
