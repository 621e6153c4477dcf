import Cards
import SnapshotTesting
import UIKit
import XCTest

final class CardSnapshotTests: XCTestCase {
    private let card = Card(
        title: "Fern", detail: "Water twice a week, and keep it out of the sun.", tags: ["green", "shade"])

    func testCard() {
        let view = CardView(card)
        assertSnapshot(of: view, as: .image(size: CGSize(width: 320, height: 100)))
    }

    func testScreen() {
        assertSnapshots(
            of: CardViewController(card),
            as: [
                "se": .image(on: .iPhoneSe), "13-landscape": .image(on: .iPhone13(.landscape)),
                "dark": .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: .dark)),
            ])
    }

    func testDescription() {
        assertSnapshot(of: CardViewController(card), as: .recursiveDescription(on: .iPhoneSe))
    }

    func testHierarchy() {
        assertSnapshot(of: UINavigationController(rootViewController: CardViewController(card)), as: .hierarchy)
    }

    func testValues() {
        assertSnapshot(of: card, as: .dump)
        assertSnapshot(of: ["title": "Fern"], as: .json, named: "json")
        assertSnapshot(of: "a\nb", as: .lines, named: "lines")
    }

    func testVerification() throws {
        let failure = verifySnapshot(of: "a\nc", as: .lines, named: "lines", testName: "testValues")
        let message = try XCTUnwrap(failure)
        XCTAssertTrue(message.contains("- 2: b") && message.contains("+ 2: c"), message)
    }
}
