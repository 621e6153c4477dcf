import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimGeometry

/// Measures a text in a font whose every glyph is a square of the font's size: `n` glyphs at size 10 are `10 n` wide.
func squareGlyphs(_ text: TextContent, width: Double?) -> TextSize {
    let side = text.font.size
    let perLine = width.map { max(1, Int($0 / side)) } ?? max(1, text.text.count)
    let lines = max(1, (text.text.count + perLine - 1) / perLine)
    let longest = min(text.text.count, perLine)
    return TextSize(
        size: Size(width: Double(longest) * side, height: Double(lines) * side), firstBaseline: side * 0.8,
        lastBaseline: Double(lines) * side - side * 0.2)
}
