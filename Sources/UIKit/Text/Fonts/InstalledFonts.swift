import LayoutSimText

/// The fonts that iOS comes with.
enum InstalledFonts {
    static let familyNames = families.map(\.name)

    /// The PostScript names of a family's faces; none if it is not installed.
    static func faces(ofFamily name: String) -> [String] { families.first { $0.name == name }?.faces ?? [] }

    /// The PostScript names of the faces in the family of a face.
    static func faces(inFamilyOf face: String) -> [String] {
        families.first { $0.faces.contains(face) }?.faces ?? []
    }

    /// The PostScript name of a face, or of the regular face of a family; `nil` if there is none.
    static func face(named name: String) -> String? {
        if families.contains(where: { $0.faces.contains(name) }) { return name }
        return families.first { $0.name == name }?.regular
    }

    /// The face of the same family that is bold or not and italic or not; `nil` if there is none.
    static func face(inFamilyOf face: String, isBold: Bool, isItalic: Bool) -> String? {
        let matches = faces(inFamilyOf: face).filter { self.isBold($0) == isBold && self.isItalic($0) == isItalic }
        if matches.contains(face) { return face }
        return matches.first { $0.contains("-Bold") || $0.contains("Regular") || !$0.contains("-") } ?? matches.first
    }

    /// Whether a face is bold by its name.
    static func isBold(_ face: String) -> Bool {
        ["Bold", "Heavy", "Black", "W6", "Wide"].contains { face.contains($0) }
    }

    /// Whether a face is slanted by its name.
    static func isItalic(_ face: String) -> Bool {
        face.contains("Italic") || face.contains("Oblique") || face.hasSuffix("-BoldIt") || face.hasSuffix("Ita")
    }

    /// Whether it is one of the names that the system font goes by.
    static func isSystem(_ name: String) -> Bool { name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SF") }

    /// The family of a font, by its name.
    static func family(of values: FontValues) -> String {
        guard case .named(let face) = values.family else {
            switch values.design {
            case .monospaced: return ".AppleSystemUIFontMonospaced"
            case .rounded: return ".AppleSystemUIFontRounded"
            case .serif: return ".AppleSystemUIFontSerif"
            default: return ".AppleSystemUIFont"
            }
        }
        return families.first { $0.faces.contains(face) }?.name ?? String(face.prefix { $0 != "-" })
    }
}
