import LayoutSimGeometry
import Testing

@Suite struct ColorTests {
    @Test(
        "A color is written with the digits of its channels",
        arguments: [
            (Color.black, "#000000"), (.white, "#FFFFFF"), (Color(hex: 0x1D77EF), "#1D77EF"),
            (Color(hex: 0x00FF0A), "#00FF0A"), (.clear, "#00000000"), (Color(hex: 0xABCDEF).withAlpha(5), "#ABCDEF05"),
            (Color(red: 1, green: 2, blue: 3, alpha: 255), "#010203"),
        ])
    func color(color: Color, text: String) {
        #expect("\(color)" == text)
    }
}
