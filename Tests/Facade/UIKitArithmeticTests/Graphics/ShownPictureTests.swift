import CoreGraphics
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimUIKitArithmetic
import Testing

/// Operations that draw images by name, with the pixels of these images.
@Suite struct ShownPictureTests {
    private let image = CGImage(Bitmap(width: 4, height: 2, filledWith: Pixel(bits: 0xFF11_2233)))
    private let rect = Rect(x: 10, y: 20, width: 8, height: 6)

    private func shown(_ operation: DrawingOperation) -> DrawingOperation {
        operation.showing { $0 == "known" ? image : nil }
    }

    private func placed(_ picture: Picture, _ rect: Rect) -> DrawingOperation {
        .picture(picture, Transform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    }

    @Test func `a known name has the pixels, and an unknown one stays`() {
        #expect(shown(.image(ImageSource(name: "known"), rect)) == placed(image.picture, rect))
        let unknown = DrawingOperation.image(ImageSource(name: "unknown"), rect)
        #expect(shown(unknown) == unknown)
    }

    @Test func `a tint fills what the image covers`() {
        let tint = Color(hex: 0x0000FF)
        var masked = Compositing()
        masked.mask = [placed(image.picture, rect)]
        #expect(
            shown(.image(ImageSource(name: "known", tint: tint), rect))
                == .composited(masked, [.fill(.rect(rect), tint)]))
    }

    @Test func `operations in others have the pixels, too`() {
        let (named, pixels) = (DrawingOperation.image(ImageSource(name: "known"), rect), placed(image.picture, rect))
        #expect(shown(.clipped(to: .rect(rect), [named])) == .clipped(to: .rect(rect), [pixels]))
        #expect(shown(.faded(99, [named])) == .faded(99, [pixels]))
        var (before, after) = (Compositing(), Compositing())
        (before.mask, after.mask) = ([named], [pixels])
        #expect(shown(.composited(before, [named])) == .composited(after, [pixels]))
    }

    @Test func `a stretched part has its own pixels, at least one`() throws {
        func pixels(_ area: Rect) throws -> (Int, Int) {
            let drawn = shown(.image(ImageSource(name: "known", part: .stretched(area)), rect))
            guard case .picture(let picture, _) = drawn else { throw NotDrawn() }
            return (picture.width, picture.height)
        }
        #expect(try pixels(Rect(x: 0.5, y: 0, width: 0.5, height: 1)) == (2, 2))
        #expect(try pixels(Rect(x: 0.5, y: 0.5, width: 0, height: 0)) == (1, 1))
    }

    private struct NotDrawn: Error {}

    @Test(arguments: [(3.0, 3.0, 6), (8, 6, 1), (5, 4, 4), (0.01, 0.01, 0)])
    func `tiles fill the room, unless they are too many`(_ width: Double, _ height: Double, _ count: Int) {
        let whole = Rect(x: 0, y: 0, width: 1, height: 1)
        let source = ImageSource(name: "known", part: .tiled(whole, Size(width: width, height: height)))
        switch shown(.image(source, rect)) {
        case .clipped(let path, let tiles):
            #expect(path == .rect(rect) && tiles.count == count)
            #expect(tiles.first == placed(image.picture, Rect(x: 10, y: 20, width: width, height: height)))
        case let single: #expect(count == 0 && single == placed(image.picture, rect))
        }
    }
}
