import LayoutSimTypography
import UIKit

/// Shows a text.
final class TextLabel: UILabel {
    private var filling: UIView?
    private var bars: [CALayer] = []

    /// Shows a text as it is set in the label's bounds.
    func show(_ setter: TextSetter) {
        let scale = setter.scale(width: Double(bounds.width), height: Double(bounds.height))
        let paint = setter.paint
        numberOfLines = setter.lineLimit
        lineBreakMode = setter.lineBreakMode
        allowsDefaultTighteningForTruncation = setter.environment.allowsTightening
        let shrinks = setter.lineLimit == 1 && setter.environment.minimumScaleFactor < 1
        adjustsFontSizeToFitWidth = shrinks
        minimumScaleFactor = shrinks ? setter.environment.minimumScaleFactor : 0
        font = setter.labelFont(scale: scale)
        textAlignment = setter.alignment
        textColor = paint.color
        if setter.isPlain {
            text = setter.words
        } else {
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

    private func cast(_ shadows: [ShadowPaint]) {
        let drop = shadows.last { !$0.isInner }
        layer.shadowOpacity = drop == nil ? 0 : 1
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
        guard setter.environment.redactionReasons.contains(.placeholder) else { return }
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
        let own = isPlain ? pieces.first?.look.style : nil
        return own?._paint(0, in: environment) ?? environment.foregroundPaint(0)
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
    var isPlain: Bool { true }

    func makeView() -> TextLabel { TextLabel() }

    func update(_ view: TextLabel, in context: DisplayContext) { view.show(setter) }
}
