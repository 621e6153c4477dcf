import UIKit

/// All plants, by place.
final class PlantListViewController: UITableViewController {
    private let store: PlantStore
    private lazy var dataSource = makeDataSource()

    init(store: PlantStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Plants"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(PlantCell.self, forCellReuseIdentifier: PlantCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 80
        showPlants(animated: false)
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange), name: PlantStore.didChange, object: store)
    }

    @objc private func storeDidChange() {
        showPlants(animated: view.window != nil)
    }

    private func makeDataSource() -> PlantDataSource {
        PlantDataSource(tableView: tableView) { [store] tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: PlantCell.reuseIdentifier, for: indexPath)
            if let plant = store.plant(named: name) { (cell as? PlantCell)?.show(plant) }
            return cell
        }
    }

    private func showPlants(animated: Bool) {
        let known = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Plant.Place, String>()
        for place in Plant.Place.allCases {
            snapshot.appendSections([place])
            snapshot.appendItems(store.plants.filter { $0.place == place }.map(\.name))
        }
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let name = dataSource.itemIdentifier(for: indexPath) else { return }
        show(PlantViewController(name: name, store: store), sender: self)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let name = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let water = UIContextualAction(style: .normal, title: "Water") { [store] _, _, completion in
            store.update(name) { $0.daysSinceWatering = 0 }
            completion(true)
        }
        water.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [water])
    }
}

/// A data source that titles each section with its place.
private final class PlantDataSource: UITableViewDiffableDataSource<Plant.Place, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)?.rawValue
    }
}
