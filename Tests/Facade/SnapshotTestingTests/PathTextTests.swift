import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// The strategies of paths.
@MainActor @Suite(.serialized) struct PathTextTests {
    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
        var text = ""
        strategy.snapshot(value).run { text = $0 }
        return text
    }

    private var path: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0.5, y: -60))
        path.addQuadCurve(to: CGPoint(x: 30, y: 90), controlPoint: CGPoint(x: 3.75, y: 86.25))
        path.addCurve(
            to: CGPoint(x: 90, y: 30), controlPoint1: CGPoint(x: 75, y: 60), controlPoint2: CGPoint(x: 90, y: 83.2842))
        path.close()
        path.move(to: CGPoint(x: 1000, y: -0.0001))
        return path
    }

    private let elements = """
        MoveTo (0.0, 0.0)
        LineTo (0.5, -60.0)
        QuadCurveTo (3.75, 86.25) (30.0, 90.0)
        CurveTo (75.0, 60.0) (90.0, 83.284) (90.0, 30.0)
        Close\u{20}

        MoveTo (1000.0, 0.0)

        """

    @Test func `elements have a line each, and subpaths an empty one between them`() {
        #expect(text(path, .elementsDescription) == elements)
        #expect(text(path.cgPath, .elementsDescription) == elements)
        #expect(text(UIBezierPath(), .elementsDescription).isEmpty)
    }

    @Test func `a formatter writes the numbers`() {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 0
        let line = UIBezierPath(rect: CGRect(x: 1.2, y: 2, width: 3, height: 4))
        #expect(text(line, .elementsDescription(numberFormatter: formatter)).hasPrefix("MoveTo (1, 2)\n"))
    }

    @Test(arguments: [1, 2] as [CGFloat]) func `pictures have the size of their paths`(_ scale: CGFloat) {
        let square = UIBezierPath(rect: CGRect(x: 5, y: 7, width: 20, height: 10))
        var sizes: [CGSize] = []
        Snapshotting<UIBezierPath, UIImage>.image(scale: scale).snapshot(square).run { sizes.append($0.size) }
        Snapshotting<CGPath, UIImage>.image(scale: scale).snapshot(square.cgPath).run { sizes.append($0.size) }
        #expect(sizes == [CGSize(width: 20, height: 10), CGSize(width: 20, height: 10)])
    }
}
