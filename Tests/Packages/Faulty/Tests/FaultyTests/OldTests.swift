import MultipeerConnectivity
import UIKit
import XCTest

@testable import Faulty

/// Tests of which one runs into what is set aside, and one needs it itself.
final class OldTests: XCTestCase {
    func testCount() { XCTAssertEqual(Filters().count, 2) }

    func testModel() throws {
        let star = try XCTUnwrap(UIImage(systemName: "star"))
        XCTAssertNotNil(Filters().model(star))
    }

    func testPeers() { XCTAssertEqual(MCPeerID(displayName: "A").displayName, "A") }

    func testZero() { XCTAssertEqual(1, 1) }
}
