import LayoutSimGeometry
import LayoutSimPixels
import Testing

@Suite struct PixelTests {
    @Test(arguments: [
        (Color.white, "FFFFFFFF"), (.clear, "00000000"), (Color(hex: 0x010203), "FF010203"),
        (Color(red: 255, green: 128, blue: 1, alpha: 128), "80804001"),
    ])
    func `colors are premultiplied`(_ color: Color, _ text: String) {
        #expect(Pixel(color).description == text)
    }
}
