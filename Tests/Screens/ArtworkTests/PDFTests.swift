import LayoutSimArtwork
import LayoutSimDrawing
import LayoutSimGeometry
import Testing

/// The drawing of content streams in PDF files.
@Suite struct PDFTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var content: String
        var resources: String
        var objects: [String]
        /// The expected drawing, in the format of display lists.
        var drawn: [String]
        var omissions: [String]

        init(
            _ name: String, _ content: String, resources: String = "", objects: [String] = [], _ drawn: String...,
            omissions: [String] = []
        ) {
            (testDescription, self.content, self.resources) = (name, content, resources)
            (self.objects, self.drawn, self.omissions) = (objects, drawn, omissions)
        }
    }

    /// Returns a file of one page; further objects have the numbers from 5 on.
    static func file(
        _ content: String, page: String = "/MediaBox [0 0 20 10]", resources: String = "", objects: [String] = []
    ) -> [UInt8] {
        let all =
            [
                "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 9 9] >>",
                "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> \(page) >>",
                stream("", content),
            ] + objects
        let bodies = all.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }
        return Array(("%PDF-1.4\n" + bodies.joined() + "trailer << /Root 1 0 R >>\n%%EOF").utf8)
    }

    static func stream(_ entries: String, _ content: String) -> String {
        "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    }

    static let paths: [Case] = [
        Case("the origin is at the bottom", "1 0 0 rg 2 1 4 3 re f", "fill path of 5 2,6 4x3 #FF0000"),
        Case("even-odd", "0.5 g 0 0 m 4 0 l 4 4 l h f*", "fill path of 4 0,6 4x4 #808080 even-odd"),
        Case(
            "curves with their three forms", "0 0 m 1 0 2 0 3 1 c 4 2 5 3 v 6 3 7 4 y f",
            "fill path of 4 0,6 7x4 #000000"),
        Case(
            "a line", "2 w 1 J 0 0 1 RG 1 5 m 9 5 l S", "line path of 2 1,5 8x0 2 #0000FF"),
        Case(
            "fill and line", "1 1 2 2 re B", "fill path of 5 1,7 2x2 #000000", "line path of 5 1,7 2x2 1 #000000"),
        Case(
            "transforms are saved and restored", "q 2 0 0 2 1 1 cm 0 0 1 1 re f Q 0 0 1 1 re f",
            "fill path of 5 1,7 2x2 #000000", "fill path of 5 0,9 1x1 #000000"),
        Case(
            "a clip", "0 0 5 5 re W n 0 0 9 9 re f",
            "composited within path of 5 0,5 5x5: fill path of 5 0,1 9x9 #000000"),
        Case(
            "clips within each other", "0 0 5 5 re W n 1 1 2 2 re W* n 0 0 9 9 re f",
            "composited within path of 5 0,5 5x5: composited within path of 5 1,7 2x2: fill path of 5 0,1 9x9 #000000"),
        Case("nothing that is not painted", "0 0 5 5 re n"),
        Case(
            "odd operators do nothing", "foo (a(b)) <0a> << /A [1] >> bar 0 0 1 1 re f",
            "fill path of 5 0,9 1x1 #000000"),
    ]

    static let colors: [Case] = [
        Case("inks of a printer", "1 0 0 0.5 k 0 0 1 1 re f", "fill path of 5 0,9 1x1 #008080"),
        Case(
            "a space of a profile", "/C cs 0 1 0 sc 0 0 1 1 re f", resources: "/ColorSpace << /C [/ICCBased 5 0 R] >>",
            objects: [stream("/N 3", "")], "fill path of 5 0,9 1x1 #00FF00"),
        Case(
            "a table of colors", "/C cs 1 sc 0 0 1 1 re f",
            resources: "/ColorSpace << /C [/Indexed /DeviceRGB 1 <000000ff8000>] >>", "fill path of 5 0,9 1x1 #FF8000"),
        Case(
            "an ink of its own", "/C cs 0.5 scn 0 0 1 1 re f",
            resources: "/ColorSpace << /C [/Separation /Spot /DeviceRGB 5 0 R] >>",
            objects: ["<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1 >>"],
            "fill path of 5 0,9 1x1 #FF8080"),
        Case(
            "opacity", "/G gs 0 0 1 1 re B", resources: "/ExtGState << /G << /ca 0.5 /CA 0.25 >> >>",
            "fill path of 5 0,9 1x1 #00000080", "line path of 5 0,9 1x1 1 #00000040"),
        Case(
            "a gradient", "/Pattern cs /P scn 0 0 4 4 re f",
            resources: "/Pattern << /P << /PatternType 2 /Shading 5 0 R >> >>",
            objects: [
                "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 4 0] /Extend [true true] /Function "
                    + "<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >>"
            ], "shading path of 5 0,6 4x4 #FF0000 to #0000FF"),
        Case(
            "a shading within a clip", "0 0 4 4 re W n /S sh", resources: "/Shading << /S 5 0 R >>",
            objects: [
                "<< /ShadingType 3 /ColorSpace /DeviceGray /Coords [2 2 0 2 2 2] /Function "
                    + "<< /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [6 0 R 6 0 R] >> >>",
                "<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>",
            ],
            "composited within path of 5 0,6 4x4: shading rect 0,6 4x4 #000000 to #000000 to #FFFFFF to #000000 to #FFFFFF to #FFFFFF"
        ),
    ]

    static let forms: [Case] = [
        Case(
            "a form in its place", "q 1 0 0 1 3 2 cm /F Do Q", resources: "/XObject << /F 5 0 R >>",
            objects: [stream("/Type /XObject /Subtype /Form /BBox [0 0 2 2] /Matrix [2 0 0 2 0 0]", "0 0 1 1 re f")],
            "composited within path of 5 3,4 4x4: fill path of 5 3,6 2x2 #000000"),
        Case(
            "a group as opaque as its state", "/G gs /F Do",
            resources: "/XObject << /F 5 0 R >> /ExtGState << /G << /ca 0.5 >> >>",
            objects: [stream("/Subtype /Form /Group << /S /Transparency >>", "0 0 1 1 re f")],
            "composited at 128: fill path of 5 0,9 1x1 #000000"),
        Case(
            "a mask of brightness", "/G gs 0 0 9 9 re f",
            resources: "/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>",
            objects: [stream("/Subtype /Form", "1 g 0 0 1 1 re f")],
            "composited masked: fill path of 5 0,1 9x9 #000000"),
        Case(
            "a form of itself ends", "/F Do", resources: "/XObject << /F 5 0 R >>",
            objects: [stream("/Subtype /Form /Resources << /XObject << /F 5 0 R >> >>", "/F Do")]),
        Case(
            "a bitmap image fills the unit square from its top", "/G gs q 4 0 0 2 1 3 cm /I Do Q",
            resources: "/XObject << /I 5 0 R >> /ExtGState << /G << /ca 0.5 >> >>",
            objects: [
                stream(
                    "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB /SMask 6 0 R",
                    "abcABC"),
                stream("/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray", "\u{7F}"),
            ], "composited at 128: picture 2x1 matrix 4,0,0,2,1,5"),
        Case(
            "texts and pixels without a form are left out and named",
            "BT (Hi) Tj ET /I Do BI /W 1 ID xx EI 0 0 1 1 re f", resources: "/XObject << /I 5 0 R >>",
            objects: [stream("/Subtype /Image", "x")], "fill path of 5 0,9 1x1 #000000",
            omissions: ["a text", "a bitmap image"]),
    ]

    /// Returns the pixels of the only bitmap image that a file draws.
    private func pixels(_ entries: String, _ samples: String, _ others: String...) throws -> [UInt32] {
        let bytes = Self.file(
            "1 0 0 rg /I Do", resources: "/XObject << /I 5 0 R >>",
            objects: [Self.stream("/Subtype /Image \(entries)", samples)] + others)
        let operations = try #require(try VectorArtwork(bytes, file: "a.pdf")).picture.operations
        guard case .picture(let picture, _)? = operations.first else { return [] }
        return picture.pixels
    }

    @Test func `samples of bitmap images are colors, with the mask of their opacity`() throws {
        let mask = Self.stream("/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray", "3")
        let rgb = "/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB"
        #expect(try pixels(rgb, "abcABC") == [0xFF61_6263, 0xFF41_4243])
        // The mask's only sample is 0x33, a fifth.
        #expect(try pixels("\(rgb) /SMask 6 0 R", "abcABC", mask) == [0x3313_1414, 0x330D_0D0D])
        #expect(
            try pixels("/Width 1 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray", "03") == [
                0xFF30_3030, 0xFF33_3333,
            ])
        // "3" is 0011 0011: two samples of four bits, in a palette of which the third color is asked.
        let palette = "/ColorSpace [/Indexed /DeviceRGB 3 <000000 111111 222222 333333>]"
        #expect(
            try pixels("/Width 2 /Height 1 /BitsPerComponent 4 \(palette)", "3") == [0xFF33_3333, 0xFF33_3333])
    }

    @Test func `JPEG images are decoded, behind other filters, too`() throws {
        func pixels(_ filter: String, _ samples: String, decode: String = "") throws -> [UInt32] {
            let image = Self.stream("/Subtype /Image /Width 2 /Height 1 \(filter) \(decode)", samples)
            let bytes = Self.file("/I Do", resources: "/XObject << /I 5 0 R >>", objects: [image])
            let artwork = try VectorArtwork(bytes, file: "a.pdf") { jpeg in
                jpeg == Array("photo".utf8)
                    ? Picture(width: 2, height: 1, pixels: [0xFF10_2030, 0xFFFF_FFFF]) : nil
            }
            guard case .picture(let picture, _)? = artwork?.picture.operations.first else { return [] }
            return picture.pixels
        }
        #expect(try pixels("/Filter /DCTDecode", "photo") == [0xFF10_2030, 0xFFFF_FFFF])
        #expect(try pixels("/Filter [/ASCIIHexDecode /DCTDecode]", "70686F746F>") == [0xFF10_2030, 0xFFFF_FFFF])
        #expect(
            try pixels("/Filter /DCTDecode", "photo", decode: "/Decode [1 0 1 0 1 0]") == [0xFFEF_DFCF, 0xFF00_0000])
        #expect(try pixels("/Filter /DCTDecode", "other") == [], "one that cannot be read is left out")
    }

    @Test func `a stencil has the color of the ink, and too few samples are no image`() throws {
        // "3" is 0011 0011, and the ink is where samples are 0.
        #expect(
            try pixels("/Width 4 /Height 1 /ImageMask true", "3") == [0xFFFF_0000, 0xFFFF_0000, 0, 0])
        #expect(try pixels("/Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceRGB", "abc") == [])
        #expect(try pixels("/Width 99999999 /Height 99999999 /BitsPerComponent 8", "abc") == [])
    }

    @Test(arguments: paths + colors + forms) func `operators draw`(_ example: Case) throws {
        let bytes = Self.file(example.content, resources: example.resources, objects: example.objects)
        let artwork = try #require(try VectorArtwork(bytes, file: "a.pdf"))
        #expect(artwork.picture.size == Size(width: 20, height: 10))
        #expect(artwork.picture.operations.map(\.description) == example.drawn)
        #expect(artwork.omissions == example.omissions)
    }

    static let pages: [(page: String, width: Double, height: Double, place: String)] = [
        ("/MediaBox [0 0 20 10]", 20, 10, "2,6 4x3"), ("/MediaBox [1 1 21 11]", 20, 10, "1,7 4x3"),
        ("/MediaBox [0 0 20 10] /CropBox [2 1 6 4]", 4, 3, "0,0 4x3"), ("", 9, 9, "2,5 4x3"),
        ("/MediaBox [0 0 20 10] /Rotate 90", 10, 20, "1,2 3x4"),
        ("/MediaBox [0 0 20 10] /Rotate 180", 20, 10, "14,1 4x3"),
        ("/MediaBox [0 0 20 10] /Rotate -90", 10, 20, "6,14 3x4"),
    ]

    @Test(arguments: pages) func `boxes and turns of pages`(
        _ page: (page: String, width: Double, height: Double, place: String)
    ) throws {
        let artwork = try #require(
            try VectorArtwork(Self.file("2 1 4 3 re f", page: page.page), file: "a.pdf"))
        #expect(artwork.picture.size == Size(width: page.width, height: page.height))
        #expect(artwork.picture.operations.map(\.description).first?.contains(" \(page.place) ") == true)
    }

    /// `1 0 0 rg 2 1 4 3 re f` behind filters.
    static let filters: [(filter: String, content: String)] = [
        ("/ASCIIHexDecode", "31203020302072672032203120342033207265 2066>"),
        ("[/ASCIIHexDecode /FlateDecode]", "789c33543000c2a274052305430513056385a2548534002e3b0492>"),
        (
            "/ASCII85Decode", #"0d&.m0HbCK+>P&o+>b2s+ED$9Ac~>"#
        ),
    ]

    @Test(arguments: filters) func `filters of streams`(_ filter: String, _ content: String) throws {
        let bytes = Self.file("", objects: [Self.stream("/Filter \(filter)", content)])
        let text = String(decoding: bytes, as: UTF8.self).replacing("/Contents 4 0 R", with: "/Contents 5 0 R")
        let artwork = try #require(try VectorArtwork(Array(text.utf8), file: "a.pdf"))
        #expect(artwork.picture.operations.map(\.description) == ["fill path of 5 2,6 4x3 #FF0000"])
    }

    @Test func `objects may lie in streams, and their lengths may be wrong`() throws {
        let inner = "1 0 2 34 << /Type /Catalog /Pages 2 0 R >> << /Kids [3 0 R] /MediaBox [0 0 9 9] >>"
        let first = inner.prefix(9).utf8.count
        let text = """
            %PDF-1.5
            3 0 obj << /Type /Page /Contents [4 0 R 4 0 R] >> endobj
            4 0 obj << /Length 3 >> stream
            0 0 1 1 re f
            endstream endobj
            5 0 obj << /Type /ObjStm /N 2 /First \(first) >> stream
            \(inner)
            endstream endobj
            """
        let artwork = try #require(try VectorArtwork(Array(text.utf8), file: "a.pdf"))
        #expect(artwork.picture.size == Size(width: 9, height: 9))
        #expect(
            artwork.picture.operations.map(\.description)
                == Array(repeating: "fill path of 5 0,8 1x1 #000000", count: 2))
    }

    @Test(
        arguments: [
            ("", "the picture is damaged (it does not begin with %PDF); export it again"),
            ("%PDF-1.4", "the picture is damaged (it has no page); export it again"),
            (
                "%PDF-1.4\n1 0 obj << /Type /Page /Contents 2 0 R >> endobj 2 0 obj << /Filter /LZWDecode >> stream\nx\nendstream",
                "the picture is damaged (the content of its page cannot be read); export it again"
            ),
            (
                "%PDF-1.4\ntrailer << /Encrypt 1 0 R >>",
                "the picture needs a password, which is not supported; export it as a PNG"
            ),
            (
                "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 0 5] >> endobj",
                "the picture is 0.0 by 5.0 points; both sides must be more than 0 and at most 16384"
            ),
        ]) func `a file that is not understood`(_ text: String, _ message: String)
    {
        let error = #expect(throws: ArtworkError.self) { try VectorArtwork(Array(text.utf8), file: "a.pdf") }
        #expect(error?.description == "a.pdf: error: " + message)
        #expect(error?.warning == "a.pdf: warning: " + message)
    }

    @Test func `other files are none`() throws {
        #expect(try VectorArtwork([], file: "a.png") == nil)
    }
}
