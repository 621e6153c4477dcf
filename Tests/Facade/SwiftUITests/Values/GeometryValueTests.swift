import Testing

@testable import SwiftUI

@Suite struct GeometryValueTests {
    @Test func anglesConvert() {
        #expect(Angle(degrees: 180).radians == .pi)
        #expect(Angle(radians: .pi / 2).degrees == 90)
        #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
        #expect(-Angle.degrees(30) < .zero)
    }

    @Test func edgesMakeSets() {
        #expect(Edge.Set(.leading) == .leading)
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set.all.contains(Edge.bottom))
        #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
    }

    @Test func unitPointsLieInRectangles() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(UnitPoint.bottomTrailing.place(in: rect) == CGPoint(x: 110, y: 70))
        #expect(UnitPoint.center.place(in: rect) == CGPoint(x: 60, y: 45))
    }
}
