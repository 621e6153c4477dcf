package import LayoutSimDrawing
package import LayoutSimGeometry
import LayoutSimText

extension TextLayout {
    /// Whether outlines or shadows reach beyond the letters.
    package var reachesBeyondLetters: Bool {
        lines.contains { line in
            line.paragraph.spans.contains { $0.style.strokeWidth != 0 || $0.style.shadow != nil }
        }
    }

    /// Returns the operations that draw the text in a box, centered vertically: backgrounds, letters, underlines and
    /// strikethroughs; `color` is that of letters without their own.
    package func operations(in rect: Rect, color: Color, outlines: GlyphOutlines) -> [DrawingOperation] {
        guard let boxes else { return runs(in: rect).map { .glyphs($0, color) } }
        let top = rect.minY + (rect.height - size.height) / 2
        let hairline = 1 / grid.scale
        var behind: [DrawingOperation] = []
        var letters: [DrawingOperation] = []
        for (index, placed) in placedLines(in: rect).enumerated() {
            let box = boxes.boxes[index]
            for part in parts(of: placed) {
                let style = part.span.style
                if let background = style.background {
                    let area = Rect(
                        x: part.x, y: top + box.top, width: part.width, height: box.bottom - box.top)
                    behind.append(.fill(.rect(area), background))
                }
                let drawn = part.drawn(
                    baseline: placed.start.y, color: style.color ?? color, hairline: hairline, outlines)
                letters += style.shadow.map { drawn.casting($0) } ?? drawn
            }
        }
        return behind + letters
    }

    /// Returns the segments of a line in a single style each, from left to right.
    private func parts(of placed: PlacedLine) -> [StyledPart] {
        let paragraph = placed.line.paragraph
        var parts: [StyledPart] = []
        var x = placed.start.x
        for cluster in paragraph.visualOrder(of: placed.line.clusters) {
            guard let span = paragraph.span(of: cluster) else { continue }
            if parts.last?.span.clusters != span.clusters { parts.append(StyledPart(span: span, x: x)) }
            let size = span.size * setting.size
            let first = paragraph.boundaries[cluster].glyph
            for glyph in paragraph.glyphs[first..<paragraph.boundaries[cluster + 1].glyph] {
                let origin = Point(x: x + glyph.x * setting.size, y: placed.start.y - glyph.y * setting.size)
                let positioned = PositionedGlyph(index: glyph.index, origin: origin)
                parts[parts.count - 1].append(positioned, face: paragraph.faces[glyph.face], size: size)
                x += setting.advance(of: glyph)
            }
            x += placed.line.gap(behind: cluster, stretch: placed.stretch)
            parts[parts.count - 1].width = x - parts[parts.count - 1].x
        }
        return parts
    }
}

/// A segment of a line in a single style; lengths are in points.
private struct StyledPart {
    let span: StyledSpan
    let x: Double
    var width = 0.0
    var runs: [GlyphRun] = []

    init(span: StyledSpan, x: Double) {
        self.span = span
        self.x = x
    }

    mutating func append(_ glyph: PositionedGlyph, face: FontFace, size: Double) {
        guard span.style.attachment == nil else { return }
        if let last = runs.last, last.face == face {
            runs[runs.count - 1].glyphs.append(glyph)
        } else {
            runs.append(GlyphRun(face: face, size: size, glyphs: [glyph]))
        }
    }

    func drawn(
        baseline: Double, color: Color, hairline: Double, _ outlines: GlyphOutlines
    ) -> [DrawingOperation] {
        let style = span.style
        if let attachment = style.attachment {
            guard let picture = attachment.picture else { return [] }
            let rect = Rect(
                x: x, y: baseline - attachment.rise - attachment.height, width: attachment.width,
                height: attachment.height)
            return [.image(ImageSource(name: picture), rect)]
        }
        let raised = baseline - style.baselineOffset
        // San Francisco's underline lies a tenth of the size below the baseline; its strikethrough is at half the
        // x-height.
        let below = style.underline.map { line($0, at: raised + 0.1 * span.size, color, hairline) } ?? []
        let through = style.strikethrough.map { line($0, at: raised - 0.26 * span.size, color, hairline) } ?? []
        return below + letters(color, outlines) + through
    }

    /// Returns the letters: filled unless the stroke width is positive, and outlined unless it is 0.
    private func letters(_ color: Color, _ outlines: GlyphOutlines) -> [DrawingOperation] {
        let style = span.style
        let filled = style.strokeWidth <= 0 ? runs.map { DrawingOperation.glyphs($0, color) } : []
        guard style.strokeWidth != 0 else { return filled }
        let pen = Pen(width: abs(style.strokeWidth) / 100 * span.size)
        return filled
            + runs.map { $0.outline(outlines) }.filter { !$0.elements.isEmpty }
            .map { .traced($0, style.strokeColor ?? color, pen) }
    }

    /// Returns a line, a twentieth of the size thick and at least a pixel.
    private func line(
        _ decoration: TextDecoration, at y: Double, _ color: Color, _ hairline: Double
    ) -> [DrawingOperation] {
        let pixels = max(1, (0.05 * span.size / hairline).rounded())
        let thickness = pixels * hairline * (decoration.line == .thick ? 2 : 1)
        let top = (y / hairline).rounded() * hairline
        let tops = decoration.line == .double ? [top, top + 2 * thickness] : [top]
        let color = decoration.color ?? color
        return tops.map { top in
            guard let dashes = decoration.pattern.dashes(thickness) else {
                return .fill(.rect(Rect(x: x, y: top, width: width, height: thickness)), color)
            }
            let middle = top + thickness / 2
            let path = Path([.move(Point(x: x, y: middle)), .line(Point(x: x + width, y: middle))])
            return .stroke(path, color, Stroke(width: thickness, dashes: dashes))
        }
    }
}

extension [DrawingOperation] {
    /// Returns the operations as a layer that casts a shadow.
    fileprivate func casting(_ shadow: RunShadow) -> [DrawingOperation] {
        guard shadow.color.alpha > 0, !isEmpty else { return self }
        var compositing = Compositing()
        compositing.shadow = Shadow(color: shadow.color, offset: shadow.offset, radius: shadow.radius)
        return [.composited(compositing, self)]
    }
}

extension TextDecoration.Pattern {
    /// Returns the dashes and gaps in points; `nil` for a solid line.
    fileprivate func dashes(_ thickness: Double) -> [Double]? {
        switch self {
        case .solid: nil
        case .dot: [thickness, thickness]
        case .dash: [4 * thickness, 2 * thickness]
        case .dashDot: [4 * thickness, 2 * thickness, thickness, 2 * thickness]
        case .dashDotDot: [4 * thickness, 2 * thickness, thickness, 2 * thickness, thickness, 2 * thickness]
        }
    }
}
