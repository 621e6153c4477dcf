import UIKit

/// A table and a collection of one section with three rows, which tests change.
@MainActor
final class ListOfThree: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let collection: UICollectionView
    var counts = [3]
    var makeItem: (UICollectionView, IndexPath) -> UICollectionViewCell = {
        $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
    }
    var makeHeader: (UICollectionView, IndexPath) -> UICollectionReusableView = { _, _ in UICollectionReusableView() }
    var rowHeight = UITableView.automaticDimension
    var bandHeight = UITableView.automaticDimension

    init(_ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), isLaidOut: Bool = true) {
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        table.dataSource = self
        table.delegate = self
        collection.dataSource = self
        collection.delegate = self
        if isLaidOut { layOut() }
    }

    func layOut() {
        table.layoutIfNeeded()
        collection.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { bandHeight }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        bandHeight < -1 ? "Header" : nil
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        makeItem(view, path)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { makeHeader(collectionView, indexPath) }
}

extension IndexPath {
    /// The path of a row or an item in the first section.
    static func first(_ item: Int) -> IndexPath { IndexPath(row: item, section: 0) }
}
