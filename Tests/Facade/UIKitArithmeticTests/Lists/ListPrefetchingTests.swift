import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// What a list asks for before it is seen.
@Suite struct ListPrefetchingTests {
    @Test func `what comes next is asked for once, and canceled when scrolling turns back`() {
        var prefetching = ListPrefetching()
        let first = prefetching.update(seen: [[0, 0]], start: 0, before: [], after: [[0, 1], [0, 2]])
        #expect(first.new == [[0, 1], [0, 2]] && first.cancelled == [])
        let second = prefetching.update(seen: [[0, 1]], start: 10, before: [[0, 0]], after: [[0, 2], [0, 3]])
        #expect(second.new == [[0, 3]] && second.cancelled == [])
        let third = prefetching.update(seen: [[0, 1]], start: 5, before: [[0, 0]], after: [[0, 2], [0, 3]])
        #expect(third.new == [[0, 0]] && third.cancelled == [[0, 2], [0, 3]])
        #expect(prefetching.asked == [[0, 0]])
    }
}
