import LayoutSimDrawing
package import LayoutSimText
package import LayoutSimGeometry
package import LayoutSimTypography

/// A text in the frame of its label.
struct LabelPainting {
    /// The text as it is set for the frame.
    let text: TextLayout
    /// In points of the screen.
    let frame: Rect

    /// The glyphs; only what lies within the frame where the text is larger, as a layer cuts off its contents.
    func operations(_ color: Color) -> [DrawingOperation] {
        let glyphs = text.runs(in: frame).map { DrawingOperation.glyphs($0, color) }
        return overflows && !glyphs.isEmpty ? [.clipped(to: .rect(frame), glyphs)] : glyphs
    }

    private var overflows: Bool {
        text.size.height > frame.height + 0.001 || text.lines.contains { $0.width > frame.width + 0.001 }
    }
}

extension Typesetter {
    /// A text as a label of that size in points sets it: with as many lines as have room, but at least one.
    package func layout(_ text: TextContent, in size: Size, grid: PixelGrid) -> TextLayout {
        layout(text, width: size.width, height: size.height, grid: grid)
    }
}
