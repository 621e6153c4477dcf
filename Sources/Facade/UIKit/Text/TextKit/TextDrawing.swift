import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography

/// Draws text into the current context.
enum TextDrawing {
    /// Draws text, vertically centered in a rectangle.
    static func draw(_ text: TextContent, color: UIColor, in rect: CGRect, scale: Double) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
        let set = TextSetting.layout(
            TextRequest(text, width: finite(rect.width), height: finite(rect.height)), scale: scale)
        let color = color.geometryColor(UITraitCollection.current)
        context.recordText(
            set.operations(in: Rect(rect), color: color, outlines: TextSetting.outline(of:_:)), label: text.text,
            outlines: TextSetting.outline(of:_:))
    }

    /// Draws laid-out text down from an origin.
    static func draw(_ set: TextLayout, color: UIColor, from origin: CGPoint, width: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rect = CGRect(x: origin.x, y: origin.y, width: width, height: set.size.height)
        context.recordText(
            set.operations(
                in: Rect(rect), color: color.geometryColor(UITraitCollection.current),
                outlines: TextSetting.outline(of:_:)),
            label: set.lines.map(\.text).joined(separator: " "), outlines: TextSetting.outline(of:_:))
    }
}
