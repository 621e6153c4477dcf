import CoreGraphics
import Foundation
import Testing
import LayoutSimGeometry

/// Trigonometry without the C library, whose digits depend on the processor.
@Suite struct TrigonometryTests {
    static let angles: [CGFloat] = {
        let turn = CGFloat.pi
        let special: [CGFloat] = [1e-9, turn, -turn, turn / 2, turn / 4, turn / 6, 2.356, 100, 1e5, 123_456.789]
        return Array(stride(from: CGFloat(-25), through: 25, by: 0.0625)) + special
    }()

    /// Returns whether a value is within two units in the last place of the library's result.
    private func isNear(_ value: CGFloat, _ wanted: CGFloat, _ angle: CGFloat) -> Bool {
        abs(value - wanted) <= 2 * max(wanted.ulp, 1e-17)
    }

    @Test func `sines and cosines are those of the library`() {
        for angle in Self.angles {
            #expect(isNear(Trigonometry.sine(angle), sin(angle), angle))
            #expect(isNear(Trigonometry.cosine(angle), cos(angle), angle))
            #expect(abs(Trigonometry.tangent(angle) - tan(angle)) <= 1e-14 * max(1, abs(tan(angle))))
        }
    }

    @Test func `directions are those of the library`() {
        for angle in Self.angles {
            let (x, y) = (cos(angle), sin(angle))
            #expect(isNear(Trigonometry.angle(y: y, x: x), atan2(y, x), angle))
        }
    }

    @Test func `axes are exact`() {
        #expect(Trigonometry.angle(y: 0, x: -1) == .pi)
        #expect(Trigonometry.angle(y: -1, x: 0) == -.pi / 2)
        #expect(Trigonometry.angle(y: 0, x: 0) == 0)
        #expect(Trigonometry.sine(0) == 0 && Trigonometry.cosine(0) == 1)
        #expect(CGAffineTransform(rotationAngle: .pi / 2).b == 1)
    }
}
