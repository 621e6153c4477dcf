import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import Testing

@testable import LayoutSimTypography

struct NamedFontTests {
    private func layout(_ text: String, _ name: String, size: Double = 20) throws -> (TextLayout, [TypographyWarning]) {
        let typesetter = try Typesetter(era: .y2020)
        let layout = typesetter.layout(
            TextContent(text, font: Font(family: .named(name), size: size)), width: nil, grid: PixelGrid(scale: 2))
        return (layout, typesetter.warnings)
    }

    /// Computed by hand from the published widths: L 556, a 537, b 593, e 537, l 222.
    @Test(arguments: [
        ("HelveticaNeue", 1.0), ("HelveticaNeue-LightItalic", 0.9587),
        ("OpenSans-Bold", 1), ("", 1),
    ])
    func `Helvetica Neue has its published widths`(name: String, factor: Double) throws {
        let width = try layout("Label", name).0.lines[0].width
        #expect(abs(width - 20 * 2.445 * factor) < 1e-9)
    }

    /// Computed by hand: three digits of 556; in Helvetica Neue Bold, L 593, a 574, b 611, e 574, l 258; in Futura, L
    /// 462, a 683, b 682, e 650, l 200, times 0.918.
    @Test(
        arguments: [
            ("101", "HelveticaNeue-Light", 3 * 0.556), ("101", "HelveticaNeue-Bold", 3 * 0.556),
            ("Label", "HelveticaNeue-Bold", 2.61), ("Label", "Futura-Medium", 2.677 * 0.918),
            ("1234", "GillSans-Bold", 4 * 0.55615234375 * 1.069),
            ("\u{F0AC}", "FontAwesome", 1), ("\u{F0AC}", "unknown", 1),
        ] as [(String, String, Double)])
    func `digits, Futura and icons have their own widths`(text: String, name: String, em: Double) throws {
        let width = try layout(text, name).0.lines[0].width
        #expect(abs(width - 20 * em) < 1e-9)
    }

    @Test(arguments: [
        ("HelveticaNeue", 23.5), ("HelveticaNeue-Bold", 24), ("Helvetica", 23), ("AvenirNext-Regular", 27.5),
        ("Futura-Medium", 26), ("GillSans-Bold", 23.5), ("Inter-SemiBold", 24.5), ("FontAwesome", 20),
        ("HelveticaNeue-UltraLight", 23),
        ("CourierNewPSMT", 23),
        ("unknown", 23.5), (".SFUIText", 24), ("TimesNewRomanPSMT", 22.5), ("SFProDisplay-Bold", 24),
    ])
    func `every font has its own height`(name: String, height: Double) throws {
        #expect(try layout("Label", name).0.size.height == height)
    }

    @Test(arguments: [
        ("Avenir-Black", "Avenir-Heavy"), ("Avenir-Light", "Avenir-Book"), ("Roboto-Light", "Roboto-Regular"),
        ("Roboto-Black", "Roboto-Bold"), ("TimesNewRomanPS-BoldMT", "TimesNewRomanPSMT"),
        ("Menlo-Bold", "Menlo-Regular"), ("Inter-Italic", "Inter-Regular"), ("Inter-Heavy", "Inter-Bold"),
        ("HelveticaNeue-CondensedBold", "HelveticaNeue-Bold"), ("Futura-CondensedExtraBold", "Futura-Bold"),
        ("Arial-Black", "Arial-BoldMT"), ("Unknown-Bold", "HelveticaNeue"), ("", "HelveticaNeue"),
        ("SFProText-BoldItalic", "SFProText-Bold"), ("SFProText-Unheard", "SFProText-Regular"),
    ])
    func `a face that is not known is set as another one of its family`(name: String, other: String) {
        #expect(NamedFont.named(name).name == other)
    }

