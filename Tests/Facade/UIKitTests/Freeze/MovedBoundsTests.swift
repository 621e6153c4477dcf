import Foundation
import LayoutSimAutoLayout
import LayoutSimDocuments
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import QuartzCore
import Testing
@testable import UIKit

/// Views whose bounds have another origin than zero, and their contents.
@MainActor @Suite struct MovedBoundsTests {
    /// A view that draws, with a subview with a frame, a subview with constraints, and a layer.
    private final class Panel: UIView {
        let box = UIView()
        let held = UIView()
        private let dot = CALayer()

        init(at origin: CGPoint) {
            super.init(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
            accessibilityIdentifier = "panel"
            backgroundColor = .white
            for (view, color) in [(box, UIColor.red), (held, .blue)] {
                view.backgroundColor = color
                addSubview(view)
            }
            box.accessibilityIdentifier = "box"
            held.accessibilityIdentifier = "held"
            held.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                held.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                held.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 4),
                held.widthAnchor.constraint(equalToConstant: 30),
                held.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
            dot.backgroundColor = UIColor.green.cgColor
            layer.addSublayer(dot)
            bounds.origin = origin
            // All of it is visible in the same place, whatever the origin is.
            box.frame = CGRect(x: 5 + origin.x, y: 6 + origin.y, width: 20, height: 10)
            dot.frame = CGRect(x: 70 + origin.x, y: 50 + origin.y, width: 10, height: 10)
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) {
            UIColor.black.setFill()
            UIRectFill(CGRect(x: bounds.minX + 40, y: bounds.minY + 40, width: 10, height: 10))
        }
    }

    private func root(_ panel: Panel) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        root.addSubview(panel)
        return root
    }

    private func layout(_ panel: Panel, _ values: FrozenValues = .model) throws -> Layout {
        let root = root(panel)
        let layout = try Renderer().layout(root.frozen(named: "screen", showing: values))
        #expect(root.replayDifference(from: layout, showing: values) == nil)
        return layout
    }

    /// Returns the drawing of `render(in:)`.
    private func picture(of view: UIView) -> Data {
        UIGraphicsImageRenderer(bounds: view.bounds).pngData { view.layer.render(in: $0.cgContext) }
    }

    nonisolated static let origins = [CGPoint(x: 0, y: 30), CGPoint(x: -7, y: 0), CGPoint(x: 250, y: -400)]

    @Test(arguments: origins) func `what is seen in the same places is laid out and drawn the same`(_ origin: CGPoint)
        throws
    {
        let (still, moved) = (Panel(at: .zero), Panel(at: origin))
        let (expected, layout) = (try layout(still), try layout(moved))
        #expect(layout.views.map(\.screenFrame) == expected.views.map(\.screenFrame))
        #expect(layout["held"]?.frame == Rect(x: 8, y: 20, width: 30, height: 60))
        #expect(moved.held.frame.origin == CGPoint(x: 8 + origin.x, y: 20 + origin.y))
        let renderer = try Renderer()
        let hashes = try [expected, layout].map { try renderer.pixelHash(renderer.displayList($0)) }
        #expect(hashes[0] == hashes[1])
        let (one, other) = (root(still), root(moved))
        #expect(picture(of: other) == picture(of: one))
    }

    @Test func `views that constraints place stay at the visible edges, others move`() throws {
        let panel = Panel(at: .zero)
        let root = root(panel)
        root.layoutIfNeeded()
        panel.bounds.origin.y = 5
        root.layoutIfNeeded()
        #expect(panel.box.convert(panel.box.bounds, to: panel).minY == 6)
        #expect(panel.box.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 21))
        #expect(panel.held.convert(panel.held.bounds, to: root) == CGRect(x: 18, y: 35, width: 30, height: 65))
        #expect(panel.held.frame == CGRect(x: 8, y: 20, width: 30, height: 65))
        #expect(root.hitTest(CGPoint(x: 16, y: 22), with: nil) === panel.box)
    }

    @Test func `a document keeps the origin`() throws {
        let panel = Panel(at: .zero)
        panel.bounds.origin.y = 5
        let renderer = try Renderer()
        let text = try renderer.document(layout(panel)).description
        #expect(text.contains("content-offset 0 5"), "\(text)")
        let read = try #require(LayoutDocument(parsing: text).recordedScreen?.screen)
        #expect(renderer.layout(read)["box"]?.frame == Rect(x: 5, y: 1, width: 20, height: 10))
    }

    @Test func `bounds that move are seen on the way`() throws {
        let panel = Panel(at: .zero)
        let root = root(panel)
        root.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { panel.bounds.origin.y = 10 }
        unsafe AnimationClock.main.advance(by: 0.5)
        let layout = try Renderer().layout(root.frozen(named: "moment", showing: .presentation))
        #expect(root.replayDifference(from: layout, showing: .presentation) == nil)
        #expect(abs((layout["box"]?.frame.minY ?? 0) - 1) < 0.001)
        unsafe AnimationClock.main.advance(by: 0.5)
    }
}
