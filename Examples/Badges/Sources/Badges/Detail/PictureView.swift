import UIKit

/// Shows a picture centered and as large as it fits.
final class PictureView: UIView {
    var picture = Picture.questionMark {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        switch picture {
        case .image(let image): draw(image)
        case .patch(let patch): patch.draw(in: bounds)
        }
    }

    private func draw(_ image: UIImage) {
        guard image.size.width > 0, image.size.height > 0 else { return }
        let factor = min(bounds.width / image.size.width, bounds.height / image.size.height)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        image.draw(
            in: CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height))
    }
}
