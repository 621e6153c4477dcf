@testable import Charts
import SwiftUI
import Testing

/// Tables of lines between values.
@Suite struct CurveTests {
    private static let points = [(0, 0), (10, 30), (20, 0), (30, 0)].map { CGPoint(x: $0.0, y: $0.1) }

    private func table(_ method: InterpolationMethod, _ points: [CGPoint] = points) -> [String] {
        func words(_ point: CGPoint) -> String {
            func round(_ number: CGFloat) -> Double { Double((number * 100).rounded() / 100) }
            return "\(round(point.x)),\(round(point.y))"
        }
        return Curve(through: points, method)?.segments.map { segment in
            let controls = segment.controls.map { [words($0.first), words($0.second)] } ?? []
            return (controls + [words(segment.end)]).joined(separator: " ")
        } ?? []
    }

    @Test func `straight lines and steps`() {
        #expect(table(.linear) == ["10.0,30.0", "20.0,0.0", "30.0,0.0"])
        let two = Array(Self.points.prefix(2))
        #expect(table(.stepStart, two) == ["10.0,0.0", "10.0,30.0", "10.0,30.0"])
        #expect(table(.stepCenter, two) == ["5.0,0.0", "5.0,30.0", "10.0,30.0"])
        #expect(table(.stepEnd, two) == ["0.0,0.0", "0.0,30.0", "10.0,30.0"])
    }

    @Test func `cardinal splines`() {
        #expect(
            table(.cardinal) == [
                "1.67,5.0 6.67,30.0 10.0,30.0", "13.33,30.0 16.67,5.0 20.0,0.0", "23.33,-5.0 28.33,0.0 30.0,0.0",
            ])
        // With all tension, controls are at the values.
        #expect(table(.cardinal(tension: 1)).first == "0.0,0.0 10.0,30.0 10.0,30.0")
    }

    @Test func `monotone curves do not pass the values`() {
        #expect(
            table(.monotone) == [
                "3.33,15.0 6.67,30.0 10.0,30.0", "13.33,30.0 16.67,0.0 20.0,0.0", "23.33,0.0 26.67,0.0 30.0,0.0",
            ])
    }

    @Test func `uniform Catmull-Rom splines are cardinal ones, but at their ends`() {
        #expect(table(.catmullRom(alpha: 0))[1] == table(.cardinal)[1])
        #expect(table(.catmullRom) != table(.cardinal))
    }

    @Test func `lines turned around have the same places`() throws {
        let curve = try #require(Curve(through: Self.points, .cardinal))
        #expect(curve.reversed.reversed.segments == curve.segments)
        #expect(curve.reversed.path.boundingRect == curve.path.boundingRect)
    }

    @Test(arguments: [InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepCenter])
    func `few and equal points`(method: InterpolationMethod) {
        #expect(Curve(through: [], method) == nil)
        #expect(table(method, [.zero]).isEmpty)
        let equal = table(method, [.zero, .zero, .zero])
        #expect(!equal.contains { $0.contains("nan") || $0.contains("inf") })
    }
}
