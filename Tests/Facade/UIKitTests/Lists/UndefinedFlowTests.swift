import Foundation
import Testing
import UIKit

/// Items that are longer than the room across the scroll direction are told of in UIKit's words
/// (terminatorover/RGCardViewLayout#9, Provenance-Emu/Provenance#2082).
@MainActor @Suite(.serialized) struct UndefinedFlowTests {
    enum Kind: String, CaseIterable { case fitting, exact, wide, insets, contentInsets, ofDelegate, high, longRow }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var size: CGSize?
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    }

    /// Lays out a collection of 300 by 200 points twice.
    fileprivate static func layOut(_ kind: Kind) {
        let (layout, items) = (UICollectionViewFlowLayout(), Items())
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (items, items)
        layout.scrollDirection = kind == .high || kind == .longRow ? .horizontal : .vertical
        layout.itemSize = CGSize(width: 295, height: 100)
        switch kind {
        case .fitting: break
        case .exact: layout.itemSize.width = 300
        case .wide: layout.itemSize.width = 301
        case .insets: layout.sectionInset.left = 10
        case .contentInsets: view.contentInset.right = 10
        case .ofDelegate: items.size = CGSize(width: 400, height: 100)
        case .high: layout.itemSize.height = 250
        case .longRow: layout.itemSize.width = 900
        }
        view.layoutIfNeeded()
        layout.invalidateLayout()
        view.layoutIfNeeded()
    }

    @Test(arguments: Kind.allCases) func `items without room are told of once`(kind: Kind) async throws {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            [name = kind.rawValue as String] in
            await MainActor.run { if let kind = Kind(rawValue: name) { UndefinedFlowTests.layOut(kind) } }
        }
        let text = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        let isTold = ![.fitting, .exact, .longRow].contains(kind)
        let sentence = "The behavior of the UICollectionViewFlowLayout is not defined because:"
        #expect(text.components(separatedBy: sentence).count == (isTold ? 2 : 1), "\(text)")
        #expect(text.contains("the item width must be less than") == (isTold && kind != .high), "\(text)")
        #expect(text.contains("the item height must be less than") == (kind == .high), "\(text)")
    }
}
