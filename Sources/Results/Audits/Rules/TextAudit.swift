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
    /// Texts that are not completely visible.
    var textFindings: [AuditFinding] { textFindings(in: nil) }

    /// Returns the findings in the texts of some views, by id; `nil` for all views.
    func textFindings(in views: Set<String>?) -> [AuditFinding] {
        visible.filter { position in
            !layout.views[position].frame.isEmpty && traits[position].mayShowText
                && views?.contains(layout.views[position].view.id) ?? true
        }.flatMap { position in
            memory.textFindings(of: layout.views[position], at: position) { textFindings(position) }
        }
    }

    private func textFindings(_ position: Int) -> [AuditFinding] {
        let placed = layout.views[position]
        let frame = placed.frame
        if traits[position].isLabel {
            return traits[position].labelLeading.map {
                textFindings(leading: $0, self.text(at: position), in: frame.size, of: placed)
            } ?? []
        }
        switch placed.view.content {
        case .button(let button):
            guard !button.hasViewsOfParts else { return [] }
            let parts = memory.parts(of: button, in: frame.size, at: position)
            return [
                (button.title, parts.titleLayout, parts.title),
                (button.subtitle?.content, parts.subtitleLayout, parts.subtitle),
            ].flatMap { text, set, place -> [AuditFinding] in
                guard let text, !text.text.isEmpty else { return [] }
                return textFindings(leading: text.font.size / 10, set, in: place.size, of: placed)
            }
        case .textField(let field):
            let text = FramedText(field)
            guard !text.text.text.isEmpty, frame.width > text.sides else { return [] }
            return truncations(self.text(at: position), of: placed)
        case .textView(let textView):
            return textView.isScrollEnabled ? [] : heightFindings(textView, self.text(at: position), placed)
        case .control(.segmented(let segments, let selected, let apportions)) where !apportions:
            let metrics = layout.screen.rules.controls
            let widths = metrics.widths(of: segments, in: frame.width, byContent: false) { _, _ in 0 }
            return zip(segments, widths).enumerated().flatMap { index, segment in
                lineFindings(
                    segment.0.title, metrics.font(of: segment.0, isSelected: index == selected), in: segment.1,
                    of: placed)
            }
        case .none, .label, .image, .control, .stack, .scroll, .opaque: return []
        }
    }

    private func textFindings(
        leading: Double, _ set: TextLayout?, in size: Size, of placed: PlacedView
    ) -> [AuditFinding] {
        guard let set, size.width > 0 else { return [] }
        if set.isTruncated { return truncations(set, of: placed) }
        return heightFindings(set.size.height, in: size.height, leading: leading, of: placed)
    }

    /// Returns the finding for a single line that is truncated if it does not fit, such as the title of a segment.
    private func lineFindings(
        _ text: String, _ font: Font, in width: Double, of placed: PlacedView
    ) -> [AuditFinding] {
        guard !text.isEmpty, width > 0 else { return [] }
        return truncations(memory.line(TextContent(text, font: font), in: width), of: placed)
    }

    private func truncations(_ set: TextLayout?, of placed: PlacedView) -> [AuditFinding] {
        guard let set, set.isTruncated else { return [] }
        return [finding(.truncated, placed, quoted(set.lines.last?.text ?? ""))]
    }

    private func heightFindings(
        _ textView: TextView, _ set: TextLayout?, _ placed: PlacedView
    ) -> [AuditFinding] {
        guard let set, !textView.text.text.isEmpty else { return [] }
        let insets = FramedText(textView).insets
        return heightFindings(
            set.size.height, in: placed.frame.height - insets.top - insets.bottom, leading: 0, of: placed)
    }

    /// Returns the finding for a height; most texts leave a tenth of the font size empty above and below.
    private func heightFindings(
        _ height: Double, in room: Double, leading: Double, of placed: PlacedView
    ) -> [AuditFinding] {
        guard height > room + max(leading, 1 / layout.screen.viewport.scale) else { return [] }
        return [finding(.clipped, placed, "the text is \(decimal(height)) high, the frame \(decimal(max(0, room)))")]
    }

    /// Returns the rectangle of the lines of the label at a position, in screen coordinates.
    func textRect(at position: Int) -> Rect {
        let frame = layout.views[position].screenFrame
        guard !frame.isEmpty, let set = self.text(at: position) else { return frame }
        let starts = set.starts(in: frame)
        let height = min(set.size.height, frame.height)
        let left = max(starts.min() ?? frame.minX, frame.minX)
        // The size includes the space at which a line breaks; from right to left it would extend beyond the edge.
        return Rect(
            x: left, y: frame.midY - height / 2, width: max(0, min(set.size.width, frame.maxX - left)), height: height)
    }
}
