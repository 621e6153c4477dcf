import LayoutSimDrawing
import LayoutSimText
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@Suite struct RendererTests {
    private func test(_ text: String) -> Screen {
        let label = View.label("label", TextContent(text, font: .system(size: 12), numberOfLines: 0))
        let box = View("box", backgroundColor: Color(hex: 0x4080FF).withAlpha(0x99))
        let root = View("view", backgroundColor: .white, subviews: [box, label])
        return screen(
            root,
            label.constraints(frame: Rect(x: 3.25, y: 46, width: 90, height: 30), in: root)
                + box.constraints(frame: Rect(x: 10, y: 10, width: 50.5, height: 30), in: root), scale: 3,
            safeArea: EdgeInsets(bottom: 10), navigationBar: NavigationBar(title: "Bar"))
    }

    private func png(_ screen: Screen, _ renderer: Renderer) throws -> [UInt8] {
        try renderer.pngData(renderer.displayList(renderer.layout(screen)), file: "a.png")
    }

    @Test func `the same screen gives the same bytes, whatever was drawn before`() throws {
        let renderer = try Renderer()
        let first = try png(test("Hello, Welt! 日本 🏳️‍🌈"), renderer)
        _ = try png(test("Something else, with other letters: QXZ"), renderer)
        #expect(try png(test("Hello, Welt! 日本 🏳️‍🌈"), renderer) == first)
        #expect(try png(test("Hello, Welt! 日本 🏳️‍🌈"), try Renderer()) == first)
        #expect(try png(test("Hello, Welt? 日本 🏳️‍🌈"), renderer) != first)
    }

    @Test(arguments: ["", "Hello", "عنوان"])
    func `the hash is that of the bitmap and of the PNG`(text: String) throws {
        let renderer = try Renderer()
        let list = renderer.displayList(renderer.layout(test(text)))
        let hash = try renderer.pixelHash(list)
        #expect(try renderer.bitmap(list).pixelHash == hash)
        #expect(try Bitmap(png: renderer.pngData(list, file: "a.png"), file: "a.png").pixelHash == hash)
    }

    @Test func `a picture has the size of the screen in pixels`() throws {
        let renderer = try Renderer()
        let bitmap = try renderer.bitmap(renderer.displayList(renderer.layout(test(""))))
        #expect([bitmap.width, bitmap.height] == [300, 240])
    }

    @Test func `the overlay is drawn over the same picture`() throws {
        let renderer = try Renderer()
        let layout = renderer.layout(test("Hello"))
        let plain = renderer.displayList(layout)
        let overlay = renderer.displayList(layout, overlay: true)
        #expect(overlay.items.prefix(plain.items.count).elementsEqual(plain.items))
        let added = overlay.items.dropFirst(plain.items.count)
        #expect(!added.isEmpty)
        #expect(added.allSatisfy { $0.view == "overlay" })
        #expect(try renderer.pixelHash(overlay) != renderer.pixelHash(plain))
    }

    @Test func `a screen there and back is laid out the same`() throws {
        let renderer = try Renderer()
        var turned = test("Hello there, this wraps")
        let upright = renderer.document(renderer.layout(turned))
        turned.viewport.size = turned.viewport.size.transposed
        #expect(renderer.document(renderer.layout(turned)) != upright)
        turned.viewport.size = turned.viewport.size.transposed
        #expect(renderer.document(renderer.layout(turned)) == upright)
    }

    @Test func `a picture is drawn where its name is used`() throws {
        let renderer = try Renderer()
        let image = Image(.file("red.png"), size: Size(width: 2, height: 2), intrinsicSize: nil)
        let view = View.imageView("image", image)
        let root = View("view", subviews: [view])
        let list = renderer.displayList(
            renderer.layout(screen(root, view.constraints(frame: Rect(x: 0, y: 0, width: 4, height: 4), in: root))))
        let red = Pixel(Color(hex: 0xFF0000))
        renderer.add(Bitmap(width: 2, height: 2, filledWith: red), named: "red.png")
        let bitmap = try renderer.bitmap(list)
        #expect(bitmap[0, 0] == red)
        #expect(bitmap[7, 7] == red)
        #expect(bitmap[8, 8] == Pixel(.white))
    }

    @Test func `a missing glyph is a warning`() throws {
        let renderer = try Renderer()
        _ = renderer.layout(test("\u{10FFFD}"))
        #expect(renderer.warnings.count == 1)
    }

    @Test func `the fingerprint is one word that names libraries and fonts`() {
        let words = Renderer.fingerprint.split(separator: "+")
        #expect(words.contains { $0.hasPrefix("cairo-") })
        #expect(words.contains { $0.hasPrefix("harfbuzz-") })
        #expect(words.last?.hasPrefix("fonts-") == true)
        #expect(!Renderer.fingerprint.contains(" "))
    }
}
