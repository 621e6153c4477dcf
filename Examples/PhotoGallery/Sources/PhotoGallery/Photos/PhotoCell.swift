import UIKit

/// A photo that fills its cell.
class PhotoCell: UICollectionViewCell {
    static let reuseIdentifier = "photo"

    private let fileView = UIImageView()
    private let thumbnailView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [fileView, thumbnailView] {
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
        }
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        for view in [fileView, thumbnailView] {
            view.layer.removeAllAnimations()
            view.image = nil
            view.alpha = 1
        }
    }

    var hasThumbnail: Bool { thumbnailView.image != nil }
    var hasFile: Bool { fileView.image != nil }
    var picture: UIImage? { fileView.image ?? thumbnailView.image }

    /// Shows the thumbnail, which fades in over a duration in seconds.
    func show(thumbnail: UIImage, fading duration: TimeInterval) {
        thumbnailView.image = thumbnail
        guard duration > 0 else { return }
        thumbnailView.alpha = 0
        UIView.animate(withDuration: duration) { self.thumbnailView.alpha = 1 }
    }

    /// Places the photo's file below the thumbnail, which fades out.
    func show(file: UIImage, fading duration: TimeInterval) {
        fileView.image = file
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { self.thumbnailView.alpha = 0 }
    }
}
