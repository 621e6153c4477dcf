import LayoutSimReports
import Testing

@testable import LayoutSimReview

/// Keys go in, requests and screens come out.
struct ReviewSessionTests {
    private static let all = ["card/small", "card/medium", "card/large"]
    private static let cards = seen("small", "medium", "large")

    @Test(
        arguments: [
            ("a", [.accept(cards)]), ("r", [.reject(cards)]), ("s", []), (">>s<", []),
            ("aa", [.accept(cards), .accept(seen("fresh"))]),
            ("aaa", [.accept(cards), .accept(seen("fresh")), .prune(keys: ["card/left"])]),
            ("sr", [.reject(seen("fresh"))]), ("jjr", []), ("jjjjjjka", [.accept(seen("fresh"))]),
            (">v", [.accept(seen("medium"))]), ("vv", [.accept(seen("small"))]),
            ("va", [.accept(seen("small")), .accept(seen("medium", "large"))]),
            ("vr", [.accept(seen("small")), .reject(seen("medium", "large"))]),
            ("v>v>va", ["small", "medium", "large", "fresh"].map { .accept(seen($0)) }),
            ("q", [.quit]), ("x?a", []), ("?q", [.quit]),
        ] as [(String, [ReviewRequest])])
    func asksFor(keys: String, requests: [ReviewRequest]) {
        #expect(session(after: keys).requests == requests)
    }

    @Test(
        arguments: [
            ("", 0, 0, .new), (">", 0, 1, .new), ("n>", 0, 2, .new), ("<", 0, 2, .new), (">>>", 0, 0, .new),
            ("1", 0, 0, .old), ("o>", 0, 1, .old), ("3", 0, 0, .difference), ("d2", 0, 0, .new), ("s", 1, 0, .new),
            ("j1", 1, 0, .new), ("j3", 1, 0, .new), ("ss", 2, 0, .old), ("a", 1, 0, .new), ("k", 0, 0, .new),
            ("jja", 0, 0, .new), ("db", 0, 0, .new), ("jb", 1, 0, .new),
        ] as [(String, Int, Int, ReviewSession.Side)])
    func looksAt(keys: String, group: Int, variant: Int, side: ReviewSession.Side) {
        let session = session(after: keys).session
        #expect(session.group == group)
        #expect(session.variant == variant)
        #expect(session.side == side)
    }

    @Test func doneWhenEverythingIsDecided() {
        #expect(!session(after: "aas").session.isDone)
        #expect(session(after: "aaa").session.isDone)
        #expect(session(after: "raa").session.decisions == [.rejected, .accepted, .accepted])
        #expect(session(after: "sskka").session.decisions == [.accepted, .skipped, nil])
    }

    @Test func blinksBetweenOldAndNew() {
        var session = session(after: "b").session
        session.tick()
        #expect(session.side == .old)
        session.tick()
        #expect(session.side == .new)
        _ = session.press(.character("b"))
        session.tick()
        #expect(session.side == .new)
    }

    @Test func whatFailsIsSaidAndGoesOnWaiting() {
        var session = ReviewSession(sampleReport())
        _ = session.press(.character("a"))
        session.fail("the disk is full")
        #expect(session.decisions == [nil, nil, nil])
        #expect(session.screen(columns: 60, rows: 12).text.contains("the disk is full"))
        _ = session.press(.right)
        #expect(!session.screen(columns: 60, rows: 12).text.contains("the disk is full"))
    }
}
