import LayoutSimDocuments
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import Testing
import UIKit

/// The drawing of code in views and layers, as recorded in frozen screens and documents.
@MainActor @Suite struct RecordedLayerTests {
    /// Returns the lines of a document about a view of 100x50 points below a root.
    private func lines(_ view: UIView) throws -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        if view.transform.isIdentity { view.frame = CGRect(x: 10, y: 20, width: 100, height: 50) }
        root.addSubview(view)
        let renderer = try Renderer()
        let document = renderer.document(renderer.layout(root.frozen(named: "test")))
        let read = try LayoutDocument(parsing: document.description)
        #expect(read == document)
        #expect(read.recordedScreen?.unread == [])
        return document.nodes.last { $0.depth == 1 }?.properties
            .map(\.line).filter { !$0.hasPrefix("autoresizing") && !$0.hasPrefix("margins") } ?? []
    }

    private final class Drawn: UIView {
        var drawing: (CGContext) -> Void = { _ in }

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            drawing(context)
        }
    }

    private static let drawings: [(@MainActor (CGContext) -> Void, [String])] = [
        (
            { context in
                context.setStrokeColor(UIColor.red.cgColor)
                context.setLineWidth(3)
                context.setLineCap(.round)
                context.setLineDash(phase: 1, lengths: [4, 2])
                context.move(to: CGPoint(x: 5, y: 6))
                context.addLine(to: CGPoint(x: 50, y: 6))
                context.strokePath()
            }, ["draw stroke #FF0000 width 3 cap round dashes 4 2 phase 1 path m 5 6 l 50 6"]
        ),
        (
            { context in
                context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                context.fillEllipse(in: CGRect(x: 1, y: 2, width: 3, height: 4))
            },
            [
                "draw group clip rect 0 0 10 10", "draw fill #000000 rect 0 0 5 5",
                "draw fill #000000 ellipse 1 2 3 4", "draw end",
            ]
        ),
        (
            { context in
                context.setBlendMode(.multiply)
                context.setAlpha(0.5)
                context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: UIColor.black.cgColor)
                context.fill(CGRect(x: 20, y: 20, width: 5, height: 5))
            },
            [
                "draw group isolated clip rect 0 0 100 50", "draw group blend multiply",
                "draw group alpha 128 shadow #000000 1 2 radius 3", "draw fill #000000 rect 20 20 5 5", "draw end",
                "draw end", "draw end",
            ]
        ),
        (
            { _ in
                let path = UIBezierPath(roundedRect: CGRect(x: 5, y: 5, width: 60, height: 40), cornerRadius: 8)
                UIColor.blue.setFill()
                path.fill()
            }, ["draw fill #0000FF rounded 5 5 60 40 8 continuous"]
        ),
        (
            { context in
                context.scaleBy(x: 2, y: 1)
                context.stroke(CGRect(x: 10, y: 10, width: 10, height: 10))
            },
            [
                "draw group matrix 2 0 0 1 0 0", "draw stroke #000000 width 1 rect 10 10 10 10", "draw end",
            ]
        ),
        (
            { _ in ("Hi" as NSString).draw(at: .zero, withAttributes: nil) },
            ["draw group clip rect 0 0 100 50", "draw group named \"Hi\""]
        ),
    ]

    @Test(arguments: 0..<6) func `drawing is recorded step by step`(index: Int) throws {
        let view = Drawn()
        view.isOpaque = false
        view.drawing = Self.drawings[index].0
        let wanted = Self.drawings[index].1
        #expect(Array(try lines(view).prefix(wanted.count)) == wanted)
    }

    private static let layers: [(@MainActor (UIView) -> Void, [String])] = [
        (
            { view in
                view.layer.cornerRadius = 12
                view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
                view.layer.cornerCurve = .continuous
            }, ["corner-radius 12", "corners top-left top-right", "corner-curve continuous"]
        ),
        (
            { view in
                view.layer.shadowOpacity = 0.25
                view.layer.shadowOffset = CGSize(width: 0, height: 2)
                view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
            }, ["shadow #00000040 0 2 radius 3", "shadow-path rect 0 0 100 50"]
        ),
        ({ $0.transform = CGAffineTransform(scaleX: 2, y: 0.5) }, ["transform 2 0 0 0.5 0 0"]),
        (
            {
                $0.layer.anchorPoint = .zero
                $0.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
                $0.transform = CGAffineTransform(scaleX: 2, y: 2)
            }, ["transform 2 0 0 2 50 25"]
        ),
        (
            { view in
                let gradient = CAGradientLayer()
                gradient.name = "fade"
                gradient.frame = view.bounds
                gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
                view.addSubview(UIView())
                view.layer.addSublayer(gradient)
            },
            [
                "draw subviews 1", "draw group named \"fade\"",
                "draw gradient linear 0.5 0 0.5 1 #FF0000 at 0 #0000FF at 1 matrix 100 0 0 50 0 0 rect 0 0 100 50",
                "draw end",
            ]
        ),
        (
            { view in
                let ring = CAShapeLayer()
                ring.name = "ring"
                ring.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
                (ring.fillColor, ring.strokeColor, ring.lineWidth) = (nil, UIColor.red.cgColor, 2)
                ring.strokeEnd = 0.375
                view.layer.addSublayer(ring)
            },
            [
                "draw group named \"ring\"", "draw stroke #FF0000 width 2 path m 10 10 l 30 10 l 30 20", "draw end",
            ]
        ),
        (
            { view in
                let mask = CALayer()
                mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                mask.backgroundColor = UIColor.black.cgColor
                view.layer.mask = mask
            }, ["mask group", "mask fill #000000 rect 0 0 20 20", "mask end"]
        ),
        (
            { view in
                let emitter = CAEmitterLayer()
                emitter.emitterCells = [CAEmitterCell()]
                view.layer.addSublayer(emitter)
            }, ["not-drawn particles"]
        ),
        (
            { view in
                var transform = CATransform3DIdentity
                transform.m34 = -0.002
                view.layer.transform = CATransform3DRotate(transform, 0.5, 0, 1, 0)
            }, ["not-drawn perspective"]
        ),
    ]

    @Test(arguments: 0..<9) func `layers are recorded`(index: Int) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        Self.layers[index].0(view)
        let lines = try lines(view)
        for line in Self.layers[index].1 { #expect(lines.contains(line), "\(lines)") }
    }

    private final class Inset: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
    }

    private final class Underlined: UILabel {
        override func draw(_ rect: CGRect) {
            super.draw(rect)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 48, width: 100, height: 2))
        }
    }

    @Test func `a label that draws its text itself shows it once`() throws {
        let plain = UILabel()
        plain.text = "Total"
        #expect(try lines(plain).filter { $0.hasPrefix("draw") } == [])
        let inset = Inset()
        inset.text = "Total"
        let drawn = try lines(inset).filter { $0.hasPrefix("draw") }
        #expect(drawn.contains { $0.hasPrefix("draw glyphs") })
        #expect(!drawn.contains("draw content"))
        let underlined = Underlined()
        underlined.text = "Total"
        #expect(
            try lines(underlined).filter { $0.hasPrefix("draw") } == [
                "draw content", "draw fill #FF0000 rect 0 48 100 2",
            ])
    }

    @Test func `layers between subviews keep their place`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (first, second) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        (first.backgroundColor, second.backgroundColor) = (.red, .blue)
        let line = CALayer()
        (line.frame, line.backgroundColor) = (root.bounds, UIColor.green.cgColor)
        root.addSubview(first)
        root.layer.addSublayer(line)
        root.addSubview(second)
        let renderer = try Renderer()
        let list = renderer.displayList(renderer.layout(root.frozen(named: "test")))
        #expect(list.items.map(\.view) == ["UIView#1", "UIView", "UIView#2"])
    }
}
