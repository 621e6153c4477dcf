import Foundation

extension UIView {
    /// Warnings about lists in the view tree whose data source counts changed without the list being notified, so that
    /// the list shows outdated rows.
    package var untoldChanges: [String] {
        var lists: [UIView] = []
        forEachInTree { if $0 is UITableView || $0 is UICollectionView { lists.append($0) } }
        return lists.compactMap { list in
            switch list {
            case let table as UITableView: table.untoldChange
            case let collection as UICollectionView: collection.untoldChange
            default: nil
            }
        }
    }

    /// Returns a message about the first section in which the counts differ.
    fileprivate func untoldChange(from known: [Int], to actual: [Int], of what: String) -> String? {
        guard known != actual else { return nil }
        var difference = "has \(actual.count) sections, but \(spokenName) knows of \(known.count)"
        if known.count == actual.count, let section = known.indices.first(where: { known[$0] != actual[$0] }) {
            difference =
                "has \(actual[section]) \(what) in section \(section), but \(spokenName) knows of \(known[section])"
        }
        return "LayoutSim: the data source \(difference); tell it by reloadData() or performBatchUpdates(_:completion:)"
    }
}

extension UITableView {
    fileprivate var untoldChange: String? {
        guard let dataSource, let known = knownCounts else { return nil }
        return untoldChange(from: known, to: counts(of: dataSource), of: "rows")
    }
}

extension UICollectionView {
    fileprivate var untoldChange: String? {
        guard let dataSource, let known = knownCounts else { return nil }
        return untoldChange(from: known, to: counts(of: dataSource), of: "items")
    }
}
