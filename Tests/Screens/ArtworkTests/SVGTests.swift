import LayoutSimArtwork
import LayoutSimDrawing
import LayoutSimGeometry
import Testing

/// The drawing of elements in SVG files.
@Suite struct SVGTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var content: String
        var root = #"width="24" height="24""#
        /// The expected drawing, in the format of display lists.
        var drawn: [String]
        var omissions: [String] = []

        init(_ name: String, _ content: String, _ drawn: String..., omissions: [String] = []) {
            (testDescription, self.content, self.drawn, self.omissions) = (name, content, drawn, omissions)
        }
    }

    static func artwork(_ content: String, root: String) throws -> VectorArtwork {
        let text = #"<svg xmlns="http://www.w3.org/2000/svg" \#(root)>\#(content)</svg>"#
        return try #require(try VectorArtwork(Array(text.utf8), file: "a.svg"))
    }

    static let shapes: [Case] = [
        Case(
            "a rectangle", ##"<rect x="2" y="3" width="10" height="5" fill="#f80"/>"##, "fill rect 2,3 10x5 #FF8800"),
        Case(
            "round corners", #"<rect width="10" height="5" rx="2"/>"#, "fill path of 9 0,0 10x5 #000000"),
        Case("a circle", #"<circle cx="12" cy="12" r="4" fill="red"/>"#, "fill path of 9 8,8 8x8 #FF0000"),
        Case(
            "an ellipse", #"<ellipse cx="12" cy="12" rx="6" ry="2" fill="rgb(1, 2, 3)"/>"#,
            "fill path of 9 6,10 12x4 #010203"),
        Case(
            "a line", ##"<line x1="1" y1="2" x2="5" y2="2" stroke="#12345678" stroke-width="2"/>"##,
            "fill path of 2 1,2 4x0 #000000", "line path of 2 1,2 4x0 2 #12345678"),
        Case("a polygon", #"<polygon points="0,0 4,0 4,4"/>"#, "fill path of 4 0,0 4x4 #000000"),
        Case(
            "a polyline without a fill", ##"<polyline points="0,0 4,0 4,4" fill="none" stroke="#00F"/>"##,
            "line path of 3 0,0 4x4 1 #0000FF"),
        Case("nothing of no size", #"<rect width="0" height="5"/><circle r="0"/><path d=""/>"#),
    ]

    static let looks: [Case] = [
        Case(
            "looks are inherited", #"<g fill="blue" fill-opacity=".5"><rect width="1" height="1"/></g>"#,
            "fill rect 0,0 1x1 #0000FF80"),
        Case(
            "style before attributes",
            #"<rect width="1" height="1" fill="red" style="fill: #0a0; fill-rule:evenodd"/>"#,
            "fill rect 0,0 1x1 #00AA00 even-odd"),
        Case(
            "classes of a style sheet",
            #"<defs><style>.cls-1,.b{fill:#ffbe00;} rect{opacity:1}</style></defs><rect class="cls-1" width="1" height="1"/>"#,
            "fill rect 0,0 1x1 #FFBE00"),
        Case(
            "opacity of a group is that of a layer",
            #"<g opacity="0.5"><rect width="1" height="1"/></g>"#,
            "composited at 128: fill rect 0,0 1x1 #000000"),
        Case("what is not displayed", #"<g display="none"><rect width="1" height="1"/></g>"#),
        Case(
            "what is hidden keeps what is shown in it",
            #"<g visibility="hidden"><rect width="1" height="1"/><rect visibility="visible" width="2" height="2"/></g>"#,
            "fill rect 0,0 2x2 #000000"),
        Case(
            "the current color", ##"<g color="#123456"><rect width="1" height="1" fill="currentColor"/></g>"##,
            "fill rect 0,0 1x1 #123456"),
        Case("an unknown color is none", #"<rect width="1" height="1" fill="url(#nothing)"/>"#),
    ]

    static let places: [Case] = [
        Case(
            "a list of transforms, the last one first",
            #"<rect width="2" height="1" transform="translate(4 5) scale(2)"/>"#, "fill rect 4,5 4x2 #000000"),
        Case(
            "a turn about a point", #"<rect x="1" y="1" width="2" height="1" transform="rotate(90 1 1)"/>"#,
            "fill path of 5 0,1 1x2 #000000"),
        Case(
            "a line grows with its space", #"<path d="M0 0h4" stroke="red" fill="none" transform="scale(3)"/>"#,
            "line path of 2 0,0 12x0 3 #FF0000"),
        Case(
            "a line in an uneven space is a layer",
            #"<path d="M0 0h4" stroke="red" fill="none" transform="scale(3 1)"/>"#,
            "composited matrix 3,0,0,1,0,0: line path of 2 0,0 4x0 1 #FF0000"),
        Case(
            "use", ##"<defs><rect id="r" width="1" height="1"/></defs><use href="#r" x="3" y="4"/>"##,
            "fill rect 3,4 1x1 #000000"),
        Case(
            "use of itself is none",
            ##"<g id="a"><use xlink:href="#a" xmlns:xlink="x"/><rect width="1" height="1"/></g>"##,
            "fill rect 0,0 1x1 #000000"),
    ]

    static let layers: [Case] = [
        Case(
            "a symbol is drawn where it is used, but not within itself",
            ##"<symbol id="s"><rect width="1" height="1"/><use href="#s"/></symbol><use href="#s" x="2"/>"##,
            "fill rect 2,0 1x1 #000000"),
        Case(
            "a mask within itself is none",
            ##"<mask id="m"><rect width="2" height="2" fill="white" mask="url(#m)"/></mask><rect width="9" height="9" mask="url(#m)"/>"##,
            "composited masked: fill rect 0,0 9x9 #000000"),
        Case(
            "a clip path",
            ##"<clipPath id="c"><rect width="2" height="2"/></clipPath><g clip-path="url(#c)"><rect width="9" height="9"/></g>"##,
            "composited within rect 0,0 2x2: fill rect 0,0 9x9 #000000"),
        Case(
            "a mask",
            ##"<mask id="m"><rect width="2" height="2" fill="white"/></mask><rect width="9" height="9" mask="url(#m)"/>"##,
            "composited masked: fill rect 0,0 9x9 #000000"),
        Case(
            "a gradient of its path",
            ##"<linearGradient id="g"><stop stop-color="red"/><stop offset="100%" stop-color="#00f" stop-opacity="0"/></linearGradient>"##
                + ##"<rect width="8" height="4" fill="url(#g)"/>"##,
            "shading rect 0,0 8x4 #FF0000 to #0000FF00"),
        Case(
            "a gradient with the colors of another",
            ##"<linearGradient id="a"><stop offset="1" stop-color="lime"/></linearGradient>"##
                + ##"<radialGradient id="b" xlink:href="#a" xmlns:xlink="x"/><rect width="8" height="4" fill="url(#b)"/>"##,
            "fill rect 0,0 8x4 #00FF00"),
        Case(
            "texts, pictures and filters are left out and named",
            ##"<text>Hi</text><image/><text/><g filter="url(#f)"><rect width="1" height="1"/></g>"##,
            "fill rect 0,0 1x1 #000000", omissions: ["a text", "a bitmap image", "a filter"]),
    ]

    @Test(arguments: shapes + looks + places + layers) func `elements draw`(_ example: Case) throws {
        let artwork = try Self.artwork(example.content, root: example.root)
        #expect(artwork.picture.operations.map(\.description) == example.drawn)
        #expect(artwork.omissions == example.omissions)
    }

    static let paths: [(data: String, elements: [Path.Element])] = [
        ("M1 2 3 4", [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))]),
        ("m1,2l1-1.5.5.5", [.move(Point(x: 1, y: 2)), .line(Point(x: 2, y: 0.5)), .line(Point(x: 2.5, y: 1))]),
        (
            "M0 0H3V4Z",
            [
                .move(Point(x: 0, y: 0)), .line(Point(x: 3, y: 0)), .line(Point(x: 3, y: 4)), .close,
            ]
        ),
        (
            "M0 0C1 0 2 1 2 2S3 4 4 4",
            [
                .move(Point(x: 0, y: 0)),
                .curve(Point(x: 2, y: 2), control1: Point(x: 1, y: 0), control2: Point(x: 2, y: 1)),
                .curve(Point(x: 4, y: 4), control1: Point(x: 2, y: 3), control2: Point(x: 3, y: 4)),
            ]
        ),
        (
            "M0 0Q3 0 3 3t3 3",
            [
                .move(Point(x: 0, y: 0)),
                .curve(Point(x: 3, y: 3), control1: Point(x: 2, y: 0), control2: Point(x: 3, y: 1)),
                .curve(Point(x: 6, y: 6), control1: Point(x: 3, y: 5), control2: Point(x: 4, y: 6)),
            ]
        ),
        (
            "M0 0h1zl2 2",
            [
                .move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0)), .close, .move(Point(x: 0, y: 0)),
                .line(Point(x: 2, y: 2)),
            ]
        ),
        ("M0 0h1?h2", [.move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0))]),
        ("M0 0a0 5 0 0 1 4 0", [.move(Point(x: 0, y: 0)), .line(Point(x: 4, y: 0))]),
    ]

    @Test(arguments: paths) func `path data`(_ data: String, _ elements: [Path.Element]) throws {
        let artwork = try Self.artwork(#"<path d="\#(data)"/>"#, root: #"width="9" height="9""#)
        guard case .fill(let path, _, _)? = artwork.picture.operations.first else {
            Issue.record("nothing is filled")
            return
        }
        #expect(path.elements == elements)
    }

    @Test func `an arc is as far from its center as its radius`() throws {
        // Flags need no space after them.
        let artwork = try Self.artwork(#"<path d="M2 7a5 5 0 0110 0z"/>"#, root: #"width="14" height="14""#)
        guard case .fill(let path, _, _)? = artwork.picture.operations.first else {
            Issue.record("nothing is filled")
            return
        }
        let points = path.contours(tolerance: 0.001).flatMap(\.points)
        #expect(points.count > 20)
        for point in points {
            let distance = ((point.x - 7) * (point.x - 7) + (point.y - 7) * (point.y - 7)).squareRoot()
            #expect(abs(distance - 5) < 0.002)
            #expect(point.y < 7.000001)
        }
    }

    static let sizes: [(root: String, width: Double, height: Double, place: String)] = [
        (#"width="24px" height="12pt""#, 24, 16, "0,0 1x1"), (#"viewBox="0 0 48 24""#, 48, 24, "0,0 1x1"),
        (#"width="24" height="24" viewBox="0 0 48 48""#, 24, 24, "0,0 0.5x0.5"),
        (#"width="100%" height="100%" viewBox="0 0 10 20""#, 10, 20, "0,0 1x1"),
        (#"width="40" height="20" viewBox="0 0 10 10""#, 40, 20, "10,0 2x2"),
        (#"width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMin meet""#, 40, 20, "20,0 2x2"),
        (#"width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="none""#, 40, 20, "0,0 4x2"),
        (#"width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="xMidYMid slice""#, 40, 20, "0,-10 4x4"),
        (#"width="20" height="20" viewBox="-5 -5 10 10""#, 20, 20, "10,10 2x2"),
    ]

    @Test(arguments: sizes) func `the view box fills the size`(
        _ size: (root: String, width: Double, height: Double, place: String)
    ) throws {
        let artwork = try Self.artwork(#"<rect width="1" height="1"/>"#, root: size.root)
        #expect(artwork.picture.size == Size(width: size.width, height: size.height))
        #expect(artwork.picture.operations.map(\.description) == ["fill rect \(size.place) #000000"])
    }

    @Test(
        arguments: [
            ("<svg", "a.svg:1: error: the picture is damaged (the XML is broken: unclosed token); export it again"),
            (
                "<html/>",
                "a.svg:1: error: the picture is damaged (the root element is 'html', expected 'svg'); export it again"
            ),
            (
                "<svg width='0' height='5'/>",
                "a.svg: error: the picture is 0.0 by 5.0 points; both sides must be more than 0 and at most 16384"
            ),
            (
                "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>",
                "a.svg:1: error: the picture is damaged (the file declares entities); export it again"
            ),
        ]) func `a file that is not understood`(_ text: String, _ message: String)
    {
        let error = #expect(throws: ArtworkError.self) { try VectorArtwork(Array(text.utf8), file: "a.svg") }
        #expect(error?.description == message)
    }

    @Test func `references that multiply end`() throws {
        let levels = (1..<20).map { level in
            #"<g id="a\#(level)">"# + String(repeating: ##"<use href="#a\##(level - 1)"/>"##, count: 10) + "</g>"
        }
        let content = ##"<defs><rect id="a0" width="1" height="1"/>\##(levels.joined())</defs><use href="#a19"/>"##
        #expect(throws: ArtworkError.self) { try Self.artwork(content, root: #"width="9" height="9""#) }
    }
}
