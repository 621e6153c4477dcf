import BadgeData
import UIKit

/// Shows the title, picture and text of a badge in one column.
///
/// If the column does not fit, the picture shrinks before the texts do; the distances never change. Layout and style
/// are applied once, the data each time the source reports a change.
package final class DetailViewController: UIViewController {
    private let source: any DetailSource
    private let layout: LayoutModel
    private let style: StyleModel
    private let analytics: (any Analytics)?

    private let titleLabel = UILabel()
    private let patchView = PictureView()
    private let descriptionLabel = UILabel()

    package init(
        _ source: any DetailSource, layout: LayoutModel, style: StyleModel, analytics: (any Analytics)? = nil
    ) {
        (self.source, self.layout, self.style, self.analytics) = (source, layout, style, analytics)
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Challenge Patch", bundle: .module, comment: "The title of a badge's screen.")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(close))
    }

    /// Creates the screen in the proportions of a window whose shorter side is in points.
    package convenience init(
        _ source: any DetailSource, layout: LayoutModel = .shipped, shorterSide: CGFloat,
        analytics: (any Analytics)? = nil
    ) {
        let factor = LayoutModel.factor(shorterSide: shorterSide)
        self.init(
            source, layout: layout.scaled(by: factor), style: .standard.scaled(by: factor), analytics: analytics)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        analytics?.record(AnalyticsEvent("DetailViewController", .viewDidLoad))
        view.backgroundColor = .white
        for subview in [titleLabel, patchView, descriptionLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        apply(style)
        apply(layout)
        apply(.unknown)
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        source.subscribe { [weak self] in self?.apply($0) }
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics?.record(AnalyticsEvent("DetailViewController", .viewDidAppear, about: titleLabel.text))
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        source.unsubscribe()
        analytics?.record(AnalyticsEvent("DetailViewController", .viewDidDisappear))
    }

    // MARK: Models

    private func apply(_ data: DataModel) {
        titleLabel.text = data.title
        descriptionLabel.text = data.text
        patchView.picture = data.picture
    }

    private func apply(_ style: StyleModel) {
        titleLabel.font = style.titleFont
        descriptionLabel.font = style.textFont
        for label in [titleLabel, descriptionLabel] {
            label.textColor = .black
            label.textAlignment = .center
            label.numberOfLines = 0
        }
    }

    private func apply(_ layout: LayoutModel) {
        for label in [titleLabel, descriptionLabel] {
            label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
            label.setContentCompressionResistancePriority(layout.textPriority, for: .vertical)
        }
        let safeArea = view.safeAreaLayoutGuide
        let patchWidth = patchView.widthAnchor.constraint(equalToConstant: layout.pictureSide)
        let patchHeight = patchView.heightAnchor.constraint(equalToConstant: layout.pictureSide)
        patchWidth.priority = layout.picturePriority
        patchHeight.priority = layout.picturePriority
        let centering = patchView.centerYAnchor.constraint(
            equalTo: view.centerYAnchor, constant: layout.verticalOffset)
        centering.priority = UILayoutPriority(249)

        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(
                greaterThanOrEqualTo: safeArea.topAnchor, constant: layout.verticalPadding),
            patchView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: layout.titleGutter),
            descriptionLabel.topAnchor.constraint(
                equalTo: patchView.bottomAnchor, constant: layout.textGutter),
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
