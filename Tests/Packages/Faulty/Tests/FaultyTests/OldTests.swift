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

    func testFilesAreKeptInTheFolderOfTheRun() throws {
        let folder = try XCTUnwrap(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        XCTAssertTrue(folder.path.hasSuffix("/.build/layoutsim/home/Documents"), folder.path)
        XCTAssertTrue(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        try Data().write(to: folder.appendingPathComponent("note.txt"))
        XCTAssertNil(UserDefaults.standard.object(forKey: "note"))
        UserDefaults.standard.set(1, forKey: "note")
        UserDefaults.standard.synchronize()
        let preferences = folder.deletingLastPathComponent().appendingPathComponent("Library/Preferences")
        let files = try FileManager.default.contentsOfDirectory(atPath: preferences.path)
        XCTAssertTrue(files.contains { $0.hasSuffix(".plist") }, "\(files)")
    }

    func testZero() { XCTAssertEqual(1, 1) }
}
