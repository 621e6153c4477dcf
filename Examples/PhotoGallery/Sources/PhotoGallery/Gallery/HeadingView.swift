import UIKit

/// The gallery's heading, and the cross that closes the preview.
final class HeadingView: UIView {
    let titleLabel = UILabel()
    let closeButton = UIButton(type: .custom)

    private static let closeSide: CGFloat = 36

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Image gallery"
        titleLabel.font = AppFont.medium.size(18)
        titleLabel.textColor = .ink
        addCross()
        closeButton.accessibilityLabel = "Close"
        closeButton.isHidden = true
        for view in [titleLabel, closeButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            trailingAnchor.constraint(equalTo: closeButton.trailingAnchor, constant: 13),
            closeButton.widthAnchor.constraint(equalToConstant: Self.closeSide),
            closeButton.heightAnchor.constraint(equalToConstant: Self.closeSide),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addCross() {
        let cross = IconView(CGSize(width: Self.closeSide, height: Self.closeSide)) {
            UIBezierPath([[(0.3, 0.3), (0.7, 0.7)], [(0.7, 0.3), (0.3, 0.7)]], in: $0)
        }
        cross.translatesAutoresizingMaskIntoConstraints = false
        closeButton.addSubview(cross)
        NSLayoutConstraint.activate([
            cross.centerXAnchor.constraint(equalTo: closeButton.centerXAnchor),
            cross.centerYAnchor.constraint(equalTo: closeButton.centerYAnchor),
        ])
    }

    /// Replaces the title with the cross, in a number of seconds.
    func showCross(in duration: TimeInterval) {
        closeButton.isHidden = false
        closeButton.alpha = 0.5
        closeButton.transform = CGAffineTransform(rotationAngle: .pi / 2)
        UIView.animate(withDuration: duration) {
            self.titleLabel.alpha = 0
            self.titleLabel.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            self.closeButton.alpha = 1
            self.closeButton.transform = .identity
        }
    }

    /// Shows the title in a number of seconds; the cross disappears at once.
    func showTitle(in duration: TimeInterval) {
        closeButton.isHidden = true
        UIView.animate(withDuration: duration) {
            self.titleLabel.alpha = 1
            self.titleLabel.transform = .identity
        }
    }
}
