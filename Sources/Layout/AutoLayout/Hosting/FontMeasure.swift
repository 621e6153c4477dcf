package import LayoutSimProposalTree
package import LayoutSimText

/// Measures the lines of a text's font, which decide how far neighbors of the text are apart.
package typealias FontMeasure = (_ text: TextContent) -> FontLines

/// Measures any font as one without lines.
package func noFontLines(_ text: TextContent) -> FontLines {
    FontLines(leading: 0, height: 0, ascender: 0, descender: 0, capHeight: 0)
}
