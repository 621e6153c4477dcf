import Foundation

@testable import UIKit

/// A list of three rows.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    static let shared = Rows()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { tableView.tag == 1 ? ["A", "B"] : nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.backgroundColor = .yellow
        return cell
    }
}

extension PropertyStages {
    static let lists: [Entry] = [
        staged(UITableView.self) { stage(of: table(.plain)) },
        staged(UITableView.self) { stage(of: table(.insetGrouped)) },
        staged(UITableView.self) {
            let list = table(.plain)
            list.tag = 1
            return stage(of: list)
        },
        staged(UITableViewCell.self) {
            let list = table(.plain)
            return PropertyStage(cell(of: list), in: list)
        },
        staged(UITableViewCell.self) {
            let list = table(.plain)
            list.isEditing = true
            return PropertyStage(cell(of: list), in: list)
        },
        staged(UITableViewHeaderFooterView.self) {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.textLabel?.text = "Head"
            return PropertyStage(header)
        },
        staged(UICollectionView.self) {
            let list = collection(UICollectionViewFlowLayout())
            return PropertyStage(list, frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        },
        staged(UICollectionViewCell.self) {
            let list = collection(UICollectionViewFlowLayout())
            list.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            list.layoutIfNeeded()
            return PropertyStage(
                list.visibleCells.first ?? UICollectionViewCell(), in: list,
                frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        },
        staged(UICollectionViewListCell.self) {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
            return PropertyStage(cell)
        },
        staged(UICollectionViewFlowLayout.self) {
            let layout = UICollectionViewFlowLayout()
            return PropertyStage(
                layout, in: collection(layout), frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        },
        staged(NSCollectionLayoutSection.self) { composed { _, _, section in section } },
        staged(NSCollectionLayoutGroup.self) { composed { _, group, _ in group } },
        staged(NSCollectionLayoutItem.self) { composed { item, _, _ in item } },
        staged(UIListContentView.self) {
            var content = UIListContentConfiguration.cell()
            content.text = "Row"
            return PropertyStage(UIListContentView(configuration: content))
        },
        staged(UITableViewController.self) {
            let controller = UITableViewController(style: .plain)
            return PropertyStage(controller, on: UINavigationController(rootViewController: controller))
        },
        staged(UICollectionViewController.self) {
            let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            return PropertyStage(controller, on: UINavigationController(rootViewController: controller))
        },
    ]

    private static func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = Rows.shared
        return table
    }

    private static func stage(of table: UITableView) -> PropertyStage {
        PropertyStage(table, frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    }

    private static func cell(of table: UITableView) -> UITableViewCell {
        table.layoutIfNeeded()
        return table.visibleCells.first ?? UITableViewCell()
    }

    private static func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.dataSource = Rows.shared
        return list
    }

    private static func composed(
        _ object: (NSCollectionLayoutItem, NSCollectionLayoutGroup, NSCollectionLayoutSection) -> AnyObject
    ) -> PropertyStage {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(40))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let controller = UIViewController()
        return PropertyStage(object(item, group, section), on: controller) {
            for view in controller.view.subviews { view.removeFromSuperview() }
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
            let list = collection(layout)
            controller.view.addSubview(list)
        }
    }
}
