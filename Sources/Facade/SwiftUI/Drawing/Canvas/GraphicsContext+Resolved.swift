public import CoreGraphics
import LayoutSimGeometry
import LayoutSimTypography
import UIKit

extension GraphicsContext {
    /// A picture that is ready to be drawn.
    public struct ResolvedImage {
        let picture: UIImage?
        /// What a picture of one color is drawn with.
        public var shading: Shading?

        /// The size, in points.
        public var size: CGSize { picture?.size ?? .zero }
        /// The distance from the top to the baseline, in points.
        public var baseline: CGFloat { size.height }
    }

    /// A text that is ready to be drawn.
    public struct ResolvedText {
        let setter: TextSetter
        /// What the letters are drawn with.
        public var shading: Shading

        private func answer(_ size: CGSize) -> (size: CGSize, first: CGFloat, last: CGFloat) {
            let layout = setter.layout(width: Double(size.width), height: Double(size.height))
            return (
                CGSize(width: CGFloat(layout.size.width), height: CGFloat(layout.size.height)),
                CGFloat(layout.firstBaseline), CGFloat(layout.lastBaseline)
            )
        }

        /// Returns the size of the text in another one, in points.
        public func measure(in size: CGSize) -> CGSize { answer(size).size }
        /// Returns the distance from the top to the first baseline in a size, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { answer(size).first }
        /// Returns the distance from the top to the last baseline in a size, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { answer(size).last }
    }

    /// A view that is ready to be drawn.
    public struct ResolvedSymbol {
        let picture: UIImage

        /// The size, in points.
        public var size: CGSize { picture.size }
    }

    /// Returns a picture that is ready to be drawn.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(picture: image.picture(in: environment)) }
    /// Returns a text that is ready to be drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(setter: TextSetter(text, environment), shading: .foreground)
    }
    /// Returns a shading, which is ready to be drawn with.
    public func resolve(_ shading: Shading) -> Shading { shading }
    /// Returns the view with a tag among those that the canvas has for drawing, ready to be drawn; `nil` if none has
    /// it.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbol(AnyHashable(id)).map { ResolvedSymbol(picture: $0) }
    }
    /// Draws a view into a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        drawingInUIKit { symbol.picture.draw(in: rect) }
    }
    /// Draws a view about a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: Self.rect(symbol.size, at: point, anchor))
    }

    /// Draws a picture into a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard var picture = image.picture else { return }
        if case .style(let style)? = image.shading?.kind ?? (picture.isSymbolImage ? Shading.foreground.kind : nil) {
            picture = picture.withTintColor(style._paint(0, in: environment).color, renderingMode: .alwaysOriginal)
        }
        drawingInUIKit { picture.draw(in: rect) }
    }
    /// Draws a picture about a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.rect(image.size, at: point, anchor))
    }
    /// Draws a picture into a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    /// Draws a picture about a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    /// Draws a text into a rectangle, from its top.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let string = NSMutableAttributedString(string: "")
        string.append(text.setter.attributed())
        var color = UIColor.label.resolvedColor(with: environment.traits)
        if case .style(let style) = text.shading.kind { color = style._paint(0, in: environment).color }
        string.addMissing(.foregroundColor, color)
        drawingInUIKit { string.draw(in: rect) }
    }
    /// Draws a text about a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: Self.rect(size, at: point, anchor))
    }
    /// Draws a text into a rectangle, from its top.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text about a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func drawingInUIKit(_ body: () -> Void) {
        drawing { target in
            UIGraphicsPushContext(target)
            body()
            UIGraphicsPopContext()
        }
    }

    private static func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}
