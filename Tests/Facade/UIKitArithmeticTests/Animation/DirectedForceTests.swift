import LayoutSimUIKitArithmetic
import Testing

/// Forces as vectors and as angles.
@Suite struct DirectedForceTests {
    @Test(arguments: [(0.0, 1.0, Double.pi / 2, 1.0), (3, 4, 0.9272952180016122, 5), (-2, 0, Double.pi, 2)])
    func `y points down`(_ dx: Double, _ dy: Double, _ angle: Double, _ magnitude: Double) {
        let force = DirectedForce(dx: dx, dy: dy)
        #expect(abs(force.angle - angle) < 1e-12 && force.magnitude == magnitude)
        let same = DirectedForce(angle: angle, magnitude: magnitude)
        #expect(abs(same.dx - dx) < 1e-12 && abs(same.dy - dy) < 1e-12)
    }
}
