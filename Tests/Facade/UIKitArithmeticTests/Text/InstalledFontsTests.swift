import LayoutSimText
import LayoutSimUIKitArithmetic
import Testing

/// The fonts of iOS by their names.
@Suite struct InstalledFontsTests {
    @Test(arguments: [
        ("Avenir-Heavy", "Avenir-Heavy"), ("Avenir", "Avenir-Roman"), ("Helvetica Neue", "HelveticaNeue"),
        ("None", nil),
    ]) func `a name finds a face, or the regular face of a family`(_ name: String, _ face: String?) {
        #expect(InstalledFonts.face(named: name) == face)
    }

    @Test(arguments: [
        ("Avenir-Roman", true, false, "Avenir-Black"), ("Georgia", true, true, "Georgia-BoldItalic"),
        ("Georgia-BoldItalic", false, false, "Georgia"), ("ArialMT", false, true, "Arial-ItalicMT"),
        ("Impact", true, false, nil), ("Unknown-Face", false, false, nil),
    ]) func `a family has a face with a weight and a slant`(
        _ face: String, _ isBold: Bool, _ isItalic: Bool, _ found: String?
    ) {
        #expect(InstalledFonts.face(inFamilyOf: face, isBold: isBold, isItalic: isItalic) == found)
    }

    @Test(arguments: [
        ("Avenir-Black", true, false, 6), ("HiraginoSans-W6", true, false, 6), ("Georgia-Italic", false, true, 3),
        ("BodoniSvtyTwoITCTT-BookIta", false, true, 3), ("Courier-Oblique", false, true, 3),
        ("Menlo-Regular", false, false, 3),
    ]) func `the name of a face says how it looks`(
        _ face: String, _ isBold: Bool, _ isItalic: Bool, _ weight: Int
    ) {
        #expect(InstalledFonts.isBold(face) == isBold)
        #expect(InstalledFonts.isItalic(face) == isItalic)
        #expect(InstalledFonts.weightStep(of: face) == weight)
    }

    @Test(arguments: [
        ("Avenir-Black", "Avenir"), ("ArialMT", "Arial"), ("Own-Bold", "Own"), ("TimesNewRomanPSMT", "Times New Roman"),
    ]) func `a face has a family`(_ face: String, _ family: String) {
        #expect(InstalledFonts.familyName(ofFace: face) == family)
    }

    @Test(arguments: [(".SFUI-Regular", true), (".AppleSystemUIFont", true), ("SFUI", false), ("Helvetica", false)])
    func `names of the system font begin with a point`(_ name: String, _ isSystem: Bool) {
        #expect(InstalledFonts.isSystem(name) == isSystem)
    }

    @Test func `no face has two families, and families are sorted`() {
        let faces = InstalledFonts.families.flatMap(\.faces)
        #expect(Set(faces).count == faces.count && faces.count > 200)
        let names = InstalledFonts.families.map(\.name)
        #expect(names.map { $0.lowercased() } == names.map { $0.lowercased() }.sorted())
    }

    @Test func `the fonts of a test's program are those of iOS alone`() {
        #expect(AppFonts.font(named: "Avenir-Roman") == nil)
        #expect(!AppFonts.isListed("Avenir-Roman") && AppFonts.faults == [])
        #expect(InstalledFonts.style(of: .named("Avenir-Roman")) == nil)
        #expect(InstalledFonts.family(.named("Avenir-Roman")) == .named("Avenir-Roman"))
    }
}
