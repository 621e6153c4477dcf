import Foundation
import Testing
import UIKit

/// Items of flow layouts lie where UIKit puts them [recorded on iOS 26.1, 2x].
@MainActor struct FlowLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let sizes: [[CGSize]]
        var made = 0
        init(_ sizes: [[CGSize]]) { self.sizes = sizes }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.section][indexPath.item] }
    }

    private func collection(_ source: Source, width: CGFloat) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 18
        layout.minimumInteritemSpacing = 14
        layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 420), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return view
    }

    @Test func fullLinesAreJustifiedAndTheLastIsNot() {
        let widths: [CGFloat] = [200, 70, 120, 90, 110, 60]
        let source = Source([widths.map { CGSize(width: $0, height: 44) }])
        let view = collection(source, width: 375)
        let frames = view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame }
        #expect(frames.map(\.minX) == [12, 293, 12, 147.5, 253, 12])
        #expect(frames.map(\.minY) == [10, 10, 72, 72, 72, 134])
        #expect(view.contentSize == CGSize(width: 375, height: 188))
    }

    @Test func onlyItemsInSightHaveCells() {
        let source = Source([Array(repeating: CGSize(width: 351, height: 82), count: 1000)])
        let view = collection(source, width: 375)
        #expect(view.visibleCells.count == 5)
        view.contentOffset.y = 50_000
        view.layoutIfNeeded()
        #expect(view.visibleCells.count <= 6)
        #expect(view.subviews.filter { $0 is UICollectionViewCell }.count <= 6)
    }
}