    @Test(arguments: [
        ("HelveticaNeue", "LiberationSans-Regular.ttf"), ("HelveticaNeue-BoldItalic", "LiberationSans-BoldItalic.ttf"),
        ("Helvetica-Oblique", "LiberationSans-Italic.ttf"), ("AvenirNext-Heavy", "Roboto-Bold.ttf"),
        ("Roboto-Medium", "Roboto-Medium.ttf"), (".AppleSystemUIFont", "Inter-Regular.otf"),
        ("TimesNewRomanPSMT", "LiberationSerif-Regular.ttf"), ("Inter-ThinItalic", "Inter-ThinItalic.otf"),
        ("Inter-Italic", "Inter-Italic.otf"), ("Inter-SemiBold", "Inter-SemiBold.otf"),
        ("SFProText-Semibold", "Inter-SemiBold.otf"), ("SFUIDisplay-Heavy", "Inter-ExtraBold.otf"),
    ])
    func `every font is drawn by a file`(name: String, file: String) throws {
        let layout = try layout("Label", name).0
        #expect(layout.runs(in: Rect(origin: .zero, size: layout.size)).map(\.face.file) == [file])
    }

    @Test(arguments: [
        ("SFProText-Regular", 17.0, 17.0), ("SFProText-Regular", 8, 17), ("SFProDisplay-Regular", 40, 40),
        ("SFProDisplay-Regular", 8, 40), ("SFProDisplay-Bold", 40, 40),
    ])
    func `a file of San Francisco has the widths of its cut at every size, without tracking`(
        name: String, size: Double, known: Double
    ) throws {
        let weight: FontWeight = name.hasSuffix("Bold") ? .bold : .regular
        let tracking = 7 * Tracking.tracking(weight: weight, size: known, era: .y2020)
        let system = TextContent("Hamburg", font: .system(size: known, weight: weight))
        let tracked = try Typesetter(era: .y2020).layout(system, width: nil, grid: PixelGrid(scale: 2))
        let width = try layout("Hamburg", name, size: size).0.lines[0].width / size
        #expect(abs(width - tracked.lines[0].width / known + tracking) < 1e-9)
    }

    /// The advances of the families' own files, in em.
    @Test(
        arguments: [
            ("Hi", "FiraSans-Regular", 0.956, 1.2), ("Hi", "Lato-Regular", 1.004, 1.2),
            ("Hi", "Nunito-Regular", 0.993, 1.364), ("Hi", "NunitoSans-Regular", 0.993, 1.364),
            ("Hi", "Quicksand-Bold", 0.955, 1.25), ("Hi", "Pretendard-Regular", 0.986, 1.193),
        ] as [(String, String, Double, Double)])
    func `free families have the metrics of their files`(
        text: String, name: String, width: Double, height: Double
    ) throws {
        let (layout, _) = try layout(text, name, size: 100)
        #expect(abs(layout.size.width - 100 * width) < 1, "\(layout.size.width)")
        #expect(abs(layout.size.height - 100 * height) < 1, "\(layout.size.height)")
    }

    @Test func `typewriters have letters of one width`() throws {
        for text in ["iiii", "MMMM", "a b."] {
            let width = try layout(text, "Menlo-Regular").0.lines[0].width
            #expect(abs(width - 4 * 20 * 0.602) < 1e-9)
        }
    }

    @Test(arguments: [
        ("HelveticaNeue", "Liberation Sans with the widths of Helvetica Neue"), ("Helvetica", "Liberation Sans"),
        ("Avenir-Book", "Roboto"), ("Comic", "Liberation Sans with the widths of Helvetica Neue"),
        ("SFProText-Regular", "Inter with the widths of San Francisco"),
    ])
    func `a substitute is named`(name: String, substitute: String) throws {
        #expect(try layout("Label", name).1 == [.substitutedFont(name: name, substitute: substitute)])
    }

    @Test(arguments: [
        "Roboto-Regular", "Inter-SemiBold", "Inter-Italic", ".SFUIDisplay-Semibold", ".AppleSystemUIFont",
    ])
    func `a font that is there needs no warning`(name: String) throws {
        #expect(try layout("Label", name).1.isEmpty)
    }

    @Test func `every file that a font may need is part of the program`() throws {
        let library = FontLibrary()
        for weight in FontWeight.allCases {
            for isItalic in [false, true] {
                _ = try library.open(Typeface.system(weight: weight, isItalic: isItalic).face)
            }
        }
        for name in ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"] {
            let font = Font(family: .named(name), size: 17)
            _ = try library.open(Typeface.resolve(font).typeface.face)
        }
        #expect(throws: TypographyError(file: "Fonts/none.otf", reason: .notEmbedded)) {
            try library.open(FontFace(file: "none.otf"))
        }
    }
}
