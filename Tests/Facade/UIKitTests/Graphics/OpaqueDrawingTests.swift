import Foundation
import Testing
import UIKit

/// The backing of views that draw: black where an opaque one has no background.
@MainActor @Suite struct OpaqueDrawingTests {
    private class Empty: UIView { override func draw(_ rect: CGRect) {} }
    private final class Half: Empty {
        override func draw(_ rect: CGRect) {
            super.draw(rect)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
    }
    private final class Shape: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    /// Returns the blue, green and red of two pixels of a view on white: at its left, and at its right.
    private func colors(_ view: UIView) throws -> [[UInt8]] {
        let paper = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        paper.backgroundColor = .white
        view.frame = paper.bounds
        paper.addSubview(view)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(bounds: paper.bounds, format: format).image {
            paper.layer.render(in: $0.cgContext)
        }
        let image = try #require(picture.cgImage)
        let data = try #require(image.dataProvider?.data) as Data
        return [2, 7].map { column in Array(data.dropFirst(5 * image.bytesPerRow + 4 * column).prefix(3)) }
    }

    private let black: [UInt8] = [0, 0, 0]
    private let white: [UInt8] = [255, 255, 255]
    private let red: [UInt8] = [0, 0, 255]

    @Test func `a view that draws is black where it draws nothing`() throws {
        #expect(try colors(Empty()) == [black, black])
        #expect(try colors(Half()) == [red, black])
    }

    @Test func `what is not opaque, or has a background, shows what is below or that`() throws {
        let (open, clear, colored) = (Half(), Empty(), Empty())
        open.isOpaque = false
        clear.backgroundColor = .clear
        colored.backgroundColor = .red
        #expect(try colors(open) == [red, white])
        #expect(try colors(clear) == [white, white])
        #expect(try colors(colored) == [red, red])
    }

    @Test func `views that do not draw by themselves have no backing`() throws {
        let shape = Shape()
        (shape.layer as? CAShapeLayer)?.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).cgPath
        (shape.layer as? CAShapeLayer)?.fillColor = UIColor.red.cgColor
        #expect(try colors(UIView()) == [white, white])
        #expect(try colors(shape) == [red, white])
        #expect(try colors(UILabel()) == [white, white])
    }
}
