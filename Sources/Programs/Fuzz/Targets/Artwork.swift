import LayoutSimArtwork
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimRendering

extension FuzzTarget {
    /// SVG files, small ones drawn.
    static let svg = FuzzTarget(
        name: "svg", seeds: [svgSeed].map { Array($0.utf8) },
        dictionary: [
            "path", "g", "use", "mask", "clipPath", "linearGradient", "radialGradient", "stop", "rect", "circle",
            "style",
            "url(#a)", "url(#m)", "#a", "matrix(1 2 3 4 5 6)", "rotate(30 1 1)", "scale(1e9)", "M0 0a5 5 0 1 1 1e9 0",
            "evenodd",
        ], isMarkup: true, read: { try check($0, "fuzz.svg") })

    /// PDF files, small ones drawn.
    static let pdf = FuzzTarget(
        name: "pdf", seeds: [pdfSeed].map { Array($0.utf8) },
        dictionary: [
            "obj", "endobj", "stream", "endstream", "/Filter /FlateDecode", "/Filter /DCTDecode", "/ObjStm", "5 0 R",
            "<<", ">>", "cm", "Do",
            "gs",
            "sh", "scn", "W n", "re f", "1e9", "/Pattern cs", "[0 1]", "/Kids [3 0 R]", "Q", "q",
        ], read: { try check($0, "fuzz.pdf") })

    private static func check(_ bytes: [UInt8], _ file: String) throws {
        guard let artwork = try VectorArtwork(withPhotos: bytes, file: file) else { return }
        let size = artwork.picture.size
        precondition(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite, "no size")
        precondition(artwork.warning(file: file).map { !$0.isEmpty } ?? true, "a warning has no text")
        guard size.width * size.height < 40_000 else { return }
        let renderer = try Renderer()
        renderer.add(artwork.picture, named: "fuzz")
        var list = DisplayList(size: Size(width: 40, height: 30), scale: 1, background: .white)
        let place = Rect(x: 0, y: 0, width: 40, height: 30)
        list.items = [DisplayItem(view: "fuzz", operation: .image(ImageSource(name: "fuzz"), place))]
        _ = try renderer.pixelHash(list)
    }

    private static let svgSeed = """
        <svg width="24" height="24" viewBox="0 0 48 48" xmlns="http://www.w3.org/2000/svg" \
        xmlns:xlink="http://www.w3.org/1999/xlink"><style>.a{fill:#f00}</style><defs>
        <linearGradient id="a" gradientTransform="rotate(30)"><stop offset="0" stop-color="red"/>
        <stop offset="1" stop-color="blue" stop-opacity="0.5"/></linearGradient>
        <clipPath id="c"><circle cx="24" cy="24" r="20"/></clipPath>
        <mask id="m"><rect width="48" height="48" fill="white"/></mask></defs>
        <g clip-path="url(#c)" opacity="0.8" transform="translate(1 2) scale(.9)">
        <rect class="a" x="4" y="4" width="40" height="30" rx="5" mask="url(#m)"/>
        <path d="M10 10c5 0 10 5 10 10s-5 10-10 10q-5-5 0-10t0-10a5 3 30 1 0 4 4z" fill="url(#a)" fill-rule="evenodd"/>
        <polyline points="0,0 10,10 20,0" fill="none" stroke="#00f" stroke-width="2" stroke-dasharray="3 1" \
        stroke-linecap="round" stroke-linejoin="bevel" transform="skewX(10)"/><use xlink:href="#u" x="3"/></g>
        <ellipse id="u" cx="24" cy="40" rx="8" ry="3" style="fill: rgb(1,2,3)"/></svg>
        """

    private static let pdfSeed = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >>
        /ExtGState << /G << /ca 0.5 /CA .5 /BM /Multiply /SMask << /S /Luminosity /G 5 0 R >> >> >>
        /Pattern << /P << /PatternType 2 /Matrix [1 0 0 1 2 2] /Shading 6 0 R >> >> /ColorSpace << /C [/ICCBased 7 0 R]
        /I [/Indexed /DeviceRGB 1 <000000ff0000>] /S [/Separation /Spot /DeviceCMYK 8 0 R] >> >> >> endobj
        4 0 obj << /Length 999 >> stream
        q 0 0 24 24 re W n 1 0 0 rg 2 2 10 10 re f /G gs 0 0 1 RG 2 w [3 1] 0 d 1 J 1 j 1 1 m 5 9 10 9 20 1 c S Q
        /Pattern cs /P scn 0 0 m 4 8 8 8 v 9 9 12 0 y h f* /C cs .1 .2 .3 sc /I CS 1 SC 3 3 4 4 re B /S cs 1 scn
        q 2 0 0 2 1 1 cm /F Do Q 0 0 5 5 re W* n /Sh sh .1 .2 .3 .4 k 9 9 3 3 re b*
        endstream endobj
        5 0 obj << /Subtype /Form /BBox [0 0 8 8] /Matrix [1 0 0 1 1 1] /Group << /S /Transparency >> /Length 14 >> stream
        0 g 1 1 4 4 re f
        endstream endobj
        6 0 obj << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 9 9] /Extend [true false] /Function <<
        /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 1 0] /Functions [9 0 R 9 0 R] >> >> endobj
        7 0 obj << /N 3 /Length 0 >> stream

        endstream endobj
        8 0 obj << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 0 0 0] /N 1 >> endobj
        9 0 obj << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 2 >> endobj
        trailer << /Root 1 0 R >>
        %%EOF
        """
}
