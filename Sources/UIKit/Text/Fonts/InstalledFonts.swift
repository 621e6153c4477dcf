import LayoutSimText
import LayoutSimTypography

/// The fonts that iOS comes with, and those that the app registered.
///
/// Faces are PostScript names; those of the app have the hash of their file behind the name, as documents tell them.
enum InstalledFonts {
    /// The app's families first, for they are asked for most.
    private static var all: [Family] { AppFonts.families + families }

    static var familyNames: [String] { families.map(\.name) + AppFonts.families.map(\.name) }

    /// The PostScript names of a family's faces; none if it is not installed.
    static func faces(ofFamily name: String) -> [String] {
        (all.first { $0.name == name }?.faces ?? []).map(RegisteredFont.name(ofKey:))
    }

    /// The faces in the family of a face.
    static func faces(inFamilyOf face: String) -> [String] { all.first { $0.faces.contains(face) }?.faces ?? [] }

    /// A face by its PostScript name or full name, or the regular face of a family; `nil` if there is none.
    static func face(named name: String) -> String? {
        if let font = AppFonts.font(named: name) { return font.key }
        if families.contains(where: { $0.faces.contains(name) }) { return name }
        return all.first { $0.name == name }?.regular
    }

    /// The face of the same family that is bold or not and italic or not; `nil` if there is none.
    static func face(inFamilyOf face: String, isBold: Bool, isItalic: Bool) -> String? {
        let matches = faces(inFamilyOf: face).filter { self.isBold($0) == isBold && self.isItalic($0) == isItalic }
        if matches.contains(face) { return face }
        return matches.first { $0.contains("-Bold") || $0.contains("Regular") || !$0.contains("-") } ?? matches.first
    }

    /// Whether a face is bold, by its file or its name.
    static func isBold(_ face: String) -> Bool {
        if let font = RegisteredFonts.font(named: face) { return font.isBold }
        return ["Bold", "Heavy", "Black", "W6", "Wide"].contains { face.contains($0) }
    }

    /// The weight of a face.
    static func weight(of face: String) -> UIFont.Weight {
        guard let font = RegisteredFonts.font(named: face) else { return isBold(face) ? .bold : .regular }
        let place = min(max(Int((Double(font.weight) / 100).rounded()), 1), 9) - 1
        return [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black][place]
    }

    /// Whether a face is slanted, by its file or its name.
    static func isItalic(_ face: String) -> Bool {
        if let font = RegisteredFonts.font(named: face) { return font.isItalic }
        return face.contains("Italic") || face.contains("Oblique") || face.hasSuffix("-BoldIt")
            || face.hasSuffix("Ita")
    }

    /// Whether it is one of the names that the system font goes by.
    static func isSystem(_ name: String) -> Bool { name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SF") }

    /// A family as objects hold it: fonts of the app with the hash of their file.
    static func family(_ family: FontFamily) -> FontFamily {
        guard case .named(let name) = family, let font = AppFonts.font(named: name) else { return family }
        return .named(font.key)
    }

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
        if let font = RegisteredFonts.font(named: face) { return font.family }
        return families.first { $0.faces.contains(face) }?.name ?? String(face.prefix { $0 != "-" })
    }

    /// What the file of an app's font calls the face, such as `SemiBold Italic`.
    static func style(of family: FontFamily) -> String? {
        guard case .named(let face) = family, let font = RegisteredFonts.font(named: face) else { return nil }
        let style = font.fullName.dropFirst(font.fullName.hasPrefix(font.family) ? font.family.count : 0)
        return style.isEmpty ? "Regular" : style.trimmingPrefix(" ").description
    }
}
