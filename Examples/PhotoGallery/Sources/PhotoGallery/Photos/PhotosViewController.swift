import PhotoData
import UIKit

/// The model's photos, as a grid or one at a time, and the transition between the two.
final class PhotosViewController: UIViewController {
    var didSelect: ((Int) -> Void)?
    private let services: AppServices
    /// The list; during a transition, preceded by the list it replaces.
    private var panes: [PhotoPane] = []
    private var animator: UIViewPropertyAnimator?

    /// The list that is visible or about to appear.
    var pane: PhotoPane? { panes.last }

    init(_ services: AppServices) {
        self.services = services
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        view.addSubview(addPane(.gallery).view)
        services.model.observer = { [weak self] in self?.show($0) }
    }

    private func addPane(_ kind: FlowStyle.Kind) -> PhotoPane {
        let pane = PhotoPane(kind, services.model, version: services.version, frame: view.bounds)
        pane.didSelect = { [weak self] in self?.didSelect?($0) }
        // The new list must also receive the pages and pictures that its first layout requests.
        panes.append(pane)
        return pane
    }

    private func show(_ change: PhotoModel<UIImage>.Change) {
        for pane in panes { pane.show(change) }
    }

    /// Changes the scroll direction, keeping an item or the first visible one in place.
    func flow(_ kind: FlowStyle.Kind, from item: Int? = nil) {
        guard let old = pane, old.style.kind != kind else { return }
        finishTransition()
        let item = item ?? old.firstVisibleItem ?? 0
        let new = addPane(kind)
        new.itemColor = kind == .gallery ? .white : .black
        new.arrival = PhotoPane.fadeAfterTransition
        view.insertSubview(new.view, belowSubview: old.view)
        new.view.layoutIfNeeded()
        new.scroll(to: item)
        new.view.layoutIfNeeded()
        new.arrival = 0
        crossFade(from: old, to: new)
    }

    private func crossFade(from old: PhotoPane, to new: PhotoPane) {
        old.view.isUserInteractionEnabled = false
        new.view.alpha = 0
        new.view.transform = CGAffineTransform(scaleX: 0.85, y: 0.95)
        let animator = UIViewPropertyAnimator(
            duration: services.transitionDuration, controlPoint1: CGPoint(x: 0.45, y: -0.4),
            controlPoint2: CGPoint(x: 0.2, y: 1.25)
        ) {
            old.view.alpha = 0
            new.view.alpha = 1
            new.view.transform = .identity
        }
        animator.addCompletion { [weak self] _ in self?.closeLeavingPane() }
        self.animator = animator
        animator.startAnimation()
    }

    /// Completes a running transition at once.
    private func finishTransition() {
        guard let animator else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
    }

    private func closeLeavingPane() {
        while panes.count > 1 { panes.removeFirst().close() }
        animator = nil
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let item = pane?.firstVisibleItem
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.view.layoutIfNeeded()
            if let item { self?.pane?.scroll(to: item) }
        })
    }
}
