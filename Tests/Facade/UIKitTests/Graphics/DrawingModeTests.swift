import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@testable import UIKit

/// Text that is stroked, images without blending, and layers that face away.
@MainActor @Suite struct DrawingModeTests {
    private final class Drawn: UIView {
        var drawing: (CGContext) -> Void = { _ in }

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            drawing(context)
        }
    }

    /// Returns what a view records, with glyphs and outlines named by their operation.
    private func steps(_ drawing: @escaping (CGContext) -> Void) -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Drawn(frame: root.bounds)
        view.isOpaque = false
        view.drawing = drawing
        root.addSubview(view)
        let steps = root.frozen(named: "test").root.subviews.first?.ownLayer?.drawing.steps ?? []
        return steps.map { step in
            switch step {
            case .draw(.glyphs): "glyphs"
            case .draw(.traced(_, _, let pen)): "traced \(pen.width)"
            case .draw(.image(let source, _)): source.isPixelated ? "pixelated" : "blended"
            case .draw: "other"
            default: "step"
            }
        }
    }

    @Test(arguments: [
        (CGTextDrawingMode.fill, ["glyphs"]), (.stroke, ["traced 3.0"]), (.fillStroke, ["glyphs", "traced 3.0"]),
        (.invisible, []),
    ])
    func `text is filled, stroked or both`(_ mode: CGTextDrawingMode, _ expected: [String]) {
        let found = steps { context in
            context.setTextDrawingMode(mode)
            context.setLineWidth(3)
            ("ab" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        }
        #expect(found.filter { $0 != "step" } == expected)
    }

    @Test func `an image is not blended where nothing is interpolated`() throws {
        let image = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill($0.format.bounds) }.cgImage)
        for (quality, expected) in [(CGInterpolationQuality.none, "pixelated"), (.high, "blended")] {
            let found = steps { context in
                context.interpolationQuality = quality
                context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            #expect(found.contains(expected) && found.filter { $0 != "step" }.count == 1, "\(found)")
        }
    }

    @Test func `the contents of a layer are enlarged with its filter`() throws {
        let image = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill($0.format.bounds) }.cgImage)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.contents = image
        func isPixelated() -> Bool? {
            for case .picture(let picture, _) in layer.operations() { return picture.isPixelated }
            return nil
        }
        #expect(isPixelated() == false)
        layer.minificationFilter = .nearest
        #expect(isPixelated() == false)
        layer.magnificationFilter = .nearest
        #expect(isPixelated() == true)
    }

    @Test func `a layer that faces away is hidden unless it has two sides`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(!layer.operations().isEmpty)
        layer.isDoubleSided = false
        #expect(layer.operations().isEmpty)
        layer.transform = CATransform3DIdentity
        #expect(!layer.operations().isEmpty)
    }

    @Test func `a disabled label is drawn at half the opacity`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        (label.text, label.textColor) = ("Text", .black)
        func alpha() -> UInt8? {
            if case .label(_, let color)? = label.contentValue() { color.alpha } else { nil }
        }
        #expect(alpha() == 255)
        label.isEnabled = false
        #expect(alpha() == 128 || alpha() == 127)
    }
}
