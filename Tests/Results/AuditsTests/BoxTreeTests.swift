import LayoutSimGeometry
import Testing
@testable import LayoutSimAudits

struct BoxTreeTests {
    @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 40])
    func `the places are those that looking at all rectangles gives, in their order`(count: Int) {
        // Rows of seven, each a bit into the next.
        let rects = (0..<count).map { Rect(x: Double($0 % 7) * 9, y: Double($0 / 7) * 9, width: 10, height: 10) }
        let tree = BoxTree(rects)
        for rect in rects + [Rect(x: 4, y: 4, width: 30, height: 20), Rect(x: 500, y: 0, width: 10, height: 10)] {
            for end in 0...count + 1 {
                let all = rects.indices.filter { $0 < end && rects[$0].intersection(rect) != nil }
                #expect(Array(tree.places(before: end, meeting: rect)) == all)
            }
        }
    }
}
