import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimText
package import LayoutSimViewTree

/// What audits ask of a view whatever its frame.
struct ViewTraits {
    /// Whether it is drawn as far as its superviews are.
    let isDrawn: Bool
    /// Whether users reach its subviews by scrolling.
    let scrollsSubviews: Bool
    /// Whether it cuts off its subviews at its edges.
    let clipsToBounds: Bool
    /// Whether it has a text to look at; most views have none.
    let mayShowText: Bool
    /// Whether users would miss something if it had zero size.
    let hasContent: Bool
    /// Whether it is a picture that is stretched to the view.
    let isStretched: Bool
    /// Whether its visible part is that of its text.
    let isLabel: Bool
    /// The height in points that a label's text leaves empty above and below; `nil` for other views, and without a text.
    let labelLeading: Double?
    /// Whether its visible part is that of the title and picture of a button.
    let isPlainButton: Bool
    /// What it is for; `nil` for a view that shows nothing.
    let kind: ShownPart.Kind?
    /// The smallest size in points in which it can be touched; `nil` for views that nobody touches.
    let leastSize: Size?

    init(_ view: View, _ metrics: ControlMetrics) {
        isDrawn = !view.isHidden && view.alpha > 0
        scrollsSubviews = view.scrollsSubviews
        clipsToBounds = view.clipsToBounds
        mayShowText = view.content.mayShowText
        hasContent = view.content.hasContent
        isStretched = view.content.isStretchedPicture
        kind = ShownPart.Kind(view)
        leastSize = view.content.leastSize(metrics)
        var (isLabel, isPlainButton, leading) = (false, false, Double?.none)
        switch view.content {
        case .label(let text, _):
            isLabel = true
            if !text.text.isEmpty { leading = text.font.size / 10 }
        case .button(let button): isPlainButton = !button.hasBackground && view.backgroundColor == nil
        default: break
        }
        (self.isLabel, self.isPlainButton, labelLeading) = (isLabel, isPlainButton, leading)
    }
}

extension Content {
    fileprivate var mayShowText: Bool {
        switch self {
        case .label, .button, .textField, .textView, .control: true
        case .none, .image, .stack, .scroll, .opaque: false
        }
    }

    fileprivate var hasContent: Bool {
        switch self {
        case .label(let text, _): !text.text.isEmpty
        case .image(let image, _): image.showsSomething
        case .button(let button): button.showsSomething
        case .textField, .control: true
        case .textView(let textView): !textView.text.text.isEmpty
        case .opaque(let kind): kind != .effect && kind != .other
        case .none, .stack, .scroll: false
        }
    }

    /// Symbols are never stretched.
    fileprivate var isStretchedPicture: Bool {
        guard case .image(let image, .scaleToFill) = self, image.showsSomething else { return false }
        if case .symbol = image.source { return false }
        return image.size.width > 0 && image.size.height > 0
    }

    /// Apple's 44 points, or the own size of system controls.
    fileprivate func leastSize(_ metrics: ControlMetrics) -> Size? {
        switch self {
        case .button: Size(width: 44, height: 44)
        case .textField(let field):
            Size(width: 44, height: field.border == .roundedRect ? metrics.roundedFieldHeight : 0)
        case .control(.toggle): Size(width: 44, height: metrics.toggle.height)
        case .control(.slider): Size(width: 44, height: metrics.sliderHeight)
        case .control(.stepper): Size(width: 88, height: metrics.stepper.height)
        case .control(.segmented(let segments, _, _)):
            Size(width: 30 * Double(segments.count), height: metrics.segmentedHeight)
        case .none, .label, .image, .textView, .control, .stack, .scroll, .opaque: nil
        }
    }
}

extension View {
    /// Whether users reach its subviews by scrolling.
    package var scrollsSubviews: Bool {
        switch content {
        case .scroll, .opaque(.table), .opaque(.collection): true
        default: false
        }
    }
}
