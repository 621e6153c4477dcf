import Cards
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite(.snapshots(record: .never)) struct CardTests {
    @Test func pulledBack() {
        let strategy = Snapshotting<UIView, UIImage>.image(size: CGSize(width: 280, height: 120))
            .pullback { (card: Card) in CardView(card) }
        assertSnapshot(of: Card(title: "Moss", detail: "Grows by itself."), as: strategy)
    }

    @Test func recordingWritesNothing() {
        withSnapshotTesting(record: .all) {
            assertSnapshot(of: "stone", as: .lines, named: "stone")
        }
    }
}
