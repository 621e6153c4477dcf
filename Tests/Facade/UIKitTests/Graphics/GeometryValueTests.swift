import Foundation
import Testing
import UIKit

@Suite struct GeometryValueTests {
    @Test(arguments: [
        (CGRect(x: 10, y: 0, width: 10, height: 10), false), (CGRect(x: 9, y: 0, width: 10, height: 10), true),
        (CGRect(x: 0, y: -10, width: 10, height: 10), false), (CGRect(x: 10, y: 10, width: 5, height: 5), false),
        (CGRect(x: 5, y: 5, width: 0, height: 0), true), (CGRect(x: 15, y: 5, width: -10, height: 1), true),
        (CGRect.zero, true), (CGRect(x: 10, y: 10, width: 0, height: 0), false),
        (CGRect.null, false), (CGRect.infinite, true),
    ])
    func `rectangles that only touch do not intersect`(_ other: CGRect, _ isExpected: Bool) {
        #expect(_intersects(CGRect(x: 0, y: 0, width: 10, height: 10), other) == isExpected)
    }

    @Test func `points, sizes and rectangles are written as tuples`() {
        #expect(CGRect(x: 1, y: 2, width: -3, height: 4).debugDescription == "(1.0, 2.0, -3.0, 4.0)")
        #expect("\(CGPoint(x: 1, y: 2.5)) \(CGSize(width: 3, height: 4))" == "(1.0, 2.5) (3.0, 4.0)")
    }
}
