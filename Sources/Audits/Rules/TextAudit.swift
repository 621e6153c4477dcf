import LayoutSimDrawing
import LayoutSimNotation
import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimTypography
import LayoutSimViewTree

extension LayoutAudit {
    /// Texts that are not wholly seen.
    var textFindings: [AuditFinding] {
        visible.filter { !$0.frame.isEmpty }.flatMap(textFindings)
    }

    private func textFindings(_ placed: PlacedView) -> [AuditFinding] {
        let frame = placed.frame
        switch placed.view.content {
        case .label(let text, _): return textFindings(text, in: frame.size, of: placed)
        case .button(let button):
            guard let title = button.title else { return [] }
            let room = ButtonParts(button, in: frame, typesetter: typesetter, grid: grid).title.size
            return textFindings(title, in: room, of: placed)
        case .textField(let field):
            return lineFindings(
                field.text.text.isEmpty ? field.placeholder : field.text.text, field.text.font,
                in: frame.width - 2 * TextField.sideInset(field.border), of: placed)
        case .textView(let textView): return textView.isScrollEnabled ? [] : heightFindings(textView, placed)
        case .control(.segmented(let segments, _, let apportions)) where !apportions:
            let width = frame.width / Double(max(segments.count, 1))
            let font = layout.screen.rules.controls.segmentFont
            return segments.flatMap { lineFindings($0.title, font, in: width, of: placed) }
        case .none, .image, .control, .stack, .scroll, .opaque: return []
        }
    }

    private func textFindings(_ text: TextContent, in size: Size, of placed: PlacedView) -> [AuditFinding] {
        guard !text.text.isEmpty, size.width > 0 else { return [] }
        let set = typesetter.layout(text, in: size, grid: grid)
        if set.isTruncated { return [finding(.truncated, placed, quoted(set.lines.last?.text ?? ""))] }
        return heightFindings(set.size.height, in: size.height, leading: text.font.size / 10, of: placed)
    }

    /// A single line that is cut where it has no room, such as a placeholder.
    private func lineFindings(
        _ text: String, _ font: Font, in width: Double, of placed: PlacedView
    ) -> [AuditFinding] {
        guard !text.isEmpty, width > 0 else { return [] }
        let set = typesetter.layout(TextContent(text, font: font), width: width, grid: grid)
        return set.isTruncated ? [finding(.truncated, placed, quoted(set.lines.last?.text ?? ""))] : []
    }

    private func heightFindings(_ textView: TextView, _ placed: PlacedView) -> [AuditFinding] {
        var text = textView.text
        text.numberOfLines = 0
        let insets = TextView.insets
        let set = typesetter.layout(text, width: placed.frame.width - insets.left - insets.right, grid: grid)
        guard !text.text.isEmpty else { return [] }
        return heightFindings(
            set.size.height, in: placed.frame.height - insets.top - insets.bottom, leading: 0, of: placed)
    }

    /// A tenth of the font's size above and below is empty in a line of most texts.
    private func heightFindings(
        _ height: Double, in room: Double, leading: Double, of placed: PlacedView
    ) -> [AuditFinding] {
        guard height > room + max(leading, 1 / layout.screen.viewport.scale) else { return [] }
        return [finding(.clipped, placed, "the text is \(decimal(height)) high, the frame \(decimal(max(0, room)))")]
    }

    /// Where the lines of a label stand, in points of the screen.
    func textRect(_ text: TextContent, in frame: Rect) -> Rect {
        guard !frame.isEmpty else { return frame }
        let set = typesetter.layout(text, in: frame.size, grid: grid)
        let starts = set.runs(in: frame).flatMap(\.glyphs).map(\.origin.x)
        let height = min(set.size.height, frame.height)
        return Rect(
            x: max(starts.min() ?? frame.minX, frame.minX), y: frame.midY - height / 2,
            width: min(set.size.width, frame.width), height: height)
    }
}
