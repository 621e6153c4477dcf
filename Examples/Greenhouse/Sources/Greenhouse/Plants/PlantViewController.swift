import UIKit

/// The portrait, the note and the actions of a plant.
final class PlantViewController: UIViewController {
    private let name: String
    private let store: PlantStore

    private let pictureView = UIImageView()
    private let speciesLabel = UILabel()
    private let noteLabel = UILabel()
    private let wateringLabel = UILabel()
    private let waterButton = UIButton(type: .system)

    init(name: String, store: PlantStore) {
        self.name = name
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = name
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Care", style: .plain, target: self, action: #selector(editCare))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureTexts()
        placeViews()
        showPlant()
        NotificationCenter.default.addObserver(
            self, selector: #selector(showPlant), name: PlantStore.didChange, object: store)
    }

    private func configureTexts() {
        speciesLabel.font = .preferredFont(forTextStyle: .title2)
        noteLabel.font = .preferredFont(forTextStyle: .body)
        wateringLabel.font = .preferredFont(forTextStyle: .subheadline)
        wateringLabel.textColor = .secondaryLabel
        for label in [speciesLabel, noteLabel, wateringLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
    }

    private func placeViews() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Water now"
        waterButton.configuration = configuration
        waterButton.addTarget(self, action: #selector(water), for: .touchUpInside)
        let removeButton = UIButton(type: .system)
        removeButton.setTitle("Remove from greenhouse", for: .normal)
        removeButton.tintColor = .systemRed
        removeButton.addTarget(self, action: #selector(askToRemove), for: .touchUpInside)

        let column = UIStackView(arrangedSubviews: [
            pictureView, speciesLabel, noteLabel, wateringLabel, waterButton, removeButton,
        ])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 12
        column.setCustomSpacing(24, after: wateringLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        view.addSubview(scrollView)

        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    @objc private func showPlant() {
        guard let plant = store.plant(named: name) else { return }
        pictureView.image = PlantPicture.image(of: plant, side: 160)
        pictureView.accessibilityLabel = "Portrait of \(plant.name)"
        speciesLabel.text = plant.species
        noteLabel.text = plant.note
        noteLabel.isHidden = plant.note.isEmpty
        wateringLabel.text = plant.wateringText
        waterButton.isEnabled = plant.daysSinceWatering > 0
    }

    @objc private func water() {
        store.update(name) { $0.daysSinceWatering = 0 }
        wateringLabel.alpha = 0
        UIView.animate(withDuration: 0.4) { self.wateringLabel.alpha = 1 }
    }

    @objc private func editCare() {
        let care = UINavigationController(rootViewController: CareViewController(name: name, store: store))
        if let sheet = care.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(care, animated: true)
    }

    @objc private func askToRemove() {
        let alert = UIAlertController(
            title: "Remove \(name)?", message: "Its journal stays.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [name, store, navigationController] _ in
                store.remove(name)
                navigationController?.popViewController(animated: true)
            })
        present(alert, animated: true)
    }
}
