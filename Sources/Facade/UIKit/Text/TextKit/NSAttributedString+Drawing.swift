public import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography

extension NSAttributedString {
    /// Returns the size of the text, broken at newlines only, in points, not rounded.
    public func size() -> CGSize { set(width: nil, options: [.usesLineFragmentOrigin, .usesFontLeading]).cgSize }

    /// Returns the bounding rectangle of the text, which may be taller than `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        let set = set(
            width: wraps ? finite(size.width) : nil, height: truncates ? finite(size.height) : nil, options: options)
        let y = wraps || length == 0 ? 0 : -(set.exactSize.height - set.lastBaseline)
        let rect = CGRect(origin: CGPoint(x: 0, y: y), size: set.cgSize)
        context?.actualScaleFactor = set.scaleFactor
        context?.totalBounds = rect
        return rect
    }

    /// Draws the text at a point, broken at newlines only.
    public func draw(at point: CGPoint) {
        let set = set(width: nil, options: [.usesFontLeading])
        TextDrawing.draw(set, color: drawnColor, from: point, width: set.size.width)
    }

    /// Draws the text in a rectangle, from the top.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in a rectangle, from the top; without `usesLineFragmentOrigin`, draws it unwrapped with the first
    /// baseline at the rectangle's top.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard options.contains(.usesLineFragmentOrigin) else {
            let set = set(width: nil, options: options)
            let top = CGPoint(x: rect.minX, y: rect.minY - set.firstBaseline)
            return TextDrawing.draw(set, color: drawnColor, from: top, width: set.size.width)
        }
        let set = set(width: finite(rect.width), height: finite(rect.height), options: options)
        context?.totalBounds = CGRect(origin: rect.origin, size: set.cgSize)
        TextDrawing.draw(set, color: drawnColor, from: rect.origin, width: rect.width)
    }

    private var drawnColor: UIColor { AttributedText(self, defaults: [:]).firstColor() ?? .black }

    /// Returns the layout of the text; truncating line break modes lay it out on one line.
    private func set(width: Double?, height: Double? = nil, options: NSStringDrawingOptions) -> TextLayout {
        let style =
            length == 0 ? nil : unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let mode = style?.lineBreakMode ?? .byWordWrapping
        var text = AttributedText(self, defaults: [:]).content(mode, traits: .current)
        let isOneLine = mode != .byWordWrapping && mode != .byCharWrapping && width != nil
        text.numberOfLines = isOneLine ? 1 : 0
        if options.contains(.truncatesLastVisibleLine) { text.lineBreakMode = .byTruncatingTail }
        if !options.contains(.usesFontLeading) {
            text.lineLeading = nil
            for index in text.runs.indices { text.runs[index].style.lineLeading = nil }
        }
        let scale = UITraitCollection.current.displayScale
        return TextSetting.layout(
            TextRequest(text, width: width, height: height), scale: scale > 0 ? Double(scale) : 2)
    }
}

extension TextLayout {
    fileprivate var cgSize: CGSize { CGSize(width: exactSize.width, height: exactSize.height) }
}

extension NSString {
    /// Returns the size of the text, broken at newlines only, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    /// Returns the bounding rectangle of the text, which may be taller than `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text at a point, broken at newlines only.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text in a rectangle, from the top.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle, as `draw(with:options:context:)` of `NSAttributedString` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

extension String {
    /// Returns the size of the text, broken at newlines only, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Returns the bounding rectangle of the text, which may be taller than `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text at a point, broken at newlines only.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text in a rectangle, from the top.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle, as `draw(with:options:context:)` of `NSAttributedString` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}
