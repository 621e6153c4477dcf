import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import Testing

/// Images that a rasterizer has drawn before.
@Suite struct RepeatedImageTests {
    /// Returns a list with an image of a name in a square of 4 points.
    private func list(_ source: ImageSource, scale: Double = 1) -> DisplayList {
        screen(width: 4, height: 4, scale: scale, [.image(source, Rect(x: 0, y: 0, width: 4, height: 4))])
    }

    @Test func `a name that stands for another picture is drawn as that one`() throws {
        var color = Color(hex: 0xFF0000)
        let rasterizer = Rasterizer(
            outline: outline, image: { _ in .pixels(Bitmap(width: 2, height: 2, filledWith: Pixel(color))) })
        for next in [0xFF0000, 0x00FF00, 0xFF0000] as [UInt32] {
            color = Color(hex: next)
            let drawn = try rasterizer.render(list(ImageSource(name: "icon")))
            #expect(drawn.pixels.allSatisfy { $0 == Pixel(color) })
        }
    }

    @Test func `sizes, tints and parts of one picture are apart`() throws {
        let bitmap = try #require(picture(ImageSource(name: "picture")))
        let used = Rasterizer(outline: outline, image: { _ in .pixels(bitmap) })
        let part = Rect(x: 0, y: 0, width: 0.5, height: 1)
        let sources = [
            ImageSource(name: "picture"), ImageSource(name: "picture", tint: Color(hex: 0x00FF00)),
            ImageSource(name: "picture", part: .stretched(part)),
            ImageSource(name: "picture", part: .tiled(part, Size(width: 2, height: 1))),
        ]
        for scale in [1.0, 2, 1, 2] {
            for source in sources {
                let new = Rasterizer(outline: outline, image: { _ in .pixels(bitmap) })
                #expect(try used.render(list(source, scale: scale)) == new.render(list(source, scale: scale)))
            }
        }
    }
}
