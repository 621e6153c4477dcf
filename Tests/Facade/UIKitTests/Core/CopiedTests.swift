import Foundation
import Testing
import UIKit

/// Notifications of the pasteboard and of the menu of selected text.
@Suite @MainActor struct CopiedTests {
    @Test func `patterns are found in copied text`() throws {
        let board = UIPasteboard.withUniqueName()
        let all: Set<UIPasteboard.DetectionPattern> = [.number, .probableWebURL, .probableWebSearch]
        let cases: [(String, UIPasteboard.DetectionPattern)] = [
            ("42.5", .number), ("https://example.org/a", .probableWebURL), ("old maps", .probableWebSearch),
        ]
        for (text, pattern) in cases {
            board.string = text
            var found: Set<UIPasteboard.DetectionPattern>?
            board.detectPatterns(for: all) { found = try? $0.get() }
            #expect(found == [pattern])
        }
    }

    @Test func `a change is told`() {
        @MainActor final class Counter { var count = 0 }
        let (board, counter) = (UIPasteboard.withUniqueName(), Counter())
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in MainActor.assumeIsolated { counter.count += 1 } }
        board.setObjects([NSString(string: "a")])
        #expect(counter.count == 1)
        #expect(board.strings == ["a"])
        NotificationCenter.default.removeObserver(token)
    }
}
