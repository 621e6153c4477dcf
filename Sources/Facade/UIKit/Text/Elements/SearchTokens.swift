import Foundation

/// The row of tokens that a search text field shows before its text.
@MainActor final class SearchTokens {
    private weak var field: UISearchTextField?
    private(set) var views: [SearchTokenView] = []
    /// The index of the selected token, which the delete key removes.
    private(set) var selected: Int?

    /// The spacing between tokens, and from the last token to the text, in points.
    private static let spacing: CGFloat = 4

    init(_ field: UISearchTextField) { self.field = field }

    func show(_ tokens: [UISearchToken]) {
        guard let field else { return }
        for view in views { view.removeFromSuperview() }
        views = tokens.map { SearchTokenView($0, font: field.font ?? .systemFont(ofSize: 17)) }
        for view in views { field.addSubview(view) }
        select(nil)
    }

    func select(_ index: Int?) {
        selected = index
        let color = field?.tokenBackgroundColor ?? .systemBlue
        for (place, view) in views.enumerated() { view.show(color, isSelected: place == index) }
    }

    /// The width that the tokens take up, in points.
    var width: CGFloat { views.reduce(0) { $0 + $1.intrinsicContentSize.width + Self.spacing } }

    /// Lays out the tokens from a horizontal position, centered vertically in the bounds.
    func place(from start: CGFloat, in bounds: CGRect, isMirrored: Bool) {
        var x = start
        for view in views {
            let size = view.intrinsicContentSize
            let frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            view.frame = frame.mirrored(in: bounds.width, if: isMirrored)
            x += size.width + Self.spacing
        }
    }

    /// Returns the index of the token at a point of the field.
    func index(at point: CGPoint) -> Int? { views.firstIndex { $0.frame.contains(point) } }
}

/// The view of a token in a search text field.
final class SearchTokenView: UIView {
    private let picture: UIImageView?
    private let label = UILabel()

    /// The height, side margins, and side length of the picture, in points.
    private static let height: CGFloat = 24
    private static let margin: CGFloat = 6
    private static let pictureSide: CGFloat = 16

    init(_ token: UISearchToken, font: UIFont) {
        picture = token.icon.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        label.text = token.text
        label.font = font
        label.textColor = .white
        picture?.tintColor = .white
        picture?.contentMode = .scaleAspectFit
        layer.cornerRadius = 6
        isUserInteractionEnabled = false
        accessibilityLabel = token.text
        if let picture { addSubview(picture) }
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: UIColor, isSelected: Bool) {
        backgroundColor = isSelected ? color : color.withAlphaComponent(0.85)
        layer.borderWidth = isSelected ? 1 : 0
        layer.borderColor = UIColor.label.cgColor
    }

    private var pictureRoom: CGFloat { picture == nil ? 0 : Self.pictureSide + 4 }

    override var intrinsicContentSize: CGSize {
        let width = 2 * Self.margin + pictureRoom + label.intrinsicContentSize.width
        return CGSize(width: width.rounded(.up), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture?.frame = CGRect(
            x: Self.margin, y: bounds.midY - Self.pictureSide / 2, width: Self.pictureSide, height: Self.pictureSide)
        let start = Self.margin + pictureRoom
        label.frame = CGRect(x: start, y: 0, width: max(0, bounds.width - start - Self.margin), height: bounds.height)
    }
}
