import Foundation
package import LayoutSimDrawing
import LayoutSimGeometry

extension CGContext {
    /// Adds operations that are given in the space that callers draw in.
    package func record(_ operations: [DrawingOperation]) {
        emit(operations)
    }

    func paint(_ steps: [CGPathStep], _ color: CGColor, _ rule: CGPathFillRule) {
        guard !steps.isEmpty else { return }
        emit([.fill(Path(steps), color.drawn, rule == .winding ? .winding : .evenOdd)])
    }

    /// Adds operations of the base space under clips, alpha and shadow of the state.
    func emit(_ operations: [DrawingOperation]) {
        self.operations += operations
    }
}

/// Collects what is drawn until the layer ends.
struct TransparencyLayer {
    var outer: [DrawingOperation]
    var state: GraphicsState
}

/// Memory that a context draws into.
struct BitmapTarget {
    var width: Int
    var height: Int
}

extension Path {
    /// The outline of steps; quadratic curves become cubic ones.
    package init(_ steps: [CGPathStep]) {
        var current = CGPoint.zero
        self.init()
        for step in steps {
            switch step {
            case .move(let end): elements.append(.move(Point(end)))
            case .line(let end): elements.append(.line(Point(end)))
            case .quadCurve(let end, let control):
                let cubic = Cubic(current, quadraticControl: control, end)
                elements.append(
                    .curve(Point(end), control1: Point(cubic.control1), control2: Point(cubic.control2)))
            case .curve(let end, let control1, let control2):
                elements.append(.curve(Point(end), control1: Point(control1), control2: Point(control2)))
            case .close: elements.append(.close)
            }
            current = step.end ?? current
        }
    }
}

extension Point {
    init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}
