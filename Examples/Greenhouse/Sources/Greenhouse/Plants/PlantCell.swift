import UIKit

/// A row of the list, as tall as its note.
final class PlantCell: UITableViewCell {
    static let reuseIdentifier = "plant"

    private let pictureView = UIImageView()
    private let nameLabel = UILabel()
    private let speciesLabel = UILabel()
    private let noteLabel = UILabel()
    private let wateringLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        configureLabels()
        pictureView.setContentHuggingPriority(.required, for: .horizontal)

        let heading = UIStackView(arrangedSubviews: [nameLabel, wateringLabel])
        heading.spacing = 8
        heading.alignment = .firstBaseline
        let texts = UIStackView(arrangedSubviews: [heading, speciesLabel, noteLabel])
        texts.axis = .vertical
        texts.spacing = 2
        texts.setCustomSpacing(6, after: speciesLabel)
        let row = UIStackView(arrangedSubviews: [pictureView, texts])
        row.spacing = 12
        row.alignment = .top
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)

        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            pictureView.widthAnchor.constraint(equalToConstant: 44),
            pictureView.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func configureLabels() {
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        speciesLabel.font = .preferredFont(forTextStyle: .subheadline)
        speciesLabel.textColor = .secondaryLabel
        noteLabel.font = .preferredFont(forTextStyle: .footnote)
        wateringLabel.font = .preferredFont(forTextStyle: .caption1)
        for label in [nameLabel, speciesLabel, noteLabel, wateringLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        wateringLabel.setContentHuggingPriority(.required, for: .horizontal)
        wateringLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    func show(_ plant: Plant) {
        pictureView.image = PlantPicture.image(of: plant, side: 44)
        nameLabel.text = plant.name
        speciesLabel.text = plant.species
        noteLabel.text = plant.note
        noteLabel.isHidden = plant.note.isEmpty
        wateringLabel.text = plant.wateringText
        wateringLabel.textColor = plant.isThirsty ? .systemOrange : .tertiaryLabel
    }
}
