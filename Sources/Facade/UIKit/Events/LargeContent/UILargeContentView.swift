import Foundation

/// The view in the center of a window that shows large content: an image above a title.
///
/// Its appearance was not measured: its metrics follow the pictures of Apple's WWDC 2019, session 261.
@MainActor final class UILargeContentView: UIView {
    /// The metrics, in points.
    private static let width: CGFloat = 260
    private static let margin: CGFloat = 20
    private static let pictureSide: CGFloat = 120
    private static let gap: CGFloat = 12

    /// The window that shows the view.
    private let shownWindow: UIWindow

    init(_ target: LargeContentTarget, in window: UIWindow) {
        shownWindow = window
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 20
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        let room = Self.width - 2 * Self.margin
        var y = Self.margin
        if let image = target.image {
            let side = CGRect(
                x: (Self.width - Self.pictureSide) / 2, y: y, width: Self.pictureSide, height: Self.pictureSide)
            addPicture(image, in: side.inset(by: target.insets))
            y = side.maxY + Self.gap
        }
        if let title = target.title, !title.isEmpty {
            let label = makeLabel(title)
            let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: Self.margin, y: y, width: room, height: size.height)
            addSubview(label)
            y = label.frame.maxY + Self.gap
        }
        let height = y - Self.gap + Self.margin
        let bounds = window.bounds
        frame = CGRect(
            x: ((bounds.width - Self.width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
            width: Self.width, height: height)
    }

    required init?(coder: NSCoder) { nil }

    func show() { shownWindow.addSubview(self) }

    private func makeLabel(_ title: String) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 28)
        label.textAlignment = .center
        label.numberOfLines = 3
        return label
    }

    private func addPicture(_ image: UIImage, in frame: CGRect) {
        let picture = UIImageView(image: image)
        picture.tintColor = .label
        picture.contentMode = .scaleAspectFit
        picture.frame = frame
        addSubview(picture)
    }
}
