import LayoutSimInertness
import LayoutSimTypography
import UIKit

/// Shows a text.
final class TextLabel: UILabel {
    private var filling: UIView?
    private var bars: [CALayer] = []

    /// Shows a text as it is set in the label's bounds.
    func show(_ setter: TextSetter) {
        let scale = setter.scale(width: Double(bounds.width), height: Double(bounds.height))
        let (settings, paint) = (setter.settings, setter.paint)
        numberOfLines = setter.lineLimit
        allowsDefaultTighteningForTruncation = settings.allowsTightening
        let shrinks = setter.lineLimit == 1 && settings.minimumScaleFactor < 1
        shrink(to: shrinks ? min(settings.minimumScaleFactor / scale, 1) : nil)
        if setter.isPlain {
            show(
                setter.words, font: setter.labelFont(scale: scale), color: paint.color, alignment: settings.alignment,
                lineBreakMode: settings.lineBreakMode)
        } else {
            lineBreakMode = settings.lineBreakMode
            font = setter.labelFont(scale: scale)
            textAlignment = settings.alignment
            textColor = paint.color
            let text = NSMutableAttributedString(string: "", attributes: [:])
            text.append(setter.attributed(scale: scale))
            text.addMissing(.foregroundColor, paint.color)
            attributedText = text
        }
        layer.compositingFilter = paint.blendMode == .normal ? nil : paint.blendMode.filter
        cast(paint.shadows)
        fill(paint, setter, scale)
        redact(setter)
    }

    /// Has a line that is too long shrink to a part of its size; `nil` for lines that do not.
    private func shrink(to factor: CGFloat?) {
        guard adjustsFontSizeToFitWidth != (factor != nil) || minimumScaleFactor != factor ?? 0 else { return }
        adjustsFontSizeToFitWidth = factor != nil
        minimumScaleFactor = factor ?? 0
    }

    private func cast(_ shadows: [ShadowPaint]) {
        if shadows.contains(where: \.isInner) { inert(.looks, in: ShadowStyle.self, "inner(color:radius:x:y:)") }
        let drop = shadows.last { !$0.isInner }
        let opacity: Float = drop == nil ? 0 : 1
        if layer.shadowOpacity != opacity { layer.shadowOpacity = opacity }
        guard let drop else { return }
        layer.shadowColor = drop.color.cgColor
        layer.shadowRadius = drop.radius
        layer.shadowOffset = drop.offset
    }

    /// Fills the letters with what is no color, which a view within letters shows.
    private func fill(_ paint: _Paint, _ setter: TextSetter, _ scale: CGFloat) {
        if case .color = paint.kind {
            filling?.removeFromSuperview()
            filling = nil
            return
        }
        let filling = paint.filling(reusing: filling)
        if filling !== self.filling {
            self.filling?.removeFromSuperview()
            addSubview(filling)
            self.filling = filling
        }
        filling.frame = bounds
        filling.alpha = CGFloat(paint.opacity)
        paint.fill(filling, for: paint.rect ?? bounds)
        let letters = UILabel(frame: bounds)
        letters.numberOfLines = numberOfLines
        letters.attributedText = attributedText
        letters.lineBreakMode = lineBreakMode
        letters.textColor = .black
        filling.mask = letters
        textColor = .clear
    }

    /// Shows bars in place of lines where the text is not told.
    private func redact(_ setter: TextSetter) {
        for bar in bars { bar.removeFromSuperlayer() }
        bars = []
        guard setter.settings.isRedacted else { return }
        let color = setter.paint.color
        let layout = setter.layout(width: Double(bounds.width), height: Double(bounds.height))
        textColor = .clear
        for (line, edges) in zip(layout.lines, layout.lineEdges) {
            let bar = CALayer()
            let (top, height) = (CGFloat(edges.top), CGFloat(edges.bottom - edges.top))
            // The part of the line that a bar covers, its opacity and its corners are chosen.
            bar.frame = CGRect(x: 0, y: top + height * 0.1, width: CGFloat(line.width), height: height * 0.8)
            bar.backgroundColor = color.faded(by: 0.16).cgColor
            bar.cornerRadius = 4
            layer.addSublayer(bar)
            bars.append(bar)
        }
    }
}

extension TextSetter {
    /// What draws the words, unless parts of them say otherwise.
    var paint: _Paint {
        if isPlain, let style = pieces.first?.look.style { return style._paint(0, in: environment) }
        return settings.color.map { _Paint(.color($0)) } ?? environment.foregroundPaint(0)
    }
}

extension NSMutableAttributedString {
    /// Adds an attribute to the parts that lack it.
    func addMissing(_ key: NSAttributedString.Key, _ value: Any) {
        let whole = NSRange(location: 0, length: length)
        var missing: [NSRange] = []
        unsafe enumerateAttribute(key, in: whole) { found, range, _ in if found == nil { missing.append(range) } }
        for range in missing { addAttribute(key, value: value, range: range) }
    }
}

/// Shows a text in a label.
struct TextDisplay: ElementDisplay {
    let setter: TextSetter
    /// The color of a moment instead of the text's own.
    var color: UIColor?
    var isPlain: Bool { true }

    func makeView() -> TextLabel { TextLabel() }

    func update(_ view: TextLabel, in context: DisplayContext) {
        view.show(setter)
        if view.alpha != 1 { view.alpha = 1 }
        // Parts with colors of their own keep them.
        if let color, setter.isPlain { view.textColor = color }
    }

    var keepsSize: Bool { true }
    var numbers: [Double]? {
        guard setter.isPlain, case .color = setter.paint.kind else { return nil }
        return setter.paint.color.mixedNumbers
    }
    func with(numbers: [Double]) -> TextDisplay {
        TextDisplay(setter: setter, color: UIColor(mixedNumbers: numbers))
    }

    func fault(in size: CGSize) -> String? { setter.hasOddNumber ? "has a number that no letters can have" : nil }
}
