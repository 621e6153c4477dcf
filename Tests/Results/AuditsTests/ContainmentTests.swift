import LayoutSimGeometry
import Testing

@testable import LayoutSimAudits

/// Containment of rectangles, whatever their last digits are.
@Suite struct ContainmentTests {
    @Test(arguments: [
        // 0.1 + 0.2 is more than 0.3.
        (Rect(x: 0.1, y: 0, width: 0.2, height: 1), Rect(x: 0, y: 0, width: 0.3, height: 1), true),
        // From 512 on, numbers have fewer digits after the point.
        (Rect(x: 388.1, y: 0, width: 123.96, height: 1), Rect(x: 0, y: 0, width: 900, height: 1), true),
        (Rect(x: 0, y: 0, width: 900, height: 1), Rect(x: 0, y: 0, width: 900, height: 1), true),
        (Rect(x: 0, y: 0, width: 900.001, height: 1), Rect(x: 0, y: 0, width: 900, height: 1), false),
        (Rect(x: -1, y: 0, width: 5, height: 1), Rect(x: 0, y: 0, width: 900, height: 1), false),
        (Rect(x: 0, y: 0.5, width: 5, height: 1), Rect(x: 0, y: 0, width: 900, height: 1), false),
    ])
    func `the last digit of an edge does not matter`(rect: Rect, room: Rect, isWithin: Bool) {
        #expect(rect.isWithin(room) == isWithin)
    }
}
