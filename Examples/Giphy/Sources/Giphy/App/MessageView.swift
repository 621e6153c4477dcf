import UIKit

/// A title, a text and a button in the middle of a screen.
final class MessageView: UIView {
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let button = UIButton(type: .system)
    private let column: UIStackView
    private var action: (() -> Void)?

    override init(frame: CGRect) {
        column = UIStackView(arrangedSubviews: [titleLabel, textLabel, button])
        super.init(frame: frame)
        titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        titleLabel.textColor = .white
        textLabel.font = .systemFont(ofSize: 15)
        textLabel.textColor = UIColor(white: 0.7, alpha: 1)
        for label in [titleLabel, textLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.tintColor = .giphyGreen
        button.addTarget(self, action: #selector(act), for: .touchUpInside)
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 8
        column.setCustomSpacing(20, after: textLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 32),
            column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -32),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(title: String, text: String, button name: String, action: @escaping () -> Void) {
        titleLabel.text = title
        textLabel.text = text
        button.setTitle(name, for: .normal)
        self.action = action
    }

    @objc private func act() { action?() }
}
