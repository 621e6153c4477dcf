import Foundation
import Testing
import UIKit

/// Errors in an app's lists end in UIKit's exception, or are reported before a golden is compared.
@MainActor @Suite struct ListFaultTests {
    /// Code that UIKit rejects.
    enum Refused: String, CaseIterable, Codable, Sendable {
        case rowsUntold, sectionsUntold, itemsUntold, rowNotRegistered, itemNotRegistered, headerNotRegistered
        case rowOfOtherClass, bandOfOtherClass, itemOfOtherClass

        /// The expected contents of standard error.
        var words: [String] {
            switch self {
            case .rowsUntold:
                [
                    "'NSInternalInconsistencyException'", "Invalid update: invalid number of rows in section 0.",
                    "after the update (3) must be equal to the number of rows contained in that section before the update (3)",
                    "(1 inserted, 0 deleted)",
                ]
            case .sectionsUntold:
                [
                    "'NSInternalInconsistencyException'", "Invalid update: invalid number of sections.",
                    "(0 inserted, 1 deleted)",
                ]
            case .itemsUntold:
                ["'NSInternalInconsistencyException'", "Invalid update: invalid number of items in section 0."]
            case .rowNotRegistered:
                ["'NSInternalInconsistencyException'", "unable to dequeue a cell with identifier other"]
            case .itemNotRegistered:
                [
                    "'NSInternalInconsistencyException'",
                    "could not dequeue a view of kind: UICollectionElementKindCell with identifier other",
                ]
            case .headerNotRegistered:
                [
                    "'NSInternalInconsistencyException'",
                    "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier other",
                ]
            case .rowOfOtherClass:
                ["'NSInvalidArgumentException'", "must pass a class of kind UITableViewCell", "UIView was registered"]
            case .bandOfOtherClass:
                [
                    "'NSInvalidArgumentException'", "must pass a class of kind UITableViewHeaderFooterView",
                    "UITableViewCell was registered",
                ]
            case .itemOfOtherClass:
                [
                    "'NSInvalidArgumentException'", "must pass a class of kind UICollectionViewCell",
                    "UICollectionReusableView was registered",
                ]
            }
        }

        @MainActor func run() {
            let lists = Lists()
            let first = IndexPath(row: 0, section: 0)
            switch self {
            case .rowsUntold: lists.table.insertRows(at: [first], with: .none)
            case .sectionsUntold: lists.table.deleteSections([0], with: .none)
            case .itemsUntold: lists.collection.deleteItems(at: [first])
            case .rowNotRegistered: _ = lists.table.dequeueReusableCell(withIdentifier: "other", for: first)
            case .itemNotRegistered: _ = lists.collection.dequeueReusableCell(withReuseIdentifier: "other", for: first)
            case .headerNotRegistered:
                _ = lists.collection.dequeueReusableSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "other", for: first)
            case .rowOfOtherClass: lists.table.register(UIView.self, forCellReuseIdentifier: "row")
            case .bandOfOtherClass:
                lists.table.register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "band")
            case .itemOfOtherClass:
                lists.collection.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "item")
            }
        }
    }

    @Test(arguments: Refused.allCases) func exceptions(_ code: Refused) async throws {
        let end = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            [code = code as Refused] in
            await code.run()
        }
        let text = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        for word in code.words { #expect(text.contains(word), "\(text)") }
    }

    @Test func `numbers that changed without a word are told`() {
        let lists = Lists()
        #expect(lists.untoldChanges == [])
        lists.count = 5
        #expect(
            lists.untoldChanges == [
                "LayoutSim: the data source has 5 rows in section 0, but table (UITableView) knows of 3; tell it by reloadData() or performBatchUpdates(_:completion:)",
                "LayoutSim: the data source has 5 items in section 0, but collection (UICollectionView) knows of 3; tell it by reloadData() or performBatchUpdates(_:completion:)",
            ])
        lists.table.reloadData()
        lists.collection.reloadData()
        lists.layoutIfNeeded()
        #expect(lists.untoldChanges == [])
    }

    @Test func `a delegate and a data source that are gone leave an empty list`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        do {
            let source = Lists()
            (table.dataSource, table.delegate) = (source, source)
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 3)
        }
        #expect(table.dataSource == nil && table.delegate == nil)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.isEmpty && table.untoldChanges == [])
    }
}

/// A table and a collection of three rows.
private final class Lists: UIView, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    let table = UITableView()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var count = 3

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = self
        collection.dataSource = self
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        for view in [table, collection] {
            addSubview(view)
            view.frame = bounds
        }
        layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
}
