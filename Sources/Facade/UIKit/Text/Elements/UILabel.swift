public import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import LayoutSimViewTree
public import LayoutSimInertness

/// The placement of the baseline when text shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

/// An object that adjusts to changes of the content size category.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font changes with the content size category.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var textState = LabelText()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setUpDefaults() {
        super.setUpDefaults()
        isUserInteractionEnabled = false
        setDefaultOpaque(false)
        contentMode = .redraw
    }

    /// The text, or the characters of the attributed text.
    open var text: String? {
        get { textState.string }
        set { change { $0.setPlain(newValue, keepsOwnFont: true) } }
    }
    /// The attributed text; its first font, color, and alignment become those of the label.
    open var attributedText: NSAttributedString? {
        get { textState.attributed }
        set { change { $0.setAttributed(newValue) } }
    }
    /// The font of the text; setting `nil` restores the 17-point system font.
    open var font: UIFont! {
        get { textState.font }
        set {
            change { $0.setFont(newValue ?? LabelText.defaultFont) }
            followContentSizeLimits()
        }
    }
    /// The color of the text; setting `nil` restores the label color.
    open var textColor: UIColor! {
        get { textState.color }
        set { change { $0.setColor(newValue ?? .label) } }
    }
    /// The alignment of the text; natural by default.
    open var textAlignment: NSTextAlignment {
        get { textState.alignment }
        set { change { $0.setAlignment(newValue) } }
    }
    /// How lines break and how text that does not fit is truncated; at the tail by default.
    open var lineBreakMode: NSLineBreakMode {
        get { textState.lineBreakMode }
        set { change { $0.setLineBreakMode(newValue) } }
    }
    /// The strategy for breaking lines, for text whose paragraph style has none.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { textChanged() }
    }
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textChanged() } }
    }
    /// Whether the text shrinks to fit the width of the label.
    open var adjustsFontSizeToFitWidth = false {
        didSet { textChanged() }
    }
    /// The smallest scale factor of text that shrinks to fit; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { textChanged() }
    }
    /// The width at which the intrinsic content size wraps the text, in points; 0 for the width from Auto Layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
    }
    /// Whether the font changes with the content size category.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followContentSizeLimits() }
    }
    /// The vertical place of a single line that shrinks to fit.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
    /// Whether letters of a line that is up to a twentieth too long are drawn closer together instead of truncating it.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { textChanged() } }
    }
    /// The color of the text while the label is highlighted; `nil` for `textColor`.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Whether the text is drawn in the highlighted color.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// Whether the label is enabled; if not, its text is drawn at half the opacity.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// The color of the text's shadow; `nil` for no shadow.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The offset of the text's shadow, in points; one point upward by default.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
    /// Whether the pointer reveals truncated text in a tooltip; stored only.
    @Inert(.behavior) open var showsExpansionTextWhenTruncated = false

    /// Returns the text's rectangle within bounds.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        if TextRectProbe.isOn { return TextRectProbe.mark }
        guard let text = textContent(lines: numberOfLines), !text.text.isEmpty else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let size = TextSetting.layout(
            TextRequest(text, width: finite(bounds.width), height: finite(bounds.height)), scale: Double(pixelScale)
        ).size
        return CGRect(
            origin: bounds.origin, size: CGSize(width: min(size.width, max(bounds.width, 0)), height: size.height))
    }

    /// Draws the text, vertically centered in a rectangle.
    open func drawText(in rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext(), context.drawnLayer === layer, context.ctm.isIdentity,
            rect == bounds, context.fillsText
        {
            return context.recordContent()
        }
        let text = textContent(lines: numberOfLines)
        if let text, let shadowColor {
            let place = rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
            TextDrawing.draw(text, color: shadowColor, in: place, scale: Double(pixelScale))
        }
        if let text { TextDrawing.draw(text, color: shownColor, in: rect, scale: Double(pixelScale)) }
    }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    open override var intrinsicContentSize: CGSize {
        guard measuresItself else { return super.intrinsicContentSize }
        var width = CGFloat.greatestFiniteMagnitude
        if numberOfLines != 1 {
            width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : state.wrappingWidth ?? width
        }
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, let font = adjusted(textState.font, from: previousTraitCollection)
        else { return }
        change { $0.setFont(font) }
    }

    override func finish(_ value: inout View) {
        super.finish(&value)
        if preferredMaxLayoutWidth > 0 { value.preferredMaxLayoutWidth = Double(preferredMaxLayoutWidth) }
        value.textShadow = shadowColor.flatMap { color in
            guard shadowOffset != .zero, shadowOffset.width.isFinite, shadowOffset.height.isFinite else { return nil }
            return TextShadow(
                color: color.geometryColor(traitCollection),
                offset: Point(x: shadowOffset.width, y: shadowOffset.height))
        }
    }

    override var wrapsText: Bool { numberOfLines != 1 }

    override func contentValue() -> Content? {
        .label(shownText, color: shownColor.geometryColor(traitCollection))
    }

    override func measuredValue() -> Content? { .label(shownText, color: .black) }

    private var shownText: TextContent {
        textContent(lines: numberOfLines) ?? TextContent("", font: textState.font.values.font)
    }
}

