import Testing

@testable import UIKit

/// Rows of an inset grouped list, recorded by Vercantez/openuikit on an iPhone 16 with iOS 26.1.
@MainActor @Suite struct RecordedListTests {
    private final class Rows: UIViewController {
        let hasHeaders: Bool
        private(set) lazy var list: UICollectionView = {
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = hasHeaders ? .supplementary : .none
            return UICollectionView(
                frame: view.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        }()
        private lazy var source = makeSource()

        init(hasHeaders: Bool) {
            self.hasHeaders = hasHeaders
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        private func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> {
            let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
                var content = cell.defaultContentConfiguration()
                content.text = "Row"
                cell.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
                list, path, item in
                list.dequeueConfiguredReusableCell(using: row, for: path, item: item)
            }
            let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { cell, _, _ in
                var content = cell.defaultContentConfiguration()
                content.text = "Header"
                cell.contentConfiguration = content
            }
            source.supplementaryViewProvider = { list, _, path in
                list.dequeueConfiguredReusableSupplementary(using: header, for: path)
            }
            return source
        }

        func show(_ counts: [Int]) {
            view.addSubview(list)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for (section, count) in counts.enumerated() {
                snapshot.appendSections([section])
                snapshot.appendItems((0..<count).map { section * 100 + $0 })
            }
            source.apply(snapshot, animatingDifferences: false)
            list.layoutIfNeeded()
        }

        func cell(_ item: Int, _ section: Int) throws -> UICollectionViewListCell {
            try #require(list.cellForItem(at: [section, item]) as? UICollectionViewListCell)
        }
    }

    private func withList(hasHeaders: Bool, _ counts: [Int], _ body: @MainActor (Rows) throws -> Void)
        throws
    {
        try RecordedDevice.phone {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            let rows = Rows(hasHeaders: hasHeaders)
            window.rootViewController = rows
            window.isHidden = false
            defer { window.isHidden = true }
            window.layoutIfNeeded()
            rows.show(counts)
            try body(rows)
        }
    }

    @Test func `four and four rows`() throws {
        try withList(hasHeaders: false, [4, 4]) { rows in
            let tops: [CGFloat] = [35, 85.333, 135.667, 186, 271.333, 321.667, 372, 422.333]
            for (place, top) in tops.enumerated() {
                let frame = try rows.cell(place % 4, place / 4).frame
                #expect(abs(frame.minY - top) < 0.001 && abs(frame.height - 50.333) < 0.001, "\(frame)")
                #expect(frame.minX == 16 && frame.width == 361)
            }
            #expect(try rows.cell(0, 0).safeAreaInsets == .zero)
        }
    }

    @Test func `four and two rows below headers`() throws {
        try withList(hasHeaders: true, [4, 2]) { rows in
            let kind = UICollectionView.elementKindSectionHeader
            let header = try #require(rows.list.supplementaryView(forElementKind: kind, at: [0, 0]))
            #expect(header.frame.origin == CGPoint(x: 16, y: 0) && header.frame.width == 361)
            #expect(abs(header.frame.height - 36.333) < 0.001, "\(header.frame)")
            let (first, last) = try (rows.cell(0, 0), rows.cell(3, 0))
            #expect(abs(first.frame.minY - 36.333) < 0.001, "\(first.frame)")
            let next = try #require(rows.list.supplementaryView(forElementKind: kind, at: [1, 0]))
            #expect(abs(next.frame.minY - last.frame.maxY - 17.667) < 0.001, "\(next.frame)")
        }
    }
}
