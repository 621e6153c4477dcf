import Foundation
import LayoutSimDevices
import Testing

@testable import UIKit

/// Compositional layouts on a phone that is rotated.
@MainActor @Suite(.serialized) struct CompositionalTurnTests {
    private static func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test func `items keep the width of the layout, ask for their height, and lie within the safe area`() throws {
        let device = try DeviceCatalog.embedded.device(named: "iphone-16")
        try SimulatedDevice.with(SimulatedDevice(viewport: device.viewport(.portrait))) {
            let controller = SquaresController(collectionViewLayout: Self.makeLayout())
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let view = try #require(controller.collectionView)
            let upright = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame)
            // In pixels.
            #expect([upright.minX, upright.width, upright.height].map { ($0 * 3).rounded() } == [590, 589, 589])
            #expect(window.turnDevice(to: .landscapeRight) == nil)
            window.layoutIfNeeded()
            #expect(
                view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
                    == CGRect(x: 59 + 367, y: 0, width: 367, height: 367))
            window.isHidden = true
        }
    }
}

/// Cells that are as tall as they are wide.
private final class SquaresController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(SquareCell.self, forCellWithReuseIdentifier: "square")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath) }
}

private final class SquareCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.heightAnchor.constraint(equalTo: contentView.widthAnchor).isActive = true
    }
    required init?(coder: NSCoder) { return nil }
}
