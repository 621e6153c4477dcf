import UIKit

/// A sheet for setting the care of a plant.
final class CareViewController: UIViewController {
    private let name: String
    private let store: PlantStore

    private let intervalLabel = UILabel()
    private let intervalStepper = UIStepper()
    private let placeControl = UISegmentedControl(items: Plant.Place.allCases.map(\.rawValue))
    private let mistSwitch = UISwitch()

    init(name: String, store: PlantStore) {
        self.name = name
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Care"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        configureControls()

        let mistLabel = UILabel()
        mistLabel.text = "Mist on dry days"
        for label in [intervalLabel, mistLabel] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let column = UIStackView(arrangedSubviews: [
            row(intervalLabel, intervalStepper), row(mistLabel, mistSwitch), placeControl,
        ])
        column.axis = .vertical
        column.spacing = 20
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        showPlant()
    }

    private func configureControls() {
        intervalStepper.minimumValue = 1
        intervalStepper.maximumValue = 60
        intervalStepper.addTarget(self, action: #selector(intervalChanged), for: .valueChanged)
        mistSwitch.accessibilityLabel = "Mist on dry days"
        mistSwitch.addTarget(self, action: #selector(mistChanged), for: .valueChanged)
        placeControl.addTarget(self, action: #selector(placeChanged), for: .valueChanged)
    }

    private func row(_ label: UIView, _ control: UIView) -> UIStackView {
        let row = UIStackView(arrangedSubviews: [label, control])
        row.spacing = 12
        row.alignment = .center
        control.setContentHuggingPriority(.required, for: .horizontal)
        return row
    }

    private func showPlant() {
        guard let plant = store.plant(named: name) else { return }
        let days = plant.daysBetweenWatering
        intervalLabel.text = days == 1 ? "Water every day" : "Water every \(days) days"
        intervalStepper.value = Double(days)
        mistSwitch.isOn = plant.isMisted
        placeControl.selectedSegmentIndex = Plant.Place.allCases.firstIndex(of: plant.place) ?? 0
    }

    @objc private func intervalChanged() {
        store.update(name) { $0.daysBetweenWatering = Int(intervalStepper.value) }
        showPlant()
    }

    @objc private func mistChanged() {
        store.update(name) { $0.isMisted = mistSwitch.isOn }
    }

    @objc private func placeChanged() {
        store.update(name) { $0.place = Plant.Place.allCases[placeControl.selectedSegmentIndex] }
    }
}
