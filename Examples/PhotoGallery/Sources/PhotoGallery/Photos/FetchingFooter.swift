import UIKit

/// The gallery's footer while more photos are loading.
final class FetchingFooter: UICollectionReusableView {
    static let reuseIdentifier = "fetching"

    private let wheel = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .paper
        wheel.color = .gray
        wheel.startAnimating()
        wheel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(wheel)
        NSLayoutConstraint.activate([
            wheel.centerXAnchor.constraint(equalTo: centerXAnchor),
            wheel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
