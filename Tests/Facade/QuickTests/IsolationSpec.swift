import Quick
import XCTest

@MainActor private final class Screen { var count = 0 }

/// Compiles if examples run on the main actor.
private final class IsolationSpec: QuickSpec {
    override class func spec() {
        var screen: Screen!
        beforeEach { screen = Screen() }
        it("counts") {
            screen.count += 1
            XCTAssertEqual(screen.count, 1)
        }
    }
}
