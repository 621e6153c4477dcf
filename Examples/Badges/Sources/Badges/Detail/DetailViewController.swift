import UIKit

/// Shows a badge: its title, its patch and its description in one column.
///
/// Where the column does not fit, the patch gives way before any text does; the distances never change.
public final class BadgeDetailViewController: UIViewController {
    private let badge: Badge
    private let layout: BadgeDetailLayout
    private let style: BadgeDetailStyle

    private let titleLabel = UILabel()
    private let patchView = PatchView()
    private let descriptionLabel = UILabel()

    /// Creates the screen of a badge for a window whose shorter side is given in points.
    public init(badge: Badge, shorterSide: CGFloat) {
        self.badge = badge
        let factor = shorterSide / BadgeDetailLayout.referenceWidth
        layout = BadgeDetailLayout.design.scaled(by: factor)
        style = BadgeDetailStyle.standard.scaled(by: factor)
        super.init(nibName: nil, bundle: nil)
        title = "Challenge Patch"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(close))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        configureViews()
        for subview in [titleLabel, patchView, descriptionLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        activateConstraints()
    }

    private func configureViews() {
        titleLabel.text = badge.title
        titleLabel.font = style.titleFont
        descriptionLabel.text = badge.explanation
        descriptionLabel.font = style.descriptionFont
        for label in [titleLabel, descriptionLabel] {
            label.textColor = .black
            label.textAlignment = .center
            label.numberOfLines = 0
            label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
            label.setContentCompressionResistancePriority(layout.textPriority, for: .vertical)
        }
        patchView.patch = badge.patch
    }

    private func activateConstraints() {
        let safeArea = view.safeAreaLayoutGuide
        let patchWidth = patchView.widthAnchor.constraint(equalToConstant: layout.patchSize)
        let patchHeight = patchView.heightAnchor.constraint(equalToConstant: layout.patchSize)
        patchWidth.priority = layout.patchPriority
        patchHeight.priority = layout.patchPriority
        let centering = patchView.centerYAnchor.constraint(
            equalTo: view.centerYAnchor, constant: layout.verticalOffset)
        centering.priority = UILayoutPriority(249)

        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(
                greaterThanOrEqualTo: safeArea.topAnchor, constant: layout.verticalPadding),
            patchView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: layout.verticalGutter),
            descriptionLabel.topAnchor.constraint(
                equalTo: patchView.bottomAnchor, constant: layout.verticalGutter),
            safeArea.bottomAnchor.constraint(
                greaterThanOrEqualTo: descriptionLabel.bottomAnchor, constant: layout.verticalPadding),

            patchView.widthAnchor.constraint(equalTo: patchView.heightAnchor),
            patchWidth,
            patchHeight,
            patchView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            centering,

            titleLabel.leadingAnchor.constraint(
                equalTo: view.leadingAnchor, constant: layout.horizontalPadding),
            view.trailingAnchor.constraint(
                equalTo: titleLabel.trailingAnchor, constant: layout.horizontalPadding),
            descriptionLabel.leadingAnchor.constraint(
                equalTo: view.leadingAnchor, constant: layout.horizontalPadding),
            view.trailingAnchor.constraint(
                equalTo: descriptionLabel.trailingAnchor, constant: layout.horizontalPadding),
        ])
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}
