import Testing
import UIKit

/// The C functions for geometry that Swift still has.
@Suite struct MadeGeometryTests {
    @Test func `points, sizes, vectors and rectangles`() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
