package import UIKit

extension UIView {
    /// Shows the name of what would be seen here on a device, in the middle of a gray area.
    package func showPlaceholder(named name: String) {
        backgroundColor = .systemGray5
        let label = UILabel()
        label.text = name
        label.textColor = .secondaryLabel
        label.font = .systemFont(ofSize: 15)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }
}
