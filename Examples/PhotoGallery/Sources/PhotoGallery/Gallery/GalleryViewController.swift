import UIKit

/// The screen of the photos, with the gallery and the preview of single photos.
final class GalleryViewController: UIViewController {
    let photos: PhotosViewController
    let toolbar = ToolbarViewController()
    private(set) var isPreview = false
    private let services: AppServices
    private lazy var screen = GalleryView(toolbarDrop: services.version.toolbarDrop)
    private var isChromeHidden = false

    /// The duration of showing and hiding heading and toolbar in the preview, in seconds.
    private static let chromeFade: TimeInterval = 0.05

    init(_ services: AppServices) {
        self.services = services
        photos = PhotosViewController(services)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { isPreview ? .lightContent : .darkContent }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
    }

    override func loadView() { view = screen }

    override func viewDidLoad() {
        super.viewDidLoad()
        screen.takeColors(ofPreview: false)
        embed(photos, in: screen.content)
        photos.didSelect = { [weak self] in self?.select($0) }
        toolbar.didPress = { NSLog("toolbar: %@", $0.title) }
        screen.heading.closeButton.addAction(
            UIAction { [weak self] _ in self?.closePreview() }, for: .touchUpInside)
    }

    private func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: self)
    }

    private func select(_ item: Int) {
        if isPreview { toggleChrome() } else { openPreview(of: item) }
    }

    // MARK: Gallery and preview

    private func openPreview(of item: Int) {
        isPreview = true
        takeColors()
        photos.flow(.preview, from: item)
        let duration = services.transitionDuration
        screen.heading.showCross(in: duration)
        embed(toolbar, in: screen.toolbarContainer)
        toolbar.hideIcons()
        screen.toolbarContainer.isHidden = false
        moveToolbar(isShown: true, in: duration) { [weak self] in
            if self?.isPreview == true { self?.toolbar.showIcons(in: duration / 2) }
        }
    }

    private func closePreview() {
        guard isPreview else { return }
        isPreview = false
        takeColors()
        toolbar.willMove(toParent: nil)
        toolbar.view.removeFromSuperview()
        toolbar.removeFromParent()
        photos.flow(.gallery)
        let duration = services.transitionDuration
        screen.heading.showTitle(in: duration)
        moveToolbar(isShown: false, in: duration) { [weak self] in
            if self?.isPreview == false { self?.screen.toolbarContainer.isHidden = true }
        }
    }

    private func takeColors() {
        screen.takeColors(ofPreview: isPreview)
        setNeedsStatusBarAppearanceUpdate()
    }

    private func moveToolbar(isShown: Bool, in duration: TimeInterval, _ completion: @escaping () -> Void) {
        screen.layoutIfNeeded()
        screen.isToolbarShown = isShown
        UIView.animate(withDuration: duration) {
            self.screen.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }

    // MARK: Heading and toolbar

    private var chrome: [UIView] { [screen.heading, screen.toolbarContainer, screen.bottomCover] }

    /// Hides or shows heading and toolbar; the photo stays where it is.
    private func toggleChrome() {
        isChromeHidden.toggle()
        let (views, isHidden) = (chrome, isChromeHidden)
        if !isHidden { for view in views { view.isHidden = false } }
        UIView.animate(withDuration: Self.chromeFade) {
            for view in views { view.alpha = isHidden ? 0 : 1 }
        } completion: { [weak self] _ in
            guard let self, isChromeHidden else { return }
            for view in views { view.isHidden = true }
        }
    }
}
