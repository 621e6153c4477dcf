import GiphyData
import UIKit
import Waterfall

/// The service's pictures in a waterfall layout.
package final class MediaListViewController: UIViewController {
    private let model: any MediaListPresenting
    package let layout = WaterfallLayout()
    package private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let indicator = UIActivityIndicatorView(style: .large)
    private let message = MessageView()
    private var sections: [ImageSection] = []

    /// The number of remaining images at which the end is near.
    private static let nearEnd = 8
    /// The width, in points, from which the list has three columns instead of two.
    private static let wideWidth: CGFloat = 600

    package init(model: any MediaListPresenting) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "Trending"
        layout.metrics.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .giphyBlack
        setUpCollection()
        indicator.color = .white
        indicator.translatesAutoresizingMaskIntoConstraints = false
        message.frame = view.bounds
        message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(indicator)
        view.addSubview(message)
        NSLayoutConstraint.activate([
            indicator.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            indicator.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        model.stateDidChange = { [weak self] in self?.show($0) }
        show(model.state)
        model.start()
    }

    private func setUpCollection() {
        collectionView.backgroundColor = nil
        collectionView.alwaysBounceVertical = true
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(ImageCell.self, forCellWithReuseIdentifier: ImageCell.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(
                SectionEdgeView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: SectionEdgeView.identifier)
        }
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
    }

    // MARK: States

    private func show(_ state: MediaListState) {
        let isLoading = state == .loading
        if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
        message.isHidden = true
        switch state {
        case .loading: reload([])
        case .loaded(let sections): reload(sections)
        case .empty:
            reload([])
            showMessage(title: "No GIFs yet", text: "The service has nothing to show right now.", button: "Look again")
        case .failed(let text):
            reload([])
            showMessage(title: "Something went wrong", text: text, button: "Try again")
        }
    }

    private func showMessage(title: String, text: String, button: String) {
        message.show(title: title, text: text, button: button) { [model] in model.retry() }
        message.isHidden = false
    }

    private func reload(_ new: [ImageSection]) {
        let old = sections
        sections = new
        // Appended images leave the visible ones unchanged.
        guard old.count == new.count, zip(old, new).allSatisfy({ $1.images.starts(with: $0.images) }) else {
            return collectionView.reloadData()
        }
        let added = zip(old, new).enumerated().flatMap { section, pair in
            (pair.0.images.count..<pair.1.images.count).map { IndexPath(item: $0, section: section) }
        }
        guard !added.isEmpty else { return }
        UIView.performWithoutAnimation { collectionView.insertItems(at: added) }
    }

    private func image(at indexPath: IndexPath) -> ImagePresentation {
        sections[indexPath.section].images[indexPath.item]
    }
}

extension MediaListViewController: UICollectionViewDataSource {
    package func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].images.count
    }

    package func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ImageCell.identifier, for: indexPath)
        guard let cell = cell as? ImageCell else { return cell }
        let image = image(at: indexPath)
        cell.show(image, placeholder: .placeholder(indexPath.item))
        cell.task = model.requestPicture(of: image) { [weak cell] picture in
            cell?.pictureView.image = picture
            cell?.task = nil
        }
        return cell
    }

    package func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: SectionEdgeView.identifier, for: indexPath)
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        (view as? SectionEdgeView)?.label.text = isHeader ? sections[indexPath.section].title : nil
        return view
    }
}

extension MediaListViewController: WaterfallLayoutDelegate {
    package func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let image = image(at: indexPath)
        return CGSize(width: image.width, height: image.height)
    }

    package func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, metricsForSection section: Int
    ) -> WaterfallMetrics {
        var metrics = layout.metrics
        if collectionView.bounds.width >= Self.wideWidth { metrics.columnCount += 1 }
        return metrics
    }

    package func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        let isLast = indexPath.section == sections.count - 1
        guard isLast, indexPath.item >= sections[indexPath.section].images.count - Self.nearEnd else { return }
        // The list must not grow while it is requesting cells.
        DispatchQueue.main.async { [model] in model.approachEnd() }
    }

    package func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        (cell as? ImageCell)?.stop()
    }
}
