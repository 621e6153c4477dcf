import PhotoData
import UIKit

/// A page of photos below its title.
package final class PageViewController: UIViewController {
    private let subject: PageSubject
    private let titleLabel = UILabel()
    private(set) lazy var grid = PhotoGridView(library: library)
    private let library: PictureLibrary
    private var subscription: PageSubject.Subscription?
    private var pinch = PinchSteps(scale: 1)

    package init(subject: PageSubject, library: PictureLibrary) {
        (self.subject, self.library) = (subject, library)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// The index of the page, counted from 0.
    var index: Int { subject.index }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        titleLabel.font = .futura(17)
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        grid.delegate = self
        grid.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinch(_:))))
        for part in [titleLabel, grid] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: safe.topAnchor, constant: 4),
            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            titleLabel.heightAnchor.constraint(equalToConstant: 22),
            grid.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            grid.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            grid.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
        subscription = subject.subscribe { [weak self] in self?.show($0) }
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        grid.resetScale()
        grid.retryPictures()
    }

    private func show(_ page: PhotoPage) {
        titleLabel.text = page.title
        grid.show(page.shownPhotos)
    }

    @objc private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began: pinch = PinchSteps(scale: recognizer.scale)
        case .changed:
            if let closer = pinch.step(scale: recognizer.scale, velocity: recognizer.velocity) {
                grid.step(closer: closer)
            }
        default: break
        }
    }
}

extension PageViewController: UIScrollViewDelegate {
    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { grid.noteFirstVisible() }
    }

    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { grid.noteFirstVisible() }
}
