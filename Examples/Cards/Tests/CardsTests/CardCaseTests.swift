import Cards
import UIKit
import XCTest
import iOSSnapshotTestCase

final class CardCaseTests: FBSnapshotTestCase {
    private let card = Card(title: "Fern", detail: "Water twice a week.", tags: [])

    override func setUp() {
        super.setUp()
        fileNameOptions = [.screenSize, .screenScale]
    }

    func testCard() {
        let view = CardView(card)
        view.frame.size = CGSize(width: 240, height: 80)
        view.layoutIfNeeded()
        FBSnapshotVerifyView(view)
        FBSnapshotVerifyLayer(view.layer, identifier: "layer")
    }

    func testController() {
        folderName = "CardScreens"
        FBSnapshotVerifyViewController(CardViewController(card))
    }
}
