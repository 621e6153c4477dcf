import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Places in a text, counted in two ways.
@Suite struct StringOffsetsTests {
    @Test(arguments: [
        ("abc", 2, 2), ("äbc", 2, 3), ("€bc", 1, 3), ("👍b", 2, 4), ("👍b", 3, 5), ("ab", 9, 2), ("ab", -1, 0),
    ])
    func `an offset counts the bytes before it`(_ text: String, _ offset: Int, _ bytes: Int) {
        #expect(text.utf8Offset(of: offset) == bytes)
    }

    @Test(arguments: [(0, 1, 0..<2), (1, 2, 2..<4), (0, 3, 0..<4), (2, 9, 3..<4), (3, 0, 4..<4)])
    func `a range covers the bytes of its characters`(_ location: Int, _ length: Int, _ bytes: Range<Int>) {
        #expect("äbc".utf8Range(of: NSRange(location: location, length: length)) == bytes)
    }
}
