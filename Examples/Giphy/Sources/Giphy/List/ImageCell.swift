import GiphyData
import UIKit

/// A picture that fills the cell, with its title along the bottom.
final class ImageCell: UICollectionViewCell {
    static let identifier = "image"

    let pictureView = UIImageView()
    private let titleLabel = UILabel()
    private let shade = UIView()
    /// The pending request for the picture.
    var task: (any CancellableTask)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.clipsToBounds = true
        contentView.layer.cornerRadius = 4
        pictureView.contentMode = .scaleAspectFill
        pictureView.clipsToBounds = true
        shade.backgroundColor = UIColor(white: 0, alpha: 0.55)
        titleLabel.font = .systemFont(ofSize: 12, weight: .medium)
        titleLabel.textColor = .white
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.minimumScaleFactor = 0.7
        for view in [pictureView, shade, titleLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            pictureView.topAnchor.constraint(equalTo: contentView.topAnchor),
            pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            pictureView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            pictureView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            shade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            shade.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            titleLabel.topAnchor.constraint(equalTo: shade.topAnchor, constant: 4),
            titleLabel.bottomAnchor.constraint(equalTo: shade.bottomAnchor, constant: -4),
            titleLabel.leadingAnchor.constraint(equalTo: shade.leadingAnchor, constant: 8),
            titleLabel.trailingAnchor.constraint(equalTo: shade.trailingAnchor, constant: -8),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        if let task { MainQueue.run { task.cancel() } }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        stop()
        pictureView.image = nil
    }

    /// Shows an image, as a color until its picture is loaded.
    func show(_ image: ImagePresentation, placeholder: UIColor) {
        titleLabel.text = image.title
        shade.isHidden = image.title.isEmpty
        contentView.backgroundColor = placeholder
        isAccessibilityElement = true
        accessibilityLabel = image.title
    }

    /// Cancels the request for the picture.
    func stop() {
        task?.cancel()
        task = nil
    }
}