/// Detects whether a class overrides the text rectangle: while the probe is on, the base implementation returns a
/// marker.
@MainActor enum TextRectProbe {
    static var isOn = false
    static let mark = CGRect(x: -90_017.25, y: -90_019.75, width: 70_017.25, height: 70_019.75)
}

extension UILabel {
    /// Whether the label's class overrides `textRect(forBounds:limitedToNumberOfLines:)`.
    private var measuresItself: Bool {
        guard type(of: self) != UILabel.self else { return false }
        TextRectProbe.isOn = true
        let answer = textRect(
            forBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000), limitedToNumberOfLines: numberOfLines)
        TextRectProbe.isOn = false
        return answer != TextRectProbe.mark
    }

    /// Returns the text for the layout engine; `nil` if there is none.
    func textContent(lines: Int) -> TextContent? {
        guard var content = textState.content(with: traitCollection) else { return nil }
        content.numberOfLines = max(0, lines)
        if content.lineBreakStrategy == .standard { content.lineBreakStrategy = lineBreakStrategy.value }
        if allowsDefaultTighteningForTruncation { content.allowsTightening = true }
        content.baselineAdjustment = baselineAdjustment.value
        if !isEnabled { content.runs = content.runs.map(\.dimmed) }
        if adjustsFontSizeToFitWidth {
            // Without a minimum scale factor, the text may shrink as far as necessary.
            content.minimumScaleFactor = minimumScaleFactor > 0 ? Double(min(minimumScaleFactor, 1)) : 0.01
        }
        return content
    }

    private var shownColor: UIColor {
        let color = isHighlighted ? highlightedTextColor ?? textState.color : textState.color
        return isEnabled ? color : color.dimmed
    }

    private func followContentSizeLimits() {
        guard adjustsFontForContentSizeCategory, let font = limited(textState.font) else { return }
        change { $0.setFont(font) }
    }

    /// Replaces the text and its style.
    func replaceText(_ text: LabelText) { change { $0 = text } }

    /// Sets plain text with its style, as setting each of them would, with one change.
    package func show(
        _ text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode
    ) {
        change {
            $0.setPlain(text)
            $0.setFont(font)
            $0.setColor(color)
            $0.setAlignment(alignment)
            $0.setLineBreakMode(lineBreakMode)
        }
        followContentSizeLimits()
    }

    /// Changes the style as set by the app's appearance settings.
    func takeStyle(_ edit: (inout LabelText) -> Void) { change(edit) }

    private func change(_ edit: (inout LabelText) -> Void) {
        let old = textState
        edit(&textState)
        guard !textState.isSame(as: old) else { return }
        textChanged()
        tellObservers()
    }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}

extension UIBaselineAdjustment {
    /// The equivalent adjustment of the layout engine.
    fileprivate var value: BaselineAdjustment {
        switch self {
        case .alignBaselines: .alignBaselines
        case .alignCenters: .alignCenters
        case .none: .none
        }
    }
}

extension StyledRun {
    /// The run with its own color at half the opacity.
    fileprivate var dimmed: StyledRun {
        var run = self
        run.style.color = style.color.map { $0.withAlpha($0.alpha / 2) }
        return run
    }
}

extension UIColor {
    /// The color of disabled text: at half the opacity (chosen).
    var dimmed: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha / 2)
        }
    }
}
