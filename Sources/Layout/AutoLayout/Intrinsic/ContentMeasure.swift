import LayoutSimEquations
import LayoutSimText
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// Measures the contents of views by the rules of their kind, and texts with a measuring function.
struct ContentMeasure {
    let rules: SystemRules
    let grid: PixelGrid
    let text: TextMeasure

    /// Returns the intrinsic content size of a view; text that may wrap wraps at `width` points, if it is not `nil`.
    func size(of view: View, width: Double?) -> IntrinsicSize {
        let width = view.preferredMaxLayoutWidth ?? width
        let size: IntrinsicSize
        switch view.content {
        // A stack view's size follows from its items; placeholders count only if it has none [fitted on stored frames].
        case .stack(let stack):
            guard stack.arranged.isEmpty else { return IntrinsicSize() }
            size = IntrinsicSize()
        case .none, .scroll, .opaque: size = IntrinsicSize()
        case .image(let image, _):
            size = IntrinsicSize(
                width: image.intrinsicSize?.width, height: image.intrinsicSize?.height,
                baseline: view.symbolBaseline(image))
        case .label(let text, _): size = label(text, width: width)
        case .button(let button): size = self.button(button, width: width)
        case .textField(let field): size = textField(field)
        case .textView(let view): size = textView(view, width: width)
        case .control(let control):
            let whole = self.control(control).higher(by: view.bars?.promptHeight ?? 0)
            size = whole.without(view.content.alignmentInsets(rules.controls))
        }
        return rendered(size, of: view, width: width).overridden(by: view.intrinsicSizeOverride).sound
    }

    /// Returns the size of a text on one line; an empty text has the height and baselines of a letter.
    func line(_ text: TextContent) -> TextSize {
        var line = text
        line.numberOfLines = 1
        guard text.text.isEmpty else { return self.text(line, nil) }
        line.text = "x"
        line.runs = []
        var size = self.text(line, nil)
        size.size.width = 0
        return size
    }
}

extension IntrinsicSize {
    /// Returns the size with the height of a prompt added.
    fileprivate func higher(by prompt: Double) -> IntrinsicSize {
        IntrinsicSize(width: width, height: height.map { $0 + prompt })
    }

    /// Returns the size of the alignment rectangle of a frame.
    fileprivate func without(_ insets: EdgeInsets) -> IntrinsicSize {
        var size = self
        size.width = width.map { $0 - insets.left - insets.right }
        size.height = height.map { $0 - insets.top - insets.bottom }
        return size
    }
}

extension View {
    /// Returns the baseline of a symbol in its alignment rectangle.
    fileprivate func symbolBaseline(_ image: Image) -> IntrinsicSize.Baseline {
        guard case .symbol = image.source, ownClassRules?.alignmentInsets != nil,
            let height = image.intrinsicSize?.height
        else { return .none }
        let descent = SymbolBox.descent(ofHeight: height)
        return .fromEdges(first: height - descent, last: descent)
    }

    /// Whether the height of the content depends on the width that layout gives it.
    var wraps: Bool {
        guard preferredMaxLayoutWidth == nil else { return false }
        switch content {
        case .label(let text, _): return text.numberOfLines != 1 && !text.text.isEmpty
        case .textView(let view): return !view.isScrollEnabled
        case .button(let button): return button.wrapsTitle
        default: return false
        }
    }
}
