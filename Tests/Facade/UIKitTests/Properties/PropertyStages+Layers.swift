import QuartzCore

@testable import UIKit

/// Layers among others, turned in space, and in motion.
extension PropertyStages {
    private static func square(_ x: CGFloat, _ color: UIColor) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: 10, width: 40, height: 30)
        layer.backgroundColor = color.cgColor
        return layer
    }

    private static func showing(_ layers: [CALayer]) -> UIView {
        let view = UIView()
        for layer in layers { view.layer.addSublayer(layer) }
        return view
    }

    static let turned: [Entry] = [
        staged(CALayer.self) {
            let layer = square(10, .red)
            return PropertyStage(layer, in: showing([layer, square(30, .blue)]))
        },
        staged(CALayer.self) {
            let layer = square(10, .red)
            layer.transform = CATransform3DMakeRotation(.pi * 0.8, 0, 1, 0)
            return PropertyStage(layer, in: showing([layer]))
        },
        staged(CALayer.self) {
            let layer = square(10, .red)
            (layer.contents, layer.contentsGravity) = (star.cgImage, .topLeft)
            return PropertyStage(layer, in: showing([layer]))
        },
        staged(CALayer.self) {
            let (layer, moved) = (square(10, .red), square(5, .blue))
            layer.addSublayer(moved)
            return PropertyStage(layer, in: showing([layer])).playing {
                beginFrame()
                let slide = CABasicAnimation(keyPath: "position.x")
                (slide.fromValue, slide.toValue, slide.duration) = (0, 100, 1)
                moved.add(slide, forKey: "slide")
                return moments(5, every: 0.15) { short((moved.presentation() ?? moved).position.x) }
            }
        },
        staged(CALayer.self) {
            final class Drawn: CALayer {
                override func draw(in context: CGContext) {
                    MainActor.assumeIsolated { PropertyEvents.shared.note("draws") }
                }
            }
            let layer = Drawn()
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            return PropertyStage(layer, in: showing([layer])).playing {
                layer.setNeedsDisplay()
                layer.displayIfNeeded()
                layer.bounds.size.width += 5
                layer.displayIfNeeded()
                return []
            }
        },
        staged(CAShapeLayer.self) {
            let layer = CAShapeLayer()
            let path = UIBezierPath(rect: CGRect(x: 3, y: 4, width: 30, height: 20))
            path.append(UIBezierPath(rect: CGRect(x: 8, y: 8, width: 10, height: 10)))
            (layer.path, layer.strokeColor, layer.lineWidth) = (path.cgPath, UIColor.red.cgColor, 3)
            (layer.lineDashPattern, layer.fillColor) = ([5, 3], UIColor.blue.cgColor)
            return PropertyStage(layer, in: showing([layer]))
        },
        staged(CAShapeLayer.self) {
            let (layer, path) = (CAShapeLayer(), UIBezierPath())
            path.move(to: CGPoint(x: 5, y: 30))
            path.addLine(to: CGPoint(x: 12, y: 5))
            path.addLine(to: CGPoint(x: 19, y: 30))
            (layer.path, layer.strokeColor, layer.lineWidth) = (path.cgPath, UIColor.red.cgColor, 4)
            layer.fillColor = nil
            return PropertyStage(layer, in: showing([layer]))
        },
        staged(CAReplicatorLayer.self) {
            let (layer, inner) = (CAReplicatorLayer(), square(0, .white))
            layer.addSublayer(inner)
            (layer.instanceCount, layer.instanceColor) = (3, UIColor(white: 0.3, alpha: 0.5).cgColor)
            layer.instanceTransform = CATransform3DMakeTranslation(42, 0, 0)
            return PropertyStage(layer, in: showing([layer]))
        },
        staged(CATextLayer.self) {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
            (layer.string, layer.truncationMode) = ("some words of text in a layer", .end)
            return PropertyStage(layer, in: showing([layer]))
        },
        staged(CATextLayer.self) {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 160, height: 20)
            layer.string = "words"
            return PropertyStage(layer, in: showing([layer]))
        },
        staged(CAScrollLayer.self) {
            let (layer, inner) = (CAScrollLayer(), square(5, .red))
            layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            layer.addSublayer(inner)
            return PropertyStage(layer, in: showing([layer])).playing {
                layer.scroll(to: CGPoint(x: 10, y: 20))
                return ["\(layer.bounds.origin)"]
            }
        },
        staged(CADisplayLink.self) {
            let link = CADisplayLink(target: PropertyEvents.shared, selector: "ticked:")
            return PropertyStage(plain: link).playing {
                beginFrame()
                link.add(to: .main, forMode: .common)
                _ = moments(4, every: 0.05) { "" }
                link.invalidate()
                return []
            }
        },
    ]
}
