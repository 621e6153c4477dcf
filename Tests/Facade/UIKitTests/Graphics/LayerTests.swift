import Testing
import UIKit

@Suite struct LayerTests {
    @Test func aFrameFollowsPositionAnchorAndTransform() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(layer.position == CGPoint(x: 30, y: 50))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 30, y: 50, width: 40, height: 60))
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        #expect(layer.frame == CGRect(x: -10, y: 35, width: 80, height: 30))
        layer.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        #expect(layer.bounds.size == CGSize(width: 40, height: 60))
    }

    @Test func pointsAreConvertedAndHit() {
        let (root, inner) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
        root.addSublayer(inner)
        root.bounds.origin.y = 5
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 21, y: 31))
        #expect(root.convert(CGPoint(x: 21, y: 31), to: inner) == CGPoint(x: 1, y: 1))
        #expect(root.hitTest(CGPoint(x: 21, y: 26)) === inner)
        #expect(root.hitTest(CGPoint(x: 21, y: 40)) === root)
    }

    @Test func keyPathsReachPartsOfValues() {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        layer.setValue(7.0, forKeyPath: "position.x")
        #expect(layer.position.x == 7)
        layer.setValue("mine", forKey: "own")
        #expect(layer.value(forKey: "own") as? String == "mine")
    }

    @Test func aClassKnownOnlyAtRunTimeIsMadeWhole() {
        #expect(CALayer.make(OwnLayer.self) is OwnLayer)
        #expect((CALayer.make(OwnLayer.self) as? OwnLayer)?.number == 3)
    }

    @Test func `what a layer draws of what only it knows is seen in its presentation`() {
        let layer = DrawingLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.color = UIColor.red.cgColor
        #expect(layer.presentation()?.operations().isEmpty == true)
        layer.setNeedsDisplay()
        #expect(layer.presentation()?.operations().isEmpty == false)
        #expect(!layer.needsDisplay())
    }

    private final class DrawingLayer: CALayer {
        var color: CGColor?
        override var contentsScale: CGFloat {
            get { super.contentsScale }
            set {
                super.contentsScale = newValue
                setNeedsDisplay()
            }
        }
        override func draw(in ctx: CGContext) {
            guard let color else { return }
            ctx.setFillColor(color)
            ctx.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
    }

    private final class OwnLayer: CALayer {
        var number = 0
        override init() {
            super.init()
            number = 3
        }
        required init?(coder: NSCoder) { nil }
    }
}

@Suite struct PictureTests {
    /// Returns red, green, blue and alpha; pictures are stored in little-endian order, blue first.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        guard let data = image.cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))?.dataProvider?.data else {
            return []
        }
        let bytes = [UInt8](Data(referencing: data))
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }

    private func image(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
            .image { draw($0.cgContext) }
    }

    @Test func fillsStrokesAndClipsBecomePixels() {
        let picture = image(4, 4) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
            context.clip(to: CGRect(x: 2, y: 2, width: 2, height: 2))
            UIColor.blue.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
        }
        #expect(picture.size == CGSize(width: 4, height: 4))
        #expect(pixel(picture, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(picture, 1, 0) == [0, 0, 0, 0])
        #expect(pixel(picture, 3, 3) == [0, 0, 255, 255])
    }

    @Test func transformsGradientsAndImagesAreDrawn() {
        let dot = image(1, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let picture = image(4, 2) { context in
            context.translateBy(x: 2, y: 0)
            dot.withTintColor(.green).draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
            let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
            guard let gradient = unsafe CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            context.clip(to: CGRect(x: -2, y: 1, width: 4, height: 1))
            context.drawLinearGradient(
                gradient, start: CGPoint(x: -2, y: 0), end: CGPoint(x: 2, y: 0), options: [])
        }
        #expect(pixel(picture, 2, 0) == [0, 255, 0, 255])
        #expect(pixel(picture, 0, 1) == [32, 32, 32, 255])
        #expect(pixel(picture, 3, 1) == [223, 223, 223, 255])
    }

    @Test func aPNGComesBackAsItWas() throws {
        let picture = image(2, 1) { $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1)) }
        let data = try #require(picture.pngData())
        let again = try #require(UIImage(data: data, scale: 2))
        #expect(again.size == CGSize(width: 1, height: 0.5))
        #expect(pixel(again, 1, 0) == [0, 0, 0, 255])
    }

    @Test func layersAreDrawnWithCornersMasksAndShapes() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.backgroundColor = UIColor.red.cgColor
        layer.cornerRadius = 4
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 2, height: 2)).cgPath
        shape.fillColor = UIColor.blue.cgColor
        layer.addSublayer(shape)
        let picture = image(8, 8) { layer.render(in: $0) }
        #expect(pixel(picture, 0, 0) == [0, 0, 0, 0])
        #expect(pixel(picture, 4, 1) == [255, 0, 0, 255])
        #expect(pixel(picture, 4, 4) == [0, 0, 255, 255])
    }
}

@Suite struct ColorTests {
    @Test(arguments: [(UIUserInterfaceStyle.light, CGFloat(0)), (.dark, 1)])
    func labelsFollowTheStyle(style: UIUserInterfaceStyle, white: CGFloat) {
        let color = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        var red: CGFloat = 0.5
        #expect(unsafe color.getRed(&red, green: nil, blue: nil, alpha: nil))
        #expect(red == white)
    }

    @Test func huesComeBack() {
        let color = UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 1)
        var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        #expect(abs(hue - 0.25) < 1e-12 && abs(saturation - 0.5) < 1e-12 && abs(brightness - 0.75) < 1e-12)
    }

    @Test func colorsAreEqualByComponents() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
        #expect(UIColor.systemBlue == .systemBlue)
        #expect(UIColor.systemBlue != .systemRed)
    }
}
