import Testing
import UIKit

/// The order of a list's calls during a reload; the sources are in Docs/uikit-controllers.md.
@MainActor @Suite struct ReloadOrderTests {
    fileprivate final class Source: NSObject {
        var lines: [String] = []

        /// Returns the calls since the last one of this method.
        func told() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let source = Source()
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

    @Test func `a table asks for numbers at once, and for rows with the next layout`() {
        let table = UITableView(frame: frame)
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        #expect(source.told() == ["sections", "number 0", "cell 0", "will 0", "cell 1", "will 1"])
        table.reloadData()
        #expect(source.told() == ["end 0", "end 1", "sections", "number 0"])
        table.layoutIfNeeded()
        #expect(source.told() == ["cell 0", "will 0", "cell 1", "will 1"])
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        table.layoutIfNeeded()
        #expect(source.told() == ["sections", "number 0", "end 1", "cell 1", "will 1"])
    }

    @Test func `a collection asks for all with the next layout`() {
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: frame, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (list.dataSource, list.delegate) = (source, source)
        list.layoutIfNeeded()
        #expect(source.told() == ["sections", "number 0", "cell 0", "will 0", "cell 1", "will 1"])
        list.reloadData()
        #expect(source.told() == ["end 0", "end 1"])
        list.layoutIfNeeded()
        #expect(source.told() == ["sections", "number 0", "cell 0", "will 0", "cell 1", "will 1"])
        list.reloadItems(at: [IndexPath(item: 1, section: 0)])
        // The numbers are checked first, then requested by the layout.
        #expect(source.told() == ["sections", "number 0", "end 1", "sections", "number 0", "cell 1", "will 1"])
    }
}

extension ReloadOrderTests.Source: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        lines.append("sections")
        return 1
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.append("number \(section)")
        return 2
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        lines.append("cell \(indexPath.row)")
        return UITableViewCell()
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        lines.append("will \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        lines.append("end \(indexPath.row)")
    }
}

extension ReloadOrderTests.Source: UICollectionViewDataSource, UICollectionViewDelegate {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        lines.append("sections")
        return 1
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        lines.append("number \(section)")
        return 2
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        lines.append("cell \(indexPath.item)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { lines.append("will \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { lines.append("end \(indexPath.item)") }
}
