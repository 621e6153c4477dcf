import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimText
package import LayoutSimViewTree

/// The attributes of a view for audits that do not depend on its frame.
struct ViewTraits {
    /// Whether it is drawn if its superviews are.
    let isDrawn: Bool
    /// Whether users reach its subviews by scrolling.
    let scrollsSubviews: Bool
    /// Whether it clips its subviews to its bounds.
    let clipsToBounds: Bool
    /// Whether it may have a text to audit; most views have none.
    let mayShowText: Bool
    /// Whether it has content that users would miss if it had zero size.
    let hasContent: Bool
    /// Whether it is an image that is stretched to the view.
    let isStretched: Bool
    /// Whether its visible part is its text.
    let isLabel: Bool
    /// The height in points that a label's text leaves empty above and below; `nil` for other views, and for empty
    /// labels.
    let labelLeading: Double?
    /// Whether its visible part is the title and image of a button.
    let isPlainButton: Bool
    /// Its purpose; `nil` for a view without content.
    let kind: ShownPart.Kind?
    /// The minimum size of the touch target, in points; `nil` for views that are not touched.
    let leastSize: Size?

    init(_ view: View, _ metrics: ControlMetrics) {
        isDrawn = !view.isHidden && view.alpha > 0 && !view.source.isHiddenAtFirst
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

    /// Whether it is a stretched image; symbols are never stretched.
    fileprivate var isStretchedPicture: Bool {
        guard case .image(let image, .scaleToFill) = self, image.showsSomething else { return false }
        if case .symbol = image.source { return false }
        return image.size.width > 0 && image.size.height > 0
    }

    /// Returns Apple's least size of controls, or the natural size of those of the system.
    fileprivate func leastSize(_ metrics: ControlMetrics) -> Size? {
        switch self {
        case .button: Size(width: 28, height: 28)
        // A field without the system's border is one of several for a digit each, or lies on a larger box.
        case .textField(let field):
            field.border == .roundedRect ? Size(width: 28, height: metrics.roundedFieldHeight) : nil
        case .control(.toggle): Size(width: 44, height: metrics.toggle.height)
        case .control(.slider): Size(width: 44, height: metrics.sliderHeight)
        case .control(.stepper): Size(width: 88, height: metrics.stepper.height)
        case .control(.segmented(let segments, _, _)):
            Size(width: 28 * Double(segments.count), height: min(28, metrics.segmentedHeight))
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
