import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster

/// Returns the outlines of a test font: glyph 1 is a square of half an em on the baseline, 2 is a drop, the rest have
/// no ink.
func outline(_ face: FontFace, _ glyph: UInt32) -> Path {
    switch glyph {
    case 1: .rect(Rect(x: 0, y: -0.5, width: 0.5, height: 0.5))
    case 2:
        Path([
            .move(Point(x: 0.1, y: 0)), .line(Point(x: 0.5, y: 0.1)),
            .curve(Point(x: 0.2, y: -0.8), control1: Point(x: 0.9, y: -0.3), control2: Point(x: 0.5, y: -0.7)), .close,
        ])
    default: Path()
    }
}

/// Returns a picture of 13 by 7 pixels, half of it translucent.
func picture(_ source: ImageSource) -> Bitmap? {
    guard source.name == "picture" else { return nil }
    return unsafe Bitmap(width: 13, height: 7) { pixels in
        for index in pixels.indices {
            let alpha: UInt8 = index % 2 == 0 ? 255 : 100
            let color = Color(red: UInt8(index * 2), green: UInt8(255 - index), blue: 90, alpha: alpha)
            unsafe pixels.initializeElement(at: index, to: Pixel(color))
        }
    }
}

func rasterizer(bandHeight: Int = 128) -> Rasterizer {
    Rasterizer(outline: outline, image: { picture($0).map { .pixels($0) } }, bandHeight: bandHeight)
}

/// Returns a small white screen, drawn at `scale` pixels a point.
func screen(
    width: Double = 8, height: Double = 4, scale: Double = 1, _ operations: [DrawingOperation]
) -> DisplayList {
    DisplayList(
        size: Size(width: width, height: height), scale: scale, background: .white,
        items: operations.map { DisplayItem(view: "view", operation: $0) })
}

func glyphs(_ indices: [UInt32], size: Double, x: Double, y: Double, step: Double = 0) -> GlyphRun {
    let glyphs = indices.enumerated().map { number, index in
        PositionedGlyph(index: index, origin: Point(x: x + Double(number) * step, y: y))
    }
    return GlyphRun(face: FontFace(file: "Test.otf"), size: size, glyphs: glyphs)
}

/// Every kind of drawing, with edges between pixels.
let everything: [DrawingOperation] = [
    .fill(.rect(Rect(x: 0, y: 0, width: 120, height: 20)), Color(hex: 0xF7F7F7)),
    .fill(.ellipse(in: Rect(x: 5.3, y: 25.1, width: 70, height: 70)), Color(hex: 0x1A4D99)),
    .fill(
        .ellipse(in: Rect(x: 15.3, y: 35.6, width: 50, height: 50)), Color(red: 242, green: 204, blue: 51, alpha: 140)),
    .fill(star, Color(hex: 0x4D994D), .evenOdd),
    .gradient(
        .roundedRect(Rect(x: 80, y: 25, width: 30, height: 60.5), radius: 9),
        AxisGradient(axis: .vertical, start: .white, end: Color(red: 200, green: 30, blue: 60, alpha: 80)),
        within: Rect(x: 80, y: 25, width: 30, height: 60.5)),
    .gradient(
        .rect(Rect(x: 2.5, y: 100, width: 100, height: 8)), AxisGradient(axis: .horizontal, start: .black, end: .white),
        within: Rect(x: 10, y: 100, width: 80, height: 8)),
    .stroke(.ellipse(in: Rect(x: 30, y: 90, width: 60, height: 45)), .black, Stroke(width: 1.5)),
    .stroke(star, Color(hex: 0xE64D33).withAlpha(90), Stroke(width: 3, dashes: [5, 2.5], hasRoundEnds: true)),
    .stroke(
        Path([.move(Point(x: 3, y: 120.5)), .line(Point(x: 117, y: 120.5))]), .black, Stroke(width: 1, dashes: [2, 1])),
    .glyphs(glyphs([2, 1, 2, 2, 3, 1, 2], size: 17, x: 4.2, y: 16.4, step: 12.37), .black),
    .glyphs(glyphs([2, 2], size: 120, x: 10, y: 130, step: 47.9), Color(red: 20, green: 20, blue: 160, alpha: 60)),
    .image(ImageSource(name: "picture"), Rect(x: 90, y: 110, width: 26, height: 14)),
    .clipped(
        to: .ellipse(in: Rect(x: 60, y: 60, width: 45, height: 45)),
        [
            .fill(.rect(Rect(x: 0, y: 0, width: 120, height: 140)), Color(hex: 0x3380CC).withAlpha(120)),
            .image(ImageSource(name: "picture"), Rect(x: 70, y: 70, width: 20.2, height: 20)),
            .clipped(
                to: .rect(Rect(x: 75.5, y: 60, width: 10, height: 50)),
                [
                    .glyphs(glyphs([2, 1, 2], size: 30, x: 62, y: 95, step: 13.3), .white),
                    .stroke(star, .black, Stroke(width: 2)),
                ]),
        ]),
]

private let star = Path.polygon([
    Point(x: 60, y: 22.25), Point(x: 84, y: 94), Point(x: 22, y: 50.5), Point(x: 97, y: 50.5), Point(x: 36, y: 94),
])
