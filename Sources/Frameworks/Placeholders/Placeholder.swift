package import UIKit

extension UIView {
    /// Shows the name of the content that a device would display, centered on a gray background.
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
