package import LayoutSimText
import LayoutSimTypography

/// The fonts that iOS includes and those that the app registered.
///
/// Faces are identified by PostScript name; for fonts of the app, the name is followed by the hash of the file, as in
/// serialized documents.
package enum InstalledFonts {
    /// All families, the app's first, since they are looked up most often.
    private static var all: [Family] { AppFonts.families + families }

    /// The names of all families, the app's last.
    package static var familyNames: [String] { families.map(\.name) + AppFonts.families.map(\.name) }

    /// Returns the PostScript names of a family's faces; empty if it is not installed.
    package static func faces(ofFamily name: String) -> [String] {
        (all.first { $0.name == name }?.faces ?? []).map(RegisteredFont.name(ofKey:))
    }

    /// Returns the faces in the family of a face.
    package static func faces(inFamilyOf face: String) -> [String] {
        all.first { $0.faces.contains(face) }?.faces ?? []
    }

    /// Returns the face with a PostScript name or full name, or the regular face of the family with the name; `nil` if
    /// there is none.
    package static func face(named name: String) -> String? {
        if let font = AppFonts.font(named: name) { return font.key }
        if families.contains(where: { $0.faces.contains(name) }) { return name }
        return all.first { $0.name == name }?.regular
    }

    /// Returns the face of the same family with the given boldness and slant; `nil` if there is none.
    package static func face(inFamilyOf face: String, isBold: Bool, isItalic: Bool) -> String? {
        let matches = faces(inFamilyOf: face).filter { self.isBold($0) == isBold && self.isItalic($0) == isItalic }
        if matches.contains(face) { return face }
        return matches.first { $0.contains("-Bold") || $0.contains("Regular") || !$0.contains("-") } ?? matches.first
    }

    /// Returns whether a face is bold, according to its file or its name.
    package static func isBold(_ face: String) -> Bool {
        if let font = RegisteredFonts.font(named: face) { return font.isBold }
        return ["Bold", "Heavy", "Black", "W6", "Wide"].contains { face.contains($0) }
    }

    /// Returns the weight of a face in the nine steps of a type family, from 0 for the lightest; 3 is regular, 6 bold.
    package static func weightStep(of face: String) -> Int {
        guard let font = RegisteredFonts.font(named: face) else { return isBold(face) ? 6 : 3 }
        return min(max(Int((Double(font.weight) / 100).rounded()), 1), 9) - 1
    }

    /// Returns whether a face is italic or oblique, according to its file or its name.
    package static func isItalic(_ face: String) -> Bool {
        if let font = RegisteredFonts.font(named: face) { return font.isItalic }
        return face.contains("Italic") || face.contains("Oblique") || face.hasSuffix("-BoldIt")
            || face.hasSuffix("Ita")
    }

    /// Returns whether a name is one of the names of the system font.
    package static func isSystem(_ name: String) -> Bool {
        name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SF")
    }

    /// Returns the family as objects identify it: fonts of the app are identified with the hash of their file.
    package static func family(_ family: FontFamily) -> FontFamily {
        guard case .named(let name) = family, let font = AppFonts.font(named: name) else { return family }
        return .named(font.key)
    }

    /// Returns the name of a face's family; a face that is not installed has its name up to the first hyphen.
    package static func familyName(ofFace face: String) -> String {
        if let font = RegisteredFonts.font(named: face) { return font.family }
        return families.first { $0.faces.contains(face) }?.name ?? String(face.prefix { $0 != "-" })
    }

    /// Returns the name of the face in the file of an app's font, such as `SemiBold Italic`.
    package static func style(of family: FontFamily) -> String? {
        guard case .named(let face) = family, let font = RegisteredFonts.font(named: face) else { return nil }
        let style = font.fullName.dropFirst(font.fullName.hasPrefix(font.family) ? font.family.count : 0)
        return style.isEmpty ? "Regular" : style.trimmingPrefix(" ").description
    }
}
