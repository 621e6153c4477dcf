import UIKit

/// The plants as pictures: a horizontal row of those that need water, and all of them by place.
final class ShelfViewController: UICollectionViewController {
    private enum Section: Hashable {
        case thirsty
        case place(Plant.Place)

        var title: String {
            switch self {
            case .thirsty: "Thirsty"
            case .place(let place): place.rawValue
            }
        }
    }

    private struct Item: Hashable {
        var section: Section
        var name: String
    }

    private let store: PlantStore
    private lazy var dataSource = makeDataSource()

    init(store: PlantStore) {
        self.store = store
        super.init(collectionViewLayout: Self.makeLayout())
        title = "Shelf"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        showPlants()
        NotificationCenter.default.addObserver(
            self, selector: #selector(showPlants), name: PlantStore.didChange, object: store)
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let section = index == 0 ? thirstySection() : placeSection(environment)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
            return section
        }
    }

    private static func thirstySection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(220), heightDimension: .absolute(96))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    private static func placeSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = max(2, Int(environment.container.effectiveContentSize.width / 110))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(130)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(130)),
            repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        return section
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let portrait = UICollectionView.CellRegistration<PortraitCell, Item> { [store] cell, _, item in
            if let plant = store.plant(named: item.name) { cell.show(plant) }
        }
        let card = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [store] cell, _, item in
            guard let plant = store.plant(named: item.name) else { return }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = plant.name
            content.secondaryText = plant.species
            content.image = PlantPicture.image(of: plant, side: 48)
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemBackground
            background.cornerRadius = 12
            cell.backgroundConfiguration = background
        }
        let header = UICollectionView.SupplementaryRegistration<ShelfHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, indexPath in
            header.label.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item.section {
            case .thirsty: collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: item)
            case .place: collectionView.dequeueConfiguredReusableCell(using: portrait, for: indexPath, item: item)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    @objc private func showPlants() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        func append(_ section: Section, _ plants: [Plant]) {
            snapshot.appendSections([section])
            snapshot.appendItems(plants.map { Item(section: section, name: $0.name) })
        }
        append(.thirsty, store.plants.filter(\.isThirsty))
        for place in Plant.Place.allCases {
            append(.place(place), store.plants.filter { $0.place == place })
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        show(PlantViewController(name: item.name, store: store), sender: self)
    }
}
