import CoreGraphics
import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Paths as the numbers of archives.
@Suite struct CGPathNumbersTests {
    private static func path(_ fill: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        fill(path)
        return path
    }

    static var paths: [(CGPath, [Double])] {
        [
            (path { _ in }, []),
            (path { $0.move(to: CGPoint(x: 1, y: 2)) }, [0, 1, 2]),
            (
                path { line in
                    line.move(to: .zero)
                    line.addLine(to: CGPoint(x: 3, y: 4))
                    line.closeSubpath()
                }, [0, 0, 0, 1, 3, 4, 4]
            ),
            (
                path { curve in
                    curve.move(to: .zero)
                    curve.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
                    curve.addCurve(
                        to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
                }, [0, 0, 0, 2, 1, 2, 3, 4, 3, 5, 6, 7, 8, 9, 9]
            ),
        ]
    }

    @Test(arguments: paths.indices) func `a path is the kinds of its elements and their points`(_ row: Int) {
        let (path, numbers) = Self.paths[row]
        #expect(path.numbers.map(\.doubleValue) == numbers)
        let read = CGMutablePath()
        read.add(path.numbers)
        #expect(read == path)
    }

    @Test(arguments: [[0.0, 1], [9], [0, 1, 2, 3, 4]]) func `a path ends where numbers are missing`(_ rest: [Double]) {
        let path = CGMutablePath()
        path.add(([0, 5, 6] + rest).map { NSNumber(value: $0) })
        #expect(path.numbers.map(\.doubleValue).prefix(3) == [0, 5, 6])
        #expect(path.numbers.count <= 6)
    }
}
