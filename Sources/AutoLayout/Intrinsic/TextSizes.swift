import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension ContentMeasure {
    /// A label is as large as its text; without text it has no size [175 of 194 stored frames].
    func label(_ text: TextContent, width: Double?) -> IntrinsicSize {
        let measured = text.text.isEmpty ? line(text) : self.text(text, text.numberOfLines == 1 ? nil : width)
        let height = text.text.isEmpty ? 0 : measured.size.height
        return IntrinsicSize(
            width: measured.size.width, height: height,
            baseline: .fromEdges(
                first: measured.firstBaseline, last: measured.size.height - measured.lastBaseline))
    }

    /// A field's height goes by its border, its text stands in the middle [measured on stored frames].
    func textField(_ field: TextField) -> IntrinsicSize {
        var shown = field.text
        if shown.text.isEmpty { shown.text = field.placeholder }
        let line = line(shown)
        return IntrinsicSize(
            width: width(of: field, line: line.size.width), height: height(of: field, line: line.size.height),
            baseline: line.baselineBelowCenter)
    }

    /// Without a border, whole points and 4 [2 stored fields of one file].
    private func width(of field: TextField, line: Double) -> Double {
        guard field.border == .none else { return line + 14 }
        return line == 0 ? 0 : line.rounded(.up) + 4
    }

    private func height(of field: TextField, line: Double) -> Double {
        switch field.border {
        case .roundedRect:
            max(rules.controls.roundedFieldHeight, line.rounded(.up) + rules.controls.roundedFieldHeight - 24)
        case .none:
            rules.controls.plainFieldPadding.map { grid.ceil(length: line + $0) } ?? line.rounded(.up)
        // Never seen free in stored frames; UIKit's border of a point and padding of two at each side.
        case .line, .bezel: line.rounded(.up) + 6
        }
    }

    /// A text view that does not scroll holds its text within 8 points above and below and 5 at the sides; a line of a
    /// text style is as high as its leading [measured on stored frames].
    func textView(_ view: TextView, width: Double?) -> IntrinsicSize {
        let line = line(view.text)
        let baseline = IntrinsicSize.Baseline.fromEdges(
            first: 8 + line.firstBaseline, last: 8 + line.size.height - line.lastBaseline)
        guard !view.isScrollEnabled else { return IntrinsicSize(baseline: baseline) }
        var text = view.text
        text.numberOfLines = 0
        let measured = text.text.isEmpty ? line : self.text(text, width.map { max(0, $0 - 10) })
        let extraLeading = text.lineLeading.map { max(0, $0 - line.size.height) } ?? 0
        return IntrinsicSize(
            width: measured.size.width + 10, height: grid.ceil(length: measured.size.height + extraLeading + 16),
            baseline: baseline)
    }
}

extension TextSize {
    /// The baseline of one line in the middle of a view.
    var baselineBelowCenter: IntrinsicSize.Baseline {
        .belowCenter(firstBaseline - size.height / 2)
    }
}
