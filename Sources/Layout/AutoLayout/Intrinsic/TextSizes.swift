import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension ContentMeasure {
    /// Returns the size of a label's text; an empty label has no size [175 of 194 stored frames].
    func label(_ text: TextContent, width: Double?) -> IntrinsicSize {
        let measured = text.text.isEmpty ? line(text) : measure(FramedText(label: text).request(width: width))
        let height = text.text.isEmpty ? 0 : measured.size.height
        return IntrinsicSize(
            width: measured.size.width, height: height,
            baseline: .fromEdges(
                first: measured.firstBaseline, last: measured.size.height - measured.lastBaseline))
    }

    /// Returns the size of a text field: its height depends on its border, and without one on whether it is secure; its
    /// text is centered vertically [measured on stored frames].
    func textField(_ field: TextField) -> IntrinsicSize {
        var field = field
        // The clear button does not affect the size.
        field.clearButton = nil
        let framed = FramedText(field)
        let line = line(framed.text)
        let isEmpty = framed.text.text.isEmpty
        return IntrinsicSize(
            width: width(of: field, line: line.size.width, framed),
            height: height(of: field, line: line.size.height),
            baseline: isEmpty ? emptyBaseline(line) : line.baselineBelowCenter)
    }

    /// Returns the baseline of an empty field whose own font is not set yet: a line of its own height has the baseline
    /// of the 17-point system font [2 stored fields of 2 repositories, of 14 points].
    private func emptyBaseline(_ line: TextSize) -> IntrinsicSize.Baseline {
        let usual = self.line(TextContent("", font: .system(size: 17)))
        return .belowCenter(usual.firstBaseline - line.size.height / 2)
    }

    /// Returns the width of a field. Without a border, a field begins its text at its left edge, as in UIKit's
    /// `textRect(forBounds:)`; with a text, it is whole points wide and has 4 more for the caret after the text [2
    /// stored fields of one file], but it is as wide as a placeholder [2 stored fields of 2 repositories]. With a
    /// rounded border, it is 28 points wider than its text [iOS 26, and 4 stored fields of 3 repositories], or than a
    /// space in whole points if it is empty [3 stored fields of 2 repositories].
    private func width(of field: TextField, line: Double, _ framed: FramedText) -> Double {
        let sides = framed.sides
        if field.border == .roundedRect, field.textInsets == nil {
            guard framed.text.text.isEmpty else { return line + 28 }
            var space = framed.text
            space.text = " "
            return self.line(space).size.width.rounded(.up) + 28
        }
        guard field.border == .none else { return line + sides }
        let inside = field.text.text.isEmpty ? line : line.rounded(.up) + 4
        return field.textInsets == nil ? inside : inside + sides
    }

    private func height(of field: TextField, line: Double) -> Double {
        switch field.border {
        case .roundedRect:
            max(rules.controls.roundedFieldHeight, line.rounded(.up) + rules.controls.roundedFieldHeight - 24)
        case .none where field.isSecure: line.rounded(.up)
        case .none:
            max(
                rules.controls.plainFieldHeight,
                rules.controls.plainFieldPadding.map { grid.ceil(length: line + $0) } ?? line.rounded(.up))
        // Not in any stored frame; UIKit's border of one point and padding of two on each side.
        case .line, .bezel: line.rounded(.up) + 6
        }
    }

    /// Returns the size of a text view that does not scroll: its text plus the insets around it; a line of a text style
    /// is as high as its leading [measured on stored frames].
    func textView(_ view: TextView, width: Double?) -> IntrinsicSize {
        let framed = FramedText(view)
        let insets = framed.insets
        let line = line(view.text)
        let baseline = IntrinsicSize.Baseline.fromEdges(
            first: insets.top + line.firstBaseline, last: insets.bottom + line.size.height - line.lastBaseline)
        guard !view.isScrollEnabled else { return IntrinsicSize(baseline: baseline) }
        let measured = framed.text.text.isEmpty ? line : measure(framed.request(width: width))
        let extraLeading = view.text.lineLeading.map { max(0, $0 - line.size.height) } ?? 0
        return IntrinsicSize(
            width: measured.size.width + framed.sides,
            height: grid.ceil(length: measured.size.height + extraLeading + (insets.top + insets.bottom)),
            baseline: baseline)
    }

    private func measure(_ request: TextRequest) -> TextSize { text(request.text, request.width) }
}

extension TextSize {
    /// The baseline of a single line that is vertically centered in a view.
    var baselineBelowCenter: IntrinsicSize.Baseline {
        .belowCenter(firstBaseline - size.height / 2)
    }
}
