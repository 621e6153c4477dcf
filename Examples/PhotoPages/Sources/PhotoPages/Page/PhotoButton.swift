import UIKit

/// A photo that shrinks slightly while it is pressed.
final class PhotoButton: UIControl {
    private let pictureView = UIImageView()
    /// The pending request for the picture.
    var wait: PictureLibrary.Wait?
    /// The index of the photo on its page.
    var index = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
        clipsToBounds = true
        pictureView.contentMode = .scaleAspectFill
        addSubview(pictureView)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var image: UIImage? {
        get { pictureView.image }
        set { pictureView.image = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pictureView.frame = bounds
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { press(isHighlighted) } }
    }

    private func press(_ isDown: Bool) {
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.transform = isDown ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        }
    }
}
