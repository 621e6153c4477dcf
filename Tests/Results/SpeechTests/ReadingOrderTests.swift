import LayoutSimGeometry
import Testing

@testable import LayoutSimSpeech

@Suite struct ReadingOrderTests {
    @Test(arguments: [
        ([Rect(x: 0, y: 20, width: 9, height: 9), Rect(x: 0, y: 0, width: 9, height: 9)], false, [1, 0]),
        // Less than a row apart: from the leading end.
        ([Rect(x: 50, y: 0, width: 9, height: 9), Rect(x: 0, y: 7, width: 9, height: 9)], false, [1, 0]),
        ([Rect(x: 50, y: 0, width: 9, height: 9), Rect(x: 0, y: 8, width: 9, height: 9)], false, [0, 1]),
        ([Rect(x: 0, y: 7, width: 9, height: 9), Rect(x: 50, y: 0, width: 9, height: 9)], true, [1, 0]),
        ([Rect(x: 0, y: 0, width: 9, height: 9), Rect(x: 0, y: 0, width: 9, height: 9)], false, [0, 1]),
    ])
    func `elements are read in rows from the leading end`(_ frames: [Rect], _ isRightToLeft: Bool, _ order: [Int]) {
        let sorted = ReadingOrder.sorted(Array(frames.indices), isRightToLeft: isRightToLeft) { frames[$0] }
        #expect(sorted == order)
    }
}
