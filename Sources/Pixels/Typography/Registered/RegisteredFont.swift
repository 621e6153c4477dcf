import LayoutSimDrawing

/// A custom font of an app, described by its font file.
package struct RegisteredFont: Sendable {
    /// The PostScript name, such as `Pacifico-Regular`.
    package let name: String
    package let family: String
    /// The full name, family and face.
    package let fullName: String
    /// The weight class, from 100 to 900; 400 is regular.
    package let weight: Int
    package let isItalic: Bool
    /// A hash of the file, to distinguish files with the same name: 8 hexadecimal digits.
    package let hash: String
    /// The line gap, the cap height and the x-height, in em.
    let leading, capHeight, xHeight: Double
    let metrics: LineMetrics
    let bytes: [UInt8]
    /// The index in a collection.
    let index: Int
    /// The index of the named instance in a variable font; `nil` for the font as its file has it.
    let instance: Int?

    /// The name with the hash of the file, by which documents identify fonts: `Pacifico-Regular#1f0a22c3`.
    package var key: String { "\(name)#\(hash)" }

    package var isBold: Bool { weight >= 600 }

    /// Returns the fonts in the data of a file; more than one for a collection.
    package static func fonts(in bytes: [UInt8]) throws(FontFileFault) -> [RegisteredFont] {
        let hash = RegisteredFont.hash(of: bytes)
        return try FontTables.fonts(in: bytes).enumerated().flatMap { index, tables in
            let whole = RegisteredFont(tables, index: index, bytes, hash: hash)
            let named = tables.namedInstances.map {
                RegisteredFont(tables, index: index, bytes, hash: hash, instance: $0)
            }
            return [whole] + named.filter { $0.name != whole.name }
        }
    }

    /// Like Core Text, takes ascent, descent and line gap from `hhea`, whatever `OS/2` says.
    private init(
        _ tables: FontTables, index: Int, _ bytes: [UInt8], hash: String, instance: NamedInstance? = nil
    ) {
        let em = Double(tables.unsigned("head", 18))
        let family = tables.name(16) ?? tables.name(1) ?? tables.name(6) ?? "Unknown"
        self.family = family
        fullName = instance.map { "\(family) \($0.style)" } ?? tables.name(4) ?? family
        name = instance?.name ?? tables.name(6) ?? fullName.filter { $0 != " " }
        let style = tables.unsigned("head", 44)
        let said = tables.unsigned("OS/2", 4)
        weight = instance?.weight ?? ((100...900).contains(said) ? said : style & 1 != 0 ? 700 : 400)
        isItalic = style & 2 != 0 || tables.unsigned("OS/2", 62) & 1 != 0 || instance?.isItalic == true
        metrics = LineMetrics(
            ascent: Double(tables.signed("hhea", 4)) / em, descent: Double(-tables.signed("hhea", 6)) / em)
        leading = Double(max(0, tables.signed("hhea", 8))) / em
        let hasHeights = tables.unsigned("OS/2", 0) >= 2
        capHeight = hasHeights ? Double(tables.signed("OS/2", 88)) / em : metrics.ascent * 0.75
        xHeight = hasHeights ? Double(tables.signed("OS/2", 86)) / em : metrics.ascent * 0.55
        self.bytes = bytes
        self.index = index
        self.instance = instance?.index
        self.hash = hash
    }

    /// Returns an FNV-1a hash, folded to 32 bits.
    private static func hash(of bytes: [UInt8]) -> String {
        let value = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(UInt32(truncatingIfNeeded: value ^ value >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Returns the name in a key.
    package static func name(ofKey key: String) -> String { String(key.prefix { $0 != "#" }) }
}

extension Typeface {
    /// The registered font, if the typeface is that of one.
    var registered: RegisteredFont? {
        guard case .file = spacing else { return nil }
        return RegisteredFonts.font(named: face.file)
    }
}

extension RegisteredFont {
    /// The typeface, spaced by the advances in the file.
    var typeface: Typeface {
        Typeface(face: .init(file: key), metrics: metrics, spacing: .file(factor: 1))
    }
}
