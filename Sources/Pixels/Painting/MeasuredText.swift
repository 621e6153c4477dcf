package import LayoutSimAutoLayout
import LayoutSimDevices
package import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimText
package import LayoutSimTypography
package import LayoutSimViewTree

// Text is typeset only once: the lines that a typesetter composed to measure a view are those that it returns for
// drawing.

extension LayoutEngine {
    /// Creates a layout engine for a screen whose texts are measured by the typesetter that typesets them for drawing.
    package init(_ screen: Screen, typesetter: Typesetter) {
        self.init(screen, measure: typesetter.measure(on: screen), fonts: { FontLines(of: $0) })
    }

    /// Creates a layout engine for a screen that `filled(_:typesetter:)` has filled.
    package init(_ filled: FilledScreen, authored screen: Screen, typesetter: Typesetter) {
        self.init(
            filled, authored: screen, measure: typesetter.measure(on: screen), fonts: { FontLines(of: $0) })
    }

    /// Returns a screen with the contents of lists, containers and hosting views in place.
    package static func filled(_ screen: Screen, typesetter: Typesetter) -> FilledScreen {
        filled(screen, measure: typesetter.measure(on: screen), fonts: { FontLines(of: $0) })
    }
}

extension TextSize {
    /// Creates the size and baselines of a text that is set.
    package init(_ layout: TextLayout) {
        self.init(
            size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
            lineCount: layout.lines.count, lineHeights: layout.exactSize.height)
    }
}

extension Typesetter {
    /// Returns the measure of the texts of a screen.
    fileprivate func measure(on screen: Screen) -> TextMeasure {
        let grid = PixelGrid(scale: screen.viewport.scale)
        return { text, width in TextSize(self.layout(text, width: width, grid: grid)) }
    }

    /// Returns the text of a label, text field or text view as drawn in its frame; `nil` for other views.
    package func layout(of placed: PlacedView, grid: PixelGrid) -> TextLayout? {
        placed.view.content.framedText.map { text in
            layout(text.request(in: placed.frame.size, measuredWidth: placed.measuredWidth), grid: grid)
        }
    }
}

extension FontLines {
    /// The lines of the font of a text's first words.
    fileprivate init(of text: TextContent) {
        let first = text.runs.first?.style
        let (font, leading) = (first?.font ?? text.font, first.map(\.lineLeading) ?? text.lineLeading)
        let metrics = FontMetrics(of: font)
        self.init(
            leading: leading.map { $0 - metrics.lineHeight } ?? 0, height: metrics.lineHeight,
            ascender: metrics.ascender, descender: metrics.descender, capHeight: metrics.capHeight)
    }
}
